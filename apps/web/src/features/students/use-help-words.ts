import type { Help } from '@lamplight/domain/students';
import { useTranslation } from 'react-i18next';
import { useSkillName } from '../../ui/skill/use-skill-name.ts';

/** Says in one sentence why a student needs help now. */
export function useHelpWords(): (help: Help) => string {
  const { t } = useTranslation('students');
  const skillName = useSkillName();
  return (help) => {
    if (help.kind === 'long-inactive') return t('help.inactive', { count: help.days });
    const about =
      help.skill === null ? t(`help.place.${help.place ?? 'several'}`) : skillName(help.skill);
    return t('help.wrong', { wrong: help.wrong, about });
  };
}
