import type { Backup } from '@lamplight/domain/backups';
import { IconDownload, IconRestore } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../lib/dates.ts';
import { sizeText } from '../../../lib/file-size.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { RowAction } from '../../../ui/data-table/row-action.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';

export interface BackupTableProps {
  readonly backups: readonly Backup[];
  readonly onDownload: (backup: Backup) => void;
  readonly onRestore: (backup: Backup) => void;
}

/** The backups, newest first, with what can be done with each. */
export function BackupTable({ backups, onDownload, onRestore }: BackupTableProps) {
  const { t, i18n } = useTranslation('backups');
  const columns = useBackupColumns();
  if (backups.length === 0) return <EmptyState picture="backpack" text={t('none')} />;
  return (
    <DataTable
      caption={t('title')}
      rows={backups.map((backup, index) => ({ ...backup, id: index }))}
      columns={columns}
      rowKey={({ id }) => id}
      textOf={({ kind, createdAt }) =>
        `${t(`kinds.${kind}`)} ${momentText(createdAt, i18n.language)}`
      }
      searchLabel={t('search')}
      sortedBy={{ column: 'date', direction: 'descending' }}
      actions={(backup) => {
        const date = momentText(backup.createdAt, i18n.language);
        return (
          <>
            <RowAction
              icon={<IconDownload size={20} aria-hidden />}
              word={t('download')}
              label={t('downloadOne', { date })}
              onPress={() => onDownload(backup)}
            />
            <RowAction
              icon={<IconRestore size={20} aria-hidden />}
              word={t('restore')}
              label={t('restoreOne', { date })}
              onPress={() => onRestore(backup)}
            />
          </>
        );
      }}
    />
  );
}

function useBackupColumns(): readonly Column<Backup>[] {
  const { t, i18n } = useTranslation('backups');
  return [
    {
      key: 'date',
      header: t('columns.date'),
      cell: ({ createdAt }) => momentText(createdAt, i18n.language),
      value: ({ createdAt }) => createdAt,
    },
    {
      key: 'kind',
      header: t('columns.kind'),
      cell: ({ kind }) => t(`kinds.${kind}`),
      value: ({ kind }) => kind,
    },
    {
      key: 'size',
      header: t('columns.size'),
      cell: ({ bytes }) => sizeText(bytes, i18n.language),
      value: ({ bytes }) => bytes,
      align: 'end',
    },
    {
      key: 'verified',
      header: t('columns.verified'),
      cell: ({ isVerified }) => t(isVerified ? 'verified' : 'unverified'),
      value: ({ isVerified }) => Number(isVerified),
    },
  ];
}
