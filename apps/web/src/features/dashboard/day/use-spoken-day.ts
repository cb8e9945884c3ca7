import type { TodaysLesson } from '@lamplight/domain/lessons';
import { useTranslation } from 'react-i18next';
import { type DayMoment, nextLesson } from './day-moment.ts';

/** What the guide says of the day: the next lantern by its lesson's name, or that all of them shine. */
export function useSpokenDay(lessons: readonly TodaysLesson[], moment: DayMoment): string {
  const { t } = useTranslation('dashboard');
  switch (moment) {
    case 'evening':
      return t('camp.evening');
    case 'morning':
      return t('camp.morning');
    case 'none':
      return t('today.none');
    case 'lessons': {
      const lit = lessons.filter(({ isCompleted }) => isCompleted).length;
      const title = nextLesson(lessons)?.title ?? '';
      return lit === 0 ? t('camp.first', { title }) : t('camp.next', { title });
    }
  }
}
