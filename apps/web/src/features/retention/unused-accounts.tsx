import type { RetentionReport } from '@lamplight/domain/retention';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { dayText } from '../../lib/dates.ts';
import { TitledCard } from '../../ui/card/titled-card.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import styles from './retention.module.css';
import { useKeepAccount } from './retention.queries.ts';

type Unused = RetentionReport['unused'];

/** Accounts that will be deleted because nobody uses them, each with a way to keep it. */
export function UnusedAccounts({ accounts }: { readonly accounts: Unused }) {
  const { t } = useTranslation('retention');
  return (
    <TitledCard title={t('unused.title')} className={styles.card}>
      <p className={styles.text}>{t(accounts.length === 0 ? 'unused.none' : 'unused.text')}</p>
      {accounts.length > 0 && (
        <ul className={styles.accounts}>
          {accounts.map((account) => (
            <UnusedAccount key={account.id} account={account} />
          ))}
        </ul>
      )}
    </TitledCard>
  );
}

function UnusedAccount({ account }: { readonly account: Unused[number] }) {
  const { t, i18n } = useTranslation('retention');
  const keep = useKeepAccount();
  const tellFailure = useFailureToast();
  const name = account.fullName ?? account.username;

  const press = async () => {
    try {
      await keep.mutateAsync({ accountId: account.id });
      showToast({ kind: 'success', title: t('unused.kept', { name }) });
    } catch (error) {
      tellFailure({ title: t('unused.failed'), error, fallback: t('unused.failedText') });
    }
  };

  return (
    <li className={styles.account}>
      <div>
        <strong>{name}</strong> ({account.username})
        <p className={styles.text}>
          {t('unused.line', {
            used: dayText(account.usedAt, i18n.language),
            deleted: dayText(account.deletedFrom, i18n.language),
          })}
        </p>
      </div>
      <Button
        variant="default"
        aria-label={t('unused.keepOne', { name })}
        loading={keep.isPending}
        onClick={() => void press()}
      >
        {t('unused.keep')}
      </Button>
    </li>
  );
}
