import type { ProgramError } from '@lamplight/domain/projects';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Says in a child's words what went wrong in a program, and how to look for it. */
export function useErrorWords(): (error: ProgramError) => string {
  const { t } = useTranslation('projects');
  return useCallback(
    ({ kind, name, message }) => {
      if (kind === 'reference' && name !== undefined) return t('errors.unknownName', { name });
      return t(`errors.${kind}`, { message });
    },
    [t],
  );
}
