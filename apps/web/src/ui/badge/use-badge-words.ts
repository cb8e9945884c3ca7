import { ACHIEVEMENTS, isBadgeType } from '@lamplight/domain/achievements';
import { useTranslation } from 'react-i18next';

export interface BadgeWords {
  readonly name: string;
  /** What it was earned for; null for that of a finished lesson. */
  readonly reason: string | null;
}

/** Name and reason of a badge, in the reader's language. */
export function useBadgeWords(): (badgeType: string) => BadgeWords {
  const { t } = useTranslation('achievements');
  return (badgeType) => {
    if (!isBadgeType(badgeType)) return { name: t('finished'), reason: null };
    const { counter, atLeast } = ACHIEVEMENTS[badgeType];
    return { name: t(`names.${badgeType}`), reason: t(`for.${counter}`, { count: atLeast }) };
  };
}
