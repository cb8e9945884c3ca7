import type { LinkedStudent } from '@lamplight/domain/families';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../../lib/full-name.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { useStudentProgress } from '../families.queries.ts';
import { StudentCard } from './student-card.tsx';
import { StudentTabs } from './student-tabs.tsx';
import styles from './student-view.module.css';

/** What other features show of a child, each on a tab of its own. */
export interface PartsOfStudent {
  readonly journal: (student: LinkedStudent) => ReactNode;
  readonly chat: (student: LinkedStudent) => ReactNode;
  /** What is consented to, and what left the building with it. */
  readonly consent: (student: LinkedStudent) => ReactNode;
  /** Lessons that the parent reads aloud for the child. */
  readonly voice: (student: LinkedStudent) => ReactNode;
  /** Whom to call in an emergency, and what to mind. */
  readonly care: (student: LinkedStudent) => ReactNode;
  /** Whether the child is here today, and who collects it. */
  readonly pickup: (student: LinkedStudent) => ReactNode;
}

export interface StudentViewProps {
  readonly student: LinkedStudent;
  readonly parts: PartsOfStudent;
}

/** One child: who they are, how far they have come, and what they did. */
export function StudentView({ student, parts }: StudentViewProps) {
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
          <StudentTabs student={student} progress={progress.data} parts={parts} />
        </>
      )}
    </div>
  );
}
