import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/shell/page.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeletons } from '../../ui/states/skeletons.tsx';
import { Work } from '../../ui/work/work.tsx';
import { BackButton } from './components/back-button.tsx';
import { StudentPicker } from './components/student-picker.tsx';
import { StudentView } from './components/student-view.tsx';
import { useStudents } from './families.queries.ts';
import styles from './parent-dashboard-page.module.css';

/** The home of parents: how their linked children are getting on (spec 2, Parent dashboard). */
export function ParentDashboardPage() {
  const { t } = useTranslation('families');
  const students = useStudents();
  const [chosen, setChosen] = useState<number | null>(null);
  const all = students.data ?? [];
  const student = all.find(({ id }) => id === chosen) ?? all[0];
  return (
    <Work>
      <Page tabTitle={t('title')}>
        <div className={styles.head}>
          <BackButton />
          <h1 className={styles.title}>{t('title')}</h1>
        </div>
        {students.isPending && <Skeletons count={4} label={t('loading')} />}
        {students.isError && (
          <ErrorState
            error={students.error}
            title={t('failed')}
            onRetry={() => void students.refetch()}
          />
        )}
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
          </>
        )}
      </Page>
    </Work>
  );
}
