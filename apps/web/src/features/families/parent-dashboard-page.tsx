import type { LinkedStudent } from '@lamplight/domain/families';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/shell/page.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { WorkSurface } from '../../ui/work-surface/work-surface.tsx';
import { BackButton } from './components/back-button.tsx';
import { StudentPicker } from './components/student-picker.tsx';
import { StudentView } from './components/student-view.tsx';
import { useStudents } from './families.queries.ts';
import styles from './parent-dashboard-page.module.css';

interface ParentDashboardPageProps {
  /** What is consented to for a child. */
  readonly consents: (student: LinkedStudent) => ReactNode;
}

/** The home of parents: how their linked children are getting on (spec 2, Parent dashboard). */
export function ParentDashboardPage({ consents }: ParentDashboardPageProps) {
  const { t } = useTranslation('families');
  const students = useStudents();
  const [chosen, setChosen] = useState<number | null>(null);
  const all = students.data ?? [];
  const student = all.find(({ id }) => id === chosen) ?? all[0];
  return (
    <WorkSurface>
      <Page tabTitle={t('title')}>
        <div className={styles.head}>
          <BackButton />
          <h1 className={styles.title}>{t('title')}</h1>
        </div>
        <QueryState query={students} count={4} loading={t('loading')} failed={t('failed')} />
        {students.data?.length === 0 && (
          <EmptyState
            picture="people-hugging"
            title={t('none.title')}
            text={t('none.text')}
            action={
              <Button loading={students.isFetching} onClick={() => void students.refetch()}>
                {t('none.again')}
              </Button>
            }
          />
        )}
        {student !== undefined && (
          <>
            {all.length > 1 && (
              <StudentPicker students={all} chosen={student.id} onChoose={setChosen} />
            )}
            <StudentView key={student.id} student={student} />
            {consents(student)}
          </>
        )}
      </Page>
    </WorkSurface>
  );
}
