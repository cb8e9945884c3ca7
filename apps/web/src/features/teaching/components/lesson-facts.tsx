import type { TeacherLesson } from '@lamplight/domain/teaching';
import { useTranslation } from 'react-i18next';
import { dayText } from '../../../lib/dates.ts';
import { DifficultyBadge } from '../../../ui/lesson/difficulty-badge.tsx';
import styles from './my-lessons.module.css';

/** Difficulty, subject, minutes and the day on which a lesson was written. */
export function LessonFacts({ lesson }: { readonly lesson: TeacherLesson }) {
  const { t, i18n } = useTranslation('teaching');
  const { difficulty, subject, duration, createdAt } = lesson;
  return (
    <div className={styles.facts}>
      <DifficultyBadge difficulty={difficulty} name={t(`difficulty.${difficulty}`)} />
      <span>{t(`subjects.${subject}`)}</span>
      <span>{t('lessons.minutes', { count: duration })}</span>
      <span>{t('lessons.written', { date: dayText(createdAt, i18n.language) })}</span>
    </div>
  );
}
