import type { ChildAnalytics } from '@lamplight/domain/analytics';
import { useTranslation } from 'react-i18next';
import { useShareText } from '../../../ui/class-span/use-share-text.ts';
import { PrintTable } from '../../../ui/print/print-table.tsx';
import { Part } from './part.tsx';

/** How each student of a class is doing. */
export function ClassStudents({ students }: { readonly students: readonly ChildAnalytics[] }) {
  const { t } = useTranslation(['reports', 'analytics', 'tables']);
  const share = useShareText();
  return (
    <Part title={t('classReport.students')}>
      <PrintTable
        caption={t('classReport.students')}
        rows={students}
        rowKey={({ userId }) => userId}
        columns={[
          { key: 'name', header: t('analytics:children.name'), cell: ({ name }) => name },
          {
            key: 'days',
            header: t('analytics:children.days'),
            align: 'end',
            cell: ({ daysActive }) => daysActive,
          },
          {
            key: 'minutes',
            header: t('analytics:children.minutes'),
            align: 'end',
            cell: ({ minutes }) => minutes,
          },
          {
            key: 'lessons',
            header: t('analytics:children.lessons'),
            align: 'end',
            cell: ({ lessons }) => lessons,
          },
          {
            key: 'right',
            header: t('analytics:children.right'),
            align: 'end',
            cell: ({ shareRight }) => share(shareRight),
          },
          {
            key: 'trend',
            header: t('analytics:children.trend'),
            cell: ({ trend }) =>
              trend === null ? t('tables:notEnough') : t(`analytics:children.trends.${trend}`),
          },
        ]}
      />
    </Part>
  );
}
