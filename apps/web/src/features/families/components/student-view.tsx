import type { LinkedStudent, StudentProgress } from '@lamplight/domain/families';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice/notice.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { useHashTab } from '../../../ui/tabs/use-hash-tab.ts';
import { useStudentProgress } from '../families.queries.ts';
import { fullName } from '../progress-summary.ts';
import { Achievements } from './achievements.tsx';
import { ActivitySummary } from './activity-summary.tsx';
import { LessonProgress } from './lesson-progress.tsx';
import { StudentCard } from './student-card.tsx';
import styles from './student-view.module.css';

/** One child: who they are, how far they have come, and what they did. */
export function StudentView({ student }: { readonly student: LinkedStudent }) {
  const { t } = useTranslation('families');
  const progress = useStudentProgress(student.id);
  return (
    <div className={styles.view}>
      {student.linkStatus === 'unconfirmed' && (
        <Notice picture="key" title={t('unconfirmed.title')}>
          {t('unconfirmed.text', { name: fullName(student) })}
        </Notice>
      )}
      <QueryState
        query={progress}
        count={3}
        loading={t('progress.loading')}
        failed={t('progress.failed')}
      />
      {progress.data !== undefined && (
        <>
          <StudentCard student={student} progress={progress.data} />
          <StudentTabs student={student} progress={progress.data} />
        </>
      )}
    </div>
  );
}

interface StudentTabsProps {
  readonly student: LinkedStudent;
  readonly progress: StudentProgress;
}

function StudentTabs({ student, progress }: StudentTabsProps) {
  const { t } = useTranslation('families');
  const [open, show] = useHashTab(['lessons', 'achievements', 'activity']);
  return (
    <Tabs
      label={t('tabs.label', { name: fullName(student) })}
      open={open}
      onOpen={show}
      tabs={[
        {
          name: 'lessons',
          label: t('tabs.lessons'),
          picture: 'books',
          content: <LessonProgress progress={progress.progress} />,
        },
        {
          name: 'achievements',
          label: t('tabs.achievements'),
          picture: 'trophy',
          content: <Achievements achievements={progress.achievements} />,
        },
        {
          name: 'activity',
          label: t('tabs.activity'),
          picture: 'calendar',
          content: <ActivitySummary student={student} progress={progress} />,
        },
      ]}
    />
  );
}
