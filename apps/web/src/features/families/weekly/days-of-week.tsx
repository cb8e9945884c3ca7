import type { WeekOfChild } from '@lamplight/domain/families';
import { useTranslation } from 'react-i18next';
import styles from './weekly.module.css';

type Lesson = WeekOfChild['days'][number]['lessons'][number];

/** The seven days with their lessons: what is done, and how it went. */
export function DaysOfWeek({ page }: { readonly page: WeekOfChild }) {
  const { t } = useTranslation('weekly');
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('days.title')}</h2>
      <ul className={styles.days}>
        {page.days.map(({ day, title, lessons }) => (
          <li key={day} className={styles.day}>
            <h3 className={styles.dayTitle}>{t('days.day', { day, title })}</h3>
            <ul className={styles.lessons}>
              {lessons.map((lesson) => (
                <li key={lesson.id} data-done={lesson.completedAt !== null}>
                  <span aria-hidden="true" className={styles.box} />
                  <span>
                    {lesson.title}
                    <LessonResult lesson={lesson} />
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LessonResult({ lesson }: { readonly lesson: Lesson }) {
  const { t } = useTranslation('weekly');
  const { completedAt, score, evidence } = lesson;
  if (completedAt === null) return <span className={styles.spoken}> {t('days.open')}</span>;
  const parts = [
    score === null ? t('days.done') : t('days.score', { percent: score }),
    ...(evidence === null ? [] : [t('days.evidence', { percent: evidence })]),
  ];
  return <span className={styles.result}> {parts.join(', ')}</span>;
}
