import type { InstalledTranslation } from '@lamplight/domain/scripture';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { RowAction } from '../../ui/data-table/row-action.tsx';
import { LinkButton } from '../../ui/link-button/link-button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Section } from '../../ui/section/section.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import { AddTranslation } from './components/add-translation.tsx';
import { useTranslationColumns } from './components/translation-columns.tsx';
import { useInstalled, useRemoveTranslation } from './scripture-library.queries.ts';

/** Where an admin adds Bibles to the host, sees them and removes them. */
export function ScriptureLibrary() {
  const { t } = useTranslation('scripture-library');
  const installed = useInstalled();
  const columns = useTranslationColumns();
  const open = (
    <LinkButton to="/scripture" variant="default">
      {t('open')}
    </LinkButton>
  );
  return (
    <Section title={t('title')} actions={open}>
      <Notice picture="open-book">{t('text')}</Notice>
      <QueryState
        query={installed}
        count={2}
        shape="rows"
        loading={t('loading')}
        failed={t('failed')}
      />
      {installed.data?.length === 0 && <EmptyState picture="books" text={t('none')} />}
      {installed.data !== undefined && installed.data.length > 0 && (
        <DataTable
          caption={t('title')}
          rows={installed.data}
          columns={columns}
          rowKey={({ id }) => id}
          textOf={({ name, abbreviation }) => `${name} ${abbreviation}`}
          searchLabel={t('search')}
          sortedBy={{ column: 'added', direction: 'descending' }}
          actions={(translation) => <RemoveTranslation translation={translation} />}
        />
      )}
      <AddTranslation />
    </Section>
  );
}

function RemoveTranslation({ translation }: { readonly translation: InstalledTranslation }) {
  const { t } = useTranslation('scripture-library');
  const removal = useRemoveTranslation();
  const tellFailure = useFailureToast();
  const { id, name } = translation;

  const remove = async () => {
    if (!window.confirm(t('removeConfirm', { name }))) return;
    try {
      await removal.mutateAsync({ id });
      showToast({ kind: 'success', title: t('removed', { name }) });
    } catch (error) {
      tellFailure({ title: t('removeFailed'), error, fallback: t('removeFailedText') });
    }
  };

  return (
    <RowAction
      icon={<IconTrash size={20} aria-hidden />}
      word={t('remove')}
      label={t('removeOne', { name })}
      busy={removal.isPending}
      onPress={() => void remove()}
    />
  );
}
