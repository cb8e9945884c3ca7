import type { Assignment } from '@lamplight/domain/assignments';
import { useTranslation } from 'react-i18next';
import { calendarDayText } from '../../lib/dates.ts';

/** Says where a lesson was given, until when, and how many have completed it. */
export function usePlaceWords(): (place: Assignment) => string {
  const { t, i18n } = useTranslation('assignments');
  return ({ className: name, dueOn, students, completed }) => {
    const words = { name, students, completed };
    if (dueOn === null) return t('given.class', words);
    return t('given.classDue', { ...words, date: calendarDayText(dueOn, i18n.language) });
  };
}
