import type { LinkedStudent } from '@lamplight/domain/families';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calledName } from '../../../lib/full-name.ts';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { AccountGoes } from './account-goes.tsx';
import styles from './child-account.module.css';
import { DeleteChildDialog } from './delete-child-dialog.tsx';
import { UnlinkDialog } from './unlink-dialog.tsx';
import { useDownloadChild } from './use-download-child.ts';

/** What a parent can do with a child's account: take the data along, end the link, delete it all. */
export function ChildAccount({ student }: { readonly student: LinkedStudent }) {
  const { t } = useTranslation('families');
  const [open, setOpen] = useState<'unlink' | 'delete' | null>(null);
  const download = useDownloadChild(student);
  const name = calledName(student);
  const isConfirmed = student.linkStatus === 'confirmed';
  const close = () => setOpen(null);
  return (
    <div className={styles.cards}>
      {isConfirmed && (
        <TitledCard title={t('data.title', { name })} className={styles.card}>
          <p className={styles.text}>{t('data.text', { name })}</p>
          <Button variant="default" disabled={download.pending} onClick={download.start}>
            {t(download.pending ? 'data.pending' : 'data.open')}
          </Button>
        </TitledCard>
      )}
      <TitledCard title={t('unlink.title')} className={styles.card}>
        <p className={styles.text}>{t('unlink.text', { name })}</p>
        <Button variant="default" onClick={() => setOpen('unlink')}>
          {t('unlink.open', { name })}
        </Button>
      </TitledCard>
      {isConfirmed && (
        <TitledCard title={t('deletion.title', { name })} className={styles.card}>
          {student.goesAt === null ? (
            <>
              <p className={styles.text}>{t('deletion.text', { name })}</p>
              <Button variant="default" onClick={() => setOpen('delete')}>
                {t('deletion.open')}
              </Button>
            </>
          ) : (
            <AccountGoes student={student} goesAt={student.goesAt} />
          )}
        </TitledCard>
      )}
      {open === 'unlink' && <UnlinkDialog student={student} onClose={close} />}
      {open === 'delete' && <DeleteChildDialog student={student} onClose={close} />}
    </div>
  );
}
