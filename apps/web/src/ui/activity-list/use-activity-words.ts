import type { Activity } from '@lamplight/domain/activity';
import { useTranslation } from 'react-i18next';

/** Says in the reader's language what somebody did. */
export function useActivityWords(): (activity: Activity, name: string) => string {
  const { t } = useTranslation('tables');
  return ({ kind, subject }, name) =>
    subject === null ? t(`did.plain.${kind}`, { name }) : t(`did.about.${kind}`, { name, subject });
}
