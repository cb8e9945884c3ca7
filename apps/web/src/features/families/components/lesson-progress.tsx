import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { subjectOfCategory } from '../../../ui/subject/subjects.ts';
import { useModules } from '../families.queries.ts';
import { type LessonOfStudent, moduleProgress } from '../progress-summary.ts';
import styles from './lesson-progress.module.css';
import { LessonTable } from './lesson-table.tsx';
import { RecentScores } from './recent-scores.tsx';

export interface LessonProgressProps {
  readonly progress: readonly LessonOfStudent[];
}

/** 'Lesson Progress': each module, the last scores, and every lesson behind them. */
export function LessonProgress({ progress }: LessonProgressProps) {
  const { t } = useTranslation('families');
  const modules = useModules();
  if (!modules.isSuccess) {
    return (
      <QueryState
        query={modules}
        count={4}
        loading={t('modules.loading')}
        failed={t('modules.failed')}
      />
    );
  }
  return (
    <div className={styles.parts}>
      <Section title={t('modules.title')}>
        <ul className={styles.modules}>
          {moduleProgress(modules.data, progress).map(({ module, completed, total, percent }) => (
            <li key={module.id} className={styles.module}>
              <div className={styles.line}>
                <strong>{module.title}</strong>
                <span>{t('modules.progress', { completed, total, percent })}</span>
              </div>
              <ProgressBar
                percent={percent}
                label={t('modules.progressLabel', { module: module.title })}
                subject={subjectOfCategory(module.category)}
              />
            </li>
          ))}
        </ul>
      </Section>
      {progress.length === 0 ? (
        <EmptyState picture="seedling" text={t('lessons.none')} />
      ) : (
        <>
          <RecentScores progress={progress} />
          <LessonTable progress={progress} modules={modules.data} />
        </>
      )}
    </div>
  );
}
