import type { WeekOfChild } from '@lamplight/domain/families';
import { useTranslation } from 'react-i18next';
import { dayText } from '../../../lib/dates.ts';

/** From when to when the child was in this week, in words. */
export function useWeekDates({ from, to }: Pick<WeekOfChild, 'from' | 'to'>): string {
  const { t, i18n } = useTranslation('weekly');
  if (from === null) return t('dates.ahead');
  const first = dayText(from, i18n.language);
  return to === null
    ? t('dates.since', { first })
    : t('dates.span', { first, last: dayText(to, i18n.language) });
}
