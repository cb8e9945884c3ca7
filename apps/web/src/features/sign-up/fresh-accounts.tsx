import type { FreshAccount } from '@lamplight/domain/auth';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../lib/dates.ts';
import { TitledCard } from '../../ui/card/titled-card.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import styles from './sign-up.module.css';
import { useDeleteFreshAccounts, useFreshAccounts } from './sign-up.queries.ts';

/** Made-up accounts of the last hour: what there is, and a way to delete all that were looked at. */
export function FreshAccounts() {
  const { t, i18n } = useTranslation('sign-up');
  const fresh = useFreshAccounts();
  const [asked, setAsked] = useState(false);
  const accounts = fresh.data ?? [];
  return (
    <TitledCard title={t('fresh.title')} className={styles.card}>
      <p className={styles.text}>{t('fresh.text')}</p>
      <QueryState
        query={fresh}
        count={2}
        shape="rows"
        loading={t('loading')}
        failed={t('failed')}
      />
      {fresh.data !== undefined && accounts.length === 0 && <p>{t('fresh.none')}</p>}
      {accounts.length > 0 && (
        <>
          <p className={styles.found}>{t('fresh.found', { count: accounts.length })}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard. */}
          <ul className={styles.accounts} tabIndex={0}>
            {accounts.map(({ id, username, role, createdAt }) => (
              <li key={id}>
                <strong>{username}</strong> {momentText(createdAt, i18n.language)}
                {role !== 'student' && <span className={styles.adult}>{t(`fresh.${role}`)}</span>}
              </li>
            ))}
          </ul>
          <div>
            <Button variant="default" onClick={() => setAsked(true)}>
              {t('fresh.delete')}
            </Button>
          </div>
        </>
      )}
      {asked && <DeleteFresh accounts={accounts} onClose={() => setAsked(false)} />}
    </TitledCard>
  );
}

interface DeleteFreshProps {
  readonly accounts: readonly FreshAccount[];
  readonly onClose: () => void;
}

function DeleteFresh({ accounts, onClose }: DeleteFreshProps) {
  const { t } = useTranslation('sign-up');
  const deletion = useDeleteFreshAccounts();
  const tellFailure = useFailureToast();
  const adults = accounts.filter(({ role }) => role !== 'student').length;

  const press = async () => {
    try {
      const { deleted } = await deletion.mutateAsync({ ids: accounts.map(({ id }) => id) });
      onClose();
      showToast({ kind: 'success', title: t('fresh.done', { count: deleted }) });
    } catch (error) {
      tellFailure({ title: t('fresh.failed'), error, fallback: t('tryAgain') });
    }
  };

  return (
    <Dialog title={t('fresh.sure', { count: accounts.length })} onClose={onClose}>
      {adults > 0 && <p className={styles.found}>{t('fresh.adults', { count: adults })}</p>}
      <p className={styles.text}>{t('fresh.sureText')}</p>
      <div className={styles.ways}>
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('fresh.cancel')}
        </Button>
        <Button color="red.9" loading={deletion.isPending} onClick={() => void press()}>
          {t('fresh.confirm')}
        </Button>
      </div>
    </Dialog>
  );
}
