import type { SampleClassState } from '@lamplight/domain/sample-class';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice/notice.tsx';
import { Section } from '../../ui/section/section.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import { SampleAccounts } from './sample-accounts.tsx';
import styles from './sample-class.module.css';
import {
  useFillSampleClass,
  useRemoveSampleClass,
  useSampleClass,
} from './sample-class.queries.ts';

/** Where an admin fills the host with a class to look around in, and takes it away again. */
export function SampleClass() {
  const { t } = useTranslation('sample-class');
  const state = useSampleClass();
  const filling = useFillSampleClass();
  const tellFailure = useFailureToast();

  const fill = async () => {
    try {
      await filling.mutateAsync();
    } catch (error) {
      tellFailure({ title: t('fillFailed'), error, fallback: t('failedText') });
    }
  };

  return (
    <Section title={t('title')}>
      <Notice picture="backpack">{t('text')}</Notice>
      <QueryState query={state} count={1} shape="rows" failed={t('failed')} />
      {state.data !== undefined && isThere(state.data) && (
        <Present accounts={state.data.accounts} onRemoved={filling.reset} />
      )}
      {state.data !== undefined && !isThere(state.data) && (
        <div className={styles.act}>
          <p>{t('none')}</p>
          <Button onClick={() => void fill()} loading={filling.isPending}>
            {t('fill')}
          </Button>
          {filling.isPending && <p role="status">{t('filling')}</p>}
        </div>
      )}
      {filling.data !== undefined && <SampleAccounts filled={filling.data} />}
    </Section>
  );
}

function isThere({ accounts, className }: SampleClassState): boolean {
  return accounts > 0 || className !== null;
}

interface PresentProps {
  readonly accounts: number;
  readonly onRemoved: () => void;
}

function Present({ accounts, onRemoved }: PresentProps) {
  const { t } = useTranslation('sample-class');
  const removal = useRemoveSampleClass();
  const tellFailure = useFailureToast();

  const remove = async () => {
    if (!window.confirm(t('removeConfirm'))) return;
    try {
      const removed = await removal.mutateAsync();
      onRemoved();
      showToast({ kind: 'success', title: t('removed', { count: removed.accounts }) });
    } catch (error) {
      tellFailure({ title: t('removeFailed'), error, fallback: t('failedText') });
    }
  };

  return (
    <div className={styles.act}>
      <p>{t('present', { count: accounts })}</p>
      <Button variant="default" onClick={() => void remove()} loading={removal.isPending}>
        {t('remove')}
      </Button>
    </div>
  );
}
