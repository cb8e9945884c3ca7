import type { RetentionReport } from '@lamplight/domain/retention';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../lib/dates.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import styles from './retention.module.css';
import { useTrustClock } from './retention.queries.ts';

type Doubt = NonNullable<RetentionReport['clockDoubt']>;

/** Says that nothing is deleted because the date jumped, and lets an admin say that it is right. */
export function ClockDoubt({ doubt }: { readonly doubt: Doubt }) {
  const { t, i18n } = useTranslation('retention');
  const [asked, setAsked] = useState(false);
  return (
    <Notice title={t('clock.title')}>
      <p className={styles.text}>
        {t('clock.text', {
          moment: momentText(doubt.seenAt, i18n.language),
          days: t('clock.days', { count: doubt.daysLeft }),
        })}
      </p>
      <Button variant="default" mt="sm" onClick={() => setAsked(true)}>
        {t('clock.right')}
      </Button>
      {asked && <TrustClock seenAt={doubt.seenAt} onClose={() => setAsked(false)} />}
    </Notice>
  );
}

interface TrustClockProps {
  readonly seenAt: string;
  readonly onClose: () => void;
}

function TrustClock({ seenAt, onClose }: TrustClockProps) {
  const { t, i18n } = useTranslation('retention');
  const trust = useTrustClock();
  const tellFailure = useFailureToast();

  const press = async () => {
    try {
      await trust.mutateAsync({ seenAt });
      showToast({ kind: 'success', title: t('clock.done') });
    } catch (error) {
      tellFailure({ title: t('clock.failed'), error, fallback: t('clock.failedText') });
    }
    onClose();
  };

  return (
    <Dialog
      title={t('clock.sure', { moment: momentText(seenAt, i18n.language) })}
      onClose={onClose}
    >
      <p className={styles.text}>{t('clock.sureText')}</p>
      <div className={styles.ways}>
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('clock.no')}
        </Button>
        <Button loading={trust.isPending} onClick={() => void press()}>
          {t('clock.yes')}
        </Button>
      </div>
    </Dialog>
  );
}
