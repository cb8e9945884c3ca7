import type { Profile } from '@lamplight/domain/profiles';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import styles from './account-cards.module.css';
import { DeleteDialog } from './delete-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { useDownloadOwnData } from './use-download-own-data.ts';

/** What somebody can do with the account itself: password, own data, deletion. */
export function AccountCards({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('profiles');
  const [open, setOpen] = useState<'password' | 'delete' | null>(null);
  const download = useDownloadOwnData();
  return (
    <div className={styles.cards}>
      <AccountCard title={t('account.password.title')} text={t('account.password.text')}>
        <Button variant="default" onClick={() => setOpen('password')}>
          {t('account.password.open')}
        </Button>
      </AccountCard>
      <AccountCard title={t('account.data.title')} text={t('account.data.text')}>
        <Button variant="default" disabled={download.pending} onClick={download.start}>
          {t(download.pending ? 'account.data.pending' : 'account.data.open')}
        </Button>
      </AccountCard>
      <AccountCard title={t('account.delete.title')} text={t('account.delete.text')}>
        <Button variant="default" onClick={() => setOpen('delete')}>
          {t('account.delete.open')}
        </Button>
      </AccountCard>
      {open === 'password' && <PasswordDialog profile={profile} onClose={() => setOpen(null)} />}
      {open === 'delete' && <DeleteDialog profile={profile} onClose={() => setOpen(null)} />}
    </div>
  );
}

interface AccountCardProps {
  readonly title: string;
  readonly text: string;
  /** The button. */
  readonly children: ReactNode;
}

function AccountCard({ title, text, children }: AccountCardProps) {
  return (
    <Card as="section" className={styles.card} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children}
    </Card>
  );
}
