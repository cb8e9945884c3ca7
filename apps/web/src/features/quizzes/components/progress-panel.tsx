import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import { SUBJECT_PICTURES } from '../../../ui/subject/subjects.ts';
import type { ShownProgress } from '../shown-progress.ts';
import styles from './progress-panel.module.css';

/** 'Your Progress': finished quizzes, and for each subject the questions that were met and the best score. */
export function ProgressPanel({ progress }: { readonly progress: readonly ShownProgress[] }) {
  const { t } = useTranslation(['quizzes', 'shell']);
  const completed = progress.reduce((sum, each) => sum + each.completed, 0);
  return (
    <Card as="section" className={styles.panel} aria-labelledby="quiz-progress">
      <div className={styles.head}>
        <h2 id="quiz-progress" className={styles.title}>
          <Picture name="trophy" size={36} />
          {t('progress.title')}
        </h2>
        <p className={styles.total}>{t('progress.completed', { count: completed })}</p>
      </div>
      {completed === 0 && <p className={styles.empty}>{t('progress.none')}</p>}
      <ul className={styles.rows}>
        {progress.map(({ subject, questions, met, best }) => {
          const name = t(`shell:subjects.${subject}`);
          const answered =
            questions === null
              ? t('progress.metSome', { count: met })
              : t('progress.met', { met, questions });
          return (
            <li key={subject} className={styles.row} data-subject={subject}>
              <Picture name={SUBJECT_PICTURES[subject]} size={28} />
              <span className={styles.name}>{name}</span>
              <span className={styles.bar}>
                <ProgressBar
                  percent={questions === null || questions === 0 ? 0 : (100 * met) / questions}
                  label={`${name}: ${answered}`}
                  subject={subject}
                />
              </span>
              <span className={styles.met}>{answered}</span>
              <span className={styles.best}>
                {best === null ? t('progress.noBest') : t('progress.best', { percent: best })}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
