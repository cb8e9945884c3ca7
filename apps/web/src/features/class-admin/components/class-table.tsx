import type { ListedClass } from '@lamplight/domain/classes';
import { IconSettings, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayText } from '../../../lib/dates.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { RowAction } from '../../../ui/data-table/row-action.tsx';
import { RemoveClassDialog } from './remove-class-dialog.tsx';

export interface ClassTableProps {
  readonly classes: readonly ListedClass[];
  readonly onOpen: (opened: ListedClass) => void;
}

/** Every class with how many people it has. */
export function ClassTable({ classes, onOpen }: ClassTableProps) {
  const { t } = useTranslation('class-admin');
  const columns = useClassColumns();
  const [removing, setRemoving] = useState<ListedClass | null>(null);
  return (
    <>
      <DataTable
        caption={t('title')}
        rows={classes}
        columns={columns}
        rowKey={({ id }) => id}
        textOf={({ name, code }) => `${name} ${code}`}
        searchLabel={t('search')}
        sortedBy={{ column: 'name', direction: 'ascending' }}
        actions={(row) => (
          <>
            <RowAction
              icon={<IconSettings size={20} aria-hidden />}
              word={t('open')}
              label={t('openOne', { name: row.name })}
              onPress={() => onOpen(row)}
            />
            {classes.length > 1 && (
              <RowAction
                icon={<IconTrash size={20} aria-hidden />}
                word={t('remove.open')}
                label={t('remove.one', { name: row.name })}
                onPress={() => setRemoving(row)}
              />
            )}
          </>
        )}
      />
      {removing !== null && (
        <RemoveClassDialog
          removing={removing}
          others={classes.filter(({ id }) => id !== removing.id)}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  );
}

function useClassColumns(): readonly Column<ListedClass>[] {
  const { t, i18n } = useTranslation('class-admin');
  const count = (key: 'teachers' | 'students'): Column<ListedClass> => ({
    key,
    header: t(key),
    align: 'end',
    cell: (row) => row[key],
    value: (row) => row[key],
  });
  return [
    { key: 'name', header: t('name'), cell: ({ name }) => name, value: ({ name }) => name },
    { key: 'code', header: t('code'), cell: ({ code }) => code, value: ({ code }) => code },
    count('teachers'),
    count('students'),
    {
      key: 'created',
      header: t('created'),
      cell: ({ createdAt }) => dayText(createdAt, i18n.language),
      value: ({ createdAt }) => createdAt,
    },
  ];
}
