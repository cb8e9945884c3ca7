import { PLAYABLE_QUESTIONS, type QuestionSetSummary } from '@lamplight/domain/question-sets';
import { IconCopy, IconDownload, IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { dayText } from '../../../lib/dates.ts';
import { randomId } from '../../../lib/platform.ts';
import { saveFile } from '../../../lib/save-file.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { RowAction } from '../../../ui/data-table/row-action.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import styles from '../question-sets.module.css';
import { useDuplicateSet, useSetAsCsv } from '../question-sets.queries.ts';

export interface SetsTableProps {
  readonly sets: readonly QuestionSetSummary[];
  readonly onOpen: (dialog: 'edit' | 'preview' | 'delete', set: QuestionSetSummary) => void;
}

/** The sets, with what can be done with each. */
export function SetsTable({ sets, onOpen }: SetsTableProps) {
  const { t } = useTranslation('question-sets');
  const columns = useColumns();
  return (
    <DataTable
      caption={t('title')}
      rows={sets}
      columns={columns}
      rowKey={({ id }) => id}
      textOf={({ name, teacher }) => `${name} ${teacher}`}
      searchLabel={t('list.search')}
      sortedBy={{ column: 'updated', direction: 'descending' }}
      actions={(set) => <SetActions set={set} onOpen={onOpen} />}
    />
  );
}

function SetActions({
  set,
  onOpen,
}: {
  readonly set: QuestionSetSummary;
  readonly onOpen: SetsTableProps['onOpen'];
}) {
  const { t } = useTranslation('question-sets');
  const duplicate = useDuplicateSet();
  const asCsv = useSetAsCsv();
  const fail = useFailureToast();
  const { id, name, isOwn } = set;
  const copy = () =>
    duplicate.mutate(
      { key: randomId(), input: { id } },
      {
        onSuccess: (made) =>
          showToast({ kind: 'success', title: t('copy.done', { name: made.name }) }),
        onError: (error) => fail({ title: t('copy.failed'), error, fallback: t('again') }),
      },
    );
  const save = () =>
    asCsv.mutate(id, {
      onSuccess: ({ filename, csv }) => saveFile(filename, 'text/csv;charset=utf-8', csv),
      onError: (error) => fail({ title: t('export.failed'), error, fallback: t('again') }),
    });
  const icon = { size: 20, 'aria-hidden': true } as const;
  const action = (key: 'edit' | 'preview' | 'duplicate' | 'export' | 'delete') => ({
    word: t(`row.${key}`),
    label: t(`row.${key}Of`, { name }),
  });
  return (
    <div className={styles.rowActions}>
      {isOwn && (
        <RowAction
          icon={<IconPencil {...icon} />}
          {...action('edit')}
          onPress={() => onOpen('edit', set)}
        />
      )}
      <RowAction
        icon={<IconEye {...icon} />}
        {...action('preview')}
        onPress={() => onOpen('preview', set)}
      />
      <RowAction
        icon={<IconCopy {...icon} />}
        {...action('duplicate')}
        busy={duplicate.isPending}
        onPress={copy}
      />
      <RowAction
        icon={<IconDownload {...icon} />}
        {...action('export')}
        busy={asCsv.isPending}
        onPress={save}
      />
      {isOwn && (
        <RowAction
          icon={<IconTrash {...icon} />}
          {...action('delete')}
          onPress={() => onOpen('delete', set)}
        />
      )}
    </div>
  );
}

function useColumns(): readonly Column<QuestionSetSummary>[] {
  const { t, i18n } = useTranslation('question-sets');
  return [
    { key: 'name', header: t('list.name'), cell: ({ name }) => name, value: ({ name }) => name },
    {
      key: 'questions',
      header: t('list.questions'),
      cell: ({ questions, isPlayable }) => (
        <>
          {questions}
          {!isPlayable && (
            <span className={styles.hint}>{t('list.tooSmall', { count: PLAYABLE_QUESTIONS })}</span>
          )}
        </>
      ),
      value: ({ questions }) => questions,
    },
    {
      key: 'teacher',
      header: t('list.teacher'),
      cell: ({ teacher, isOwn }) => (isOwn ? t('list.you') : teacher),
      value: ({ teacher, isOwn }) => (isOwn ? '' : teacher),
    },
    {
      key: 'updated',
      header: t('list.updated'),
      cell: ({ updatedAt }) => dayText(updatedAt, i18n.language),
      value: ({ updatedAt }) => updatedAt,
    },
  ];
}
