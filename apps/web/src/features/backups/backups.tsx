import type { Backup, LastRestore } from '@lamplight/domain/backups';
import { RETENTION } from '@lamplight/domain/retention';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice/notice.tsx';
import { Section } from '../../ui/section/section.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import styles from './backups.module.css';
import { useBackups, useMakeBackup } from './backups.queries.ts';
import { BackupTable } from './components/backup-table.tsx';
import { BringBackup } from './components/bring-backup.tsx';
import { DownloadDialog } from './components/download-dialog.tsx';
import { LastRestored } from './components/last-restored.tsx';
import { RestoreDialog } from './components/restore-dialog.tsx';

type Open = { readonly dialog: 'download' | 'restore'; readonly backup: Backup };

/** The backups of the host: made, taken out, brought in and restored by an admin. */
export function Backups() {
  const { t } = useTranslation('backups');
  const [open, setOpen] = useState<Open | null>(null);
  /** The restore that the host is about to carry out, told by the one before it. */
  const [before, setBefore] = useState<{ readonly last: LastRestore | null } | null>(null);
  const backups = useBackups(before !== null);
  const { data } = backups;
  const isRestarting = before !== null && data?.lastRestore?.at === before.last?.at;
  if (isRestarting) return <Restarting />;
  return (
    <Section title={t('title')} actions={<MakeBackup />}>
      <p className={styles.text}>{t('text', { count: RETENTION.backups.kept.count })}</p>
      <QueryState
        query={backups}
        count={4}
        shape="rows"
        loading={t('loading')}
        failed={t('failed')}
      />
      {data !== undefined && (
        <>
          {data.lastRestore !== null && <LastRestored last={data.lastRestore} />}
          <BackupTable
            backups={data.backups}
            onDownload={(backup) => setOpen({ dialog: 'download', backup })}
            onRestore={(backup) => setOpen({ dialog: 'restore', backup })}
          />
          <BringBackup />
        </>
      )}
      {open?.dialog === 'download' && (
        <DownloadDialog backup={open.backup} onClose={() => setOpen(null)} />
      )}
      {open?.dialog === 'restore' && (
        <RestoreDialog
          backup={open.backup}
          onClose={() => setOpen(null)}
          onRestarting={() => {
            setOpen(null);
            setBefore({ last: data?.lastRestore ?? null });
          }}
        />
      )}
    </Section>
  );
}

function Restarting() {
  const { t } = useTranslation('backups');
  return (
    <Notice picture="sunrise" role="status" title={t('restarting.title')}>
      {t('restarting.text')}
    </Notice>
  );
}

function MakeBackup() {
  const { t } = useTranslation('backups');
  const make = useMakeBackup();
  const tellFailure = useFailureToast();
  const press = async () => {
    try {
      await make.mutateAsync();
      showToast({ kind: 'success', title: t('made') });
    } catch (error) {
      tellFailure({ title: t('makeFailed'), error, fallback: t('makeFailedText') });
    }
  };
  return (
    <Button loading={make.isPending} onClick={() => void press()}>
      {t('make')}
    </Button>
  );
}
