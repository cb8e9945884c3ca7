import type { Profile } from '@lamplight/domain/profiles';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { UsernameField } from '../../../ui/form/fields.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from './account-cards.module.css';
import { useDeleteAccount } from './use-delete-account.ts';

export interface DeleteDialogProps {
  readonly profile: Profile;
  readonly onClose: () => void;
}

/** Deletes the own account, after its user name was typed. */
export function DeleteDialog({ profile, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('profiles');
  const { username, role } = profile;
  const [typed, setTyped] = useState('');
  const deletion = useDeleteAccount();
  const isSure = typed.trim() === username;
  return (
    <Dialog title={t('account.delete.title')} onClose={onClose}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isSure && !deletion.pending) deletion.start();
        }}
      >
        <p className={styles.text}>{t(`account.delete.goes.${role}`)}</p>
        <UsernameField
          label={t('account.delete.type')}
          description={username}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {deletion.refusal === 'DEMO_ACCOUNT' && (
          <Notice title={t('profile.demoTitle')} role="status">
            {t('profile.demo')}
          </Notice>
        )}
        {deletion.refusal === 'LAST_ADMIN' && (
          <Notice picture="key" title={t('account.delete.lastAdminTitle')} role="status">
            {t('account.delete.lastAdmin')}
          </Notice>
        )}
        <div className={styles.ways}>
          <Button variant="default" data-autofocus onClick={onClose}>
            {t('account.delete.cancel')}
          </Button>
          <Button type="submit" color="red.9" disabled={!isSure || deletion.pending}>
            {t(deletion.pending ? 'account.delete.pending' : 'account.delete.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
