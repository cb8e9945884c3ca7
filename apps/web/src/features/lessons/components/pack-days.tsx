import type { LessonSummary, ModuleView } from '@lamplight/domain/lessons';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './lesson-row.module.css';
import { LessonRow } from './lesson-row.tsx';
import days from './pack-days.module.css';

export interface PackDaysProps {
  readonly pack: NonNullable<ModuleView['pack']>;
  readonly lessons: readonly LessonSummary[];
}

/** The days of a content pack: each with its verse and a thought, and the lessons that belong to it. */
export function PackDays({ pack, lessons }: PackDaysProps) {
  return (
    <ol className={days.days}>
      {pack.days.map((day) => (
        <PackDay
          key={day.day}
          day={day}
          language={pack.language}
          lessons={lessons.filter(({ dayNumber }) => dayNumber === day.day)}
        />
      ))}
    </ol>
  );
}

interface PackDayProps {
  readonly day: PackDaysProps['pack']['days'][number];
  readonly language: string;
  readonly lessons: readonly LessonSummary[];
}

function PackDay({ day: { day, title, thought, verse }, language, lessons }: PackDayProps) {
  const { t } = useTranslation('lessons');
  const titleId = useId();
  return (
    <li className={days.day} aria-labelledby={titleId}>
      <h4 id={titleId} className={days.title}>
        {t('lessons.row', { day, title })}
      </h4>
      {verse !== null && (
        <blockquote className={days.verse} lang={language}>
          <p>{verse.words}</p>
          <cite>{verse.reference}</cite>
        </blockquote>
      )}
      <p className={days.thought} lang={language}>
        {thought}
      </p>
      <ul className={styles.list}>
        {lessons.map((lesson) => (
          <LessonRow key={lesson.id} lesson={lesson} underDay />
        ))}
      </ul>
    </li>
  );
}
