import { CURRICULUM_DAYS } from '@lamplight/domain/curriculum';
import type { TaughtStudent } from '@lamplight/domain/teaching';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { dayText } from '../../../lib/dates.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { useLookForStudents, useTaughtStudents } from '../teaching.queries.ts';
import { ProgressCell } from './progress-cell.tsx';

/** First and last name, else the user name. */
function nameOf({ firstName, lastName, username }: TaughtStudent): string {
  const names = [firstName, lastName].filter(Boolean);
  return names.length === 0 ? username : names.join(' ');
}

/** The students of the teacher's classes, and how far each has come. */
export function StudentsTable({ approved }: { readonly approved: boolean }) {
  const { t } = useTranslation('teaching');
  const students = useTaughtStudents();
  const look = useLookForStudents();
  const columns = useColumns();
  return (
    <Section title={t('students.title')}>
      <QueryState
        query={students}
        count={4}
        shape="rows"
        loading={t('students.loading')}
        failed={t('students.failed')}
      />
      {students.data?.length === 0 && (
        <EmptyState
          picture="backpack"
          text={t(approved ? 'students.none' : 'students.unapproved')}
          action={
            <Button loading={look.isPending} onClick={() => look.mutate()}>
              {t('students.again')}
            </Button>
          }
        />
      )}
      {students.data !== undefined && students.data.length > 0 && (
        <DataTable
          caption={t('students.title')}
          rows={students.data}
          columns={columns}
          rowKey={({ id }) => id}
          textOf={(student) => `${nameOf(student)} ${student.username}`}
          searchLabel={t('students.search')}
          sortedBy={{ column: 'name', direction: 'ascending' }}
          exportName={t('students.file')}
        />
      )}
    </Section>
  );
}

function useColumns(): readonly Column<TaughtStudent>[] {
  const { t, i18n } = useTranslation('teaching');
  const column = (key: 'age' | 'grade'): Column<TaughtStudent> => ({
    key,
    header: t(`students.${key}`),
    align: 'end',
    cell: (student) => student[key] ?? t('students.unknown'),
    value: (student) => student[key],
  });
  return [
    { key: 'name', header: t('students.name'), cell: nameOf, value: nameOf },
    {
      key: 'username',
      header: t('students.username'),
      cell: ({ username }) => username,
      value: ({ username }) => username,
    },
    column('age'),
    column('grade'),
    {
      key: 'day',
      header: t('students.day'),
      align: 'end',
      cell: ({ currentDay }) => t('students.dayOf', { day: currentDay, total: CURRICULUM_DAYS }),
      value: ({ currentDay }) => currentDay,
    },
    {
      key: 'progress',
      header: t('students.progress'),
      cell: (student) => <ProgressCell student={student} name={nameOf(student)} />,
      value: ({ progress }) => progress,
    },
    {
      key: 'seen',
      header: t('students.seen'),
      cell: ({ lastLoginAt }) =>
        lastLoginAt === null ? t('students.never') : dayText(lastLoginAt, i18n.language),
      value: ({ lastLoginAt }) => lastLoginAt,
    },
  ];
}
