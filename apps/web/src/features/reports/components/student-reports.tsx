import type { ChildAnalytics, ClassSpan } from '@lamplight/domain/analytics';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { useReportedStudents } from '../reports.queries.ts';

/** The students of a class, each with the way to their report. */
export function StudentReports(wish: ClassSpan) {
  const { t } = useTranslation(['reports', 'analytics']);
  const students = useReportedStudents(wish);
  if (!students.isSuccess) {
    return (
      <QueryState
        query={students}
        count={3}
        shape="rows"
        loading={t('student.loading')}
        failed={t('student.failed')}
      />
    );
  }
  const columns: readonly Column<ChildAnalytics>[] = [
    {
      key: 'name',
      header: t('analytics:children.name'),
      cell: ({ name }) => name,
      value: ({ name }) => name,
    },
    {
      key: 'days',
      header: t('analytics:children.days'),
      align: 'end',
      cell: ({ daysActive }) => daysActive,
      value: ({ daysActive }) => daysActive,
    },
    {
      key: 'lessons',
      header: t('analytics:children.lessons'),
      align: 'end',
      cell: ({ lessons }) => lessons,
      value: ({ lessons }) => lessons,
    },
  ];
  return (
    <DataTable
      caption={t('student.title')}
      rows={students.data}
      columns={columns}
      rowKey={({ userId }) => userId}
      textOf={({ name, username }) => `${name} ${username}`}
      searchLabel={t('analytics:children.search')}
      sortedBy={{ column: 'name', direction: 'ascending' }}
      actions={({ userId, name }) => (
        <LinkButton
          variant="default"
          to="/reports/child/$studentId"
          params={{ studentId: String(userId) }}
          search={{ span: wish.span }}
        >
          <span aria-hidden>{t('student.open')}</span>
          <VisuallyHidden>{t('student.openOf', { name })}</VisuallyHidden>
        </LinkButton>
      )}
    />
  );
}
