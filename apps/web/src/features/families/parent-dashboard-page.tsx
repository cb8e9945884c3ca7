import type { LinkedStudent } from '@lamplight/domain/families';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Page } from '../../ui/shell/page.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { WorkSurface } from '../../ui/work-surface/work-surface.tsx';
import { BackButton } from './components/back-button.tsx';
import { NoStudents } from './components/no-students.tsx';
import { StudentPicker } from './components/student-picker.tsx';
import { type PartsOfStudent, StudentView } from './components/student-view.tsx';
import { useStudents } from './families.queries.ts';
import styles from './parent-dashboard-page.module.css';
import { useChosenChild } from './use-chosen-child.ts';

interface ParentDashboardPageProps {
  /** What teachers say to the families. */
  readonly news: (students: readonly LinkedStudent[]) => ReactNode;
  /** The days of the children's classes. */
  readonly calendar: (students: readonly LinkedStudent[]) => ReactNode;
  /** What other features show of a child. */
  readonly parts: PartsOfStudent;
  /** Where the code of a pairing slip is typed. */
  readonly linkChild: (onLinked: (studentId: number) => void) => ReactNode;
}

/** The home of parents: how their linked children are getting on (spec 2, Parent dashboard). */
export function ParentDashboardPage({
  news,
  calendar,
  parts,
  linkChild,
}: ParentDashboardPageProps) {
  const { t } = useTranslation('families');
  const students = useStudents();
  const [linking, setLinking] = useState(false);
  const all = students.data ?? [];
  const [student, choose] = useChosenChild(all);
  const linked = (id: number) => {
    setLinking(false);
    choose(id);
  };
  return (
    <WorkSurface>
      <Page tabTitle={t('title')}>
        <div className={styles.head}>
          <BackButton />
          <h1 className={styles.title}>{t('title')}</h1>
          {all.length > 0 && (
            <Button variant="default" className={styles.link} onClick={() => setLinking(true)}>
              {t('link.open')}
            </Button>
          )}
        </div>
        <QueryState query={students} count={4} loading={t('loading')} failed={t('failed')} />
        {students.data?.length === 0 && (
          <NoStudents
            searching={students.isFetching}
            onLookAgain={() => void students.refetch()}
            linkChild={linkChild(linked)}
          />
        )}
        {news(all)}
        {student !== undefined && (
          <>
            {all.length > 1 && (
              <StudentPicker students={all} chosen={student.id} onChoose={choose} />
            )}
            <StudentView key={student.id} student={student} parts={parts} />
            {calendar(all)}
          </>
        )}
        {linking && (
          <Dialog title={t('link.open')} onClose={() => setLinking(false)}>
            {linkChild(linked)}
          </Dialog>
        )}
      </Page>
    </WorkSurface>
  );
}
