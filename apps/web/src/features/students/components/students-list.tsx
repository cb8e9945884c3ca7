import type { StudentRow } from '@lamplight/domain/students';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../app/session/use-session.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { SelectField } from '../../../ui/form/fields.tsx';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { nameOf } from '../student-names.ts';
import { useLookForStudents, useStudents, useTaughtClasses } from '../students.queries.ts';
import type { StudentsProps } from '../students.tsx';
import { useStudentColumns } from '../use-student-columns.tsx';
import { NeedsHelp } from './needs-help.tsx';
import styles from './students.module.css';

/** Who needs help now, and every student of the chosen class with how far they are. */
export function StudentsList({ waiting }: Pick<StudentsProps, 'waiting'>) {
  const { t } = useTranslation('students');
  const { user } = useSession();
  const [classId, setClassId] = useState<number>();
  const students = useStudents(classId);
  const look = useLookForStudents();
  const list = students.data?.students;
  const columns = useStudentColumns(students.data?.totalLessons ?? 0);
  const textOf = (student: StudentRow) => `${nameOf(student)} ${student.username}`;
  return (
    <div className={styles.parts}>
      <ClassChoice classId={classId} onChoose={setClassId} />
      <QueryState
        query={students}
        count={4}
        shape="rows"
        loading={t('loading')}
        failed={t('failed')}
      />
      {list?.length === 0 && (
        <EmptyState
          picture="backpack"
          text={t(user?.approved ? 'none' : 'unapproved')}
          action={
            <Button loading={look.isPending} onClick={() => look.mutate()}>
              {t('again')}
            </Button>
          }
        />
      )}
      {list !== undefined && list.length > 0 && (
        <>
          <NeedsHelp students={list} waiting={waiting} />
          <Section title={t('title')}>
            <DataTable
              caption={t('title')}
              rows={list}
              columns={columns}
              rowKey={({ id }) => id}
              textOf={textOf}
              searchLabel={t('search')}
              sortedBy={{ column: 'name', direction: 'ascending' }}
              exportName={t('file')}
            />
          </Section>
        </>
      )}
    </div>
  );
}

interface ClassChoiceProps {
  readonly classId: number | undefined;
  readonly onChoose: (classId: number | undefined) => void;
}

/** Which class is listed, for those who teach several, and the way to its emergency sheet. */
function ClassChoice({ classId, onChoose }: ClassChoiceProps) {
  const { t } = useTranslation('students');
  const { data: classes = [] } = useTaughtClasses();
  const sheetOf = classId ?? (classes.length === 1 ? classes[0]?.id : undefined);
  return (
    <div className={styles.choices}>
      {classes.length > 1 && (
        <SelectField
          className={styles.choice ?? ''}
          label={t('class')}
          value={classId === undefined ? '' : String(classId)}
          data={[
            { value: '', label: t('allClasses') },
            ...classes.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChoose(value === '' ? undefined : Number(value))
          }
        />
      )}
      {sheetOf !== undefined && (
        <LinkButton
          to="/emergency-sheet/$classId"
          params={{ classId: String(sheetOf) }}
          variant="default"
        >
          {t('emergencySheet')}
        </LinkButton>
      )}
    </div>
  );
}
