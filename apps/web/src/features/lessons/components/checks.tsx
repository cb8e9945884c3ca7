import type { LessonDetail } from '@lamplight/domain/lessons';
import { useTranslation } from 'react-i18next';
import { CheckQuestion } from './check-question.tsx';
import styles from './checks.module.css';

/** 'Check what you know': the lesson's questions. Finishing the lesson never waits for them. */
export function Checks({ lesson }: { readonly lesson: LessonDetail }) {
  const { t } = useTranslation('lessons');
  const total = lesson.checks.length;
  if (total === 0) return null;
  return (
    <section className={styles.checks}>
      <div>
        <h3 className={styles.heading}>{t('checks.title')}</h3>
        <p className={styles.intro}>{t('checks.text')}</p>
      </div>
      {lesson.checks.map((check, index) => (
        <CheckQuestion
          key={check.question}
          lessonId={lesson.id}
          language={lesson.language}
          check={check}
          index={index}
          total={total}
        />
      ))}
    </section>
  );
}
