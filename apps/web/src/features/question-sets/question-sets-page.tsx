import type { QuestionSetSummary } from '@lamplight/domain/question-sets';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/shell/page.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { WorkSurface } from '../../ui/work-surface/work-surface.tsx';
import { DeleteSetDialog } from './components/delete-set-dialog.tsx';
import { EditSetDialog } from './components/edit-set-dialog.tsx';
import { ImportDialog } from './components/import-dialog.tsx';
import { NewSetDialog } from './components/new-set-dialog.tsx';
import { PreviewDialog } from './components/preview-dialog.tsx';
import { SetsTable } from './components/sets-table.tsx';
import styles from './question-sets.module.css';
import { useQuestionSets } from './question-sets.queries.ts';

/** What is open over the list. */
type Open =
  | { readonly dialog: 'new' | 'import' }
  | { readonly dialog: 'edit' | 'preview' | 'delete'; readonly set: QuestionSetSummary };

/** A teacher's own questions for live rooms: write, import, look at and copy sets. */
export function QuestionSetsPage() {
  const { t } = useTranslation('question-sets');
  const sets = useQuestionSets();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const write = () => setOpen({ dialog: 'new' });
  return (
    <WorkSurface>
      <Page
        title={t('title')}
        subtitle={t('subtitle')}
        width="wide"
        backTo="/multiplayer-games"
        actions={
          <div className={styles.buttons}>
            <Button variant="cta" onClick={write}>
              {t('actions.new')}
            </Button>
            <Button variant="default" onClick={() => setOpen({ dialog: 'import' })}>
              {t('actions.import')}
            </Button>
          </div>
        }
      >
        <QueryState
          query={sets}
          count={3}
          shape="rows"
          loading={t('list.loading')}
          failed={t('list.failed')}
        />
        {sets.data?.length === 0 && (
          <EmptyState
            picture="memo"
            title={t('list.noneTitle')}
            text={t('list.none')}
            action={<Button onClick={write}>{t('list.first')}</Button>}
          />
        )}
        {sets.data !== undefined && sets.data.length > 0 && (
          <SetsTable sets={sets.data} onOpen={(dialog, set) => setOpen({ dialog, set })} />
        )}
      </Page>
      {open?.dialog === 'new' && <NewSetDialog onClose={close} />}
      {open?.dialog === 'import' && <ImportDialog onClose={close} />}
      {open?.dialog === 'edit' && <EditSetDialog set={open.set} onClose={close} />}
      {open?.dialog === 'preview' && <PreviewDialog set={open.set} onClose={close} />}
      {open?.dialog === 'delete' && <DeleteSetDialog set={open.set} onClose={close} />}
    </WorkSurface>
  );
}
