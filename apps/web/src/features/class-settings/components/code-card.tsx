import type { ClassDetails } from '@lamplight/domain/classes';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { QrCode } from '../../../ui/qr/qr-code.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { classAddress } from '../class-address.ts';
import styles from '../class-settings.module.css';
import { useAddressForOthers, useRenewCode } from '../class-settings.queries.ts';
import { Question } from './question.tsx';

/** The code with which students join, large and as a QR, and a new one where the old has got about. */
export function CodeCard({ details }: { readonly details: ClassDetails }) {
  const { t } = useTranslation('class-settings');
  const { id: classId, name, code } = details;
  const origin = useAddressForOthers();
  const renew = useRenewCode();
  const fail = useFailureToast();
  const [asking, setAsking] = useState(false);
  const send = () =>
    renew.mutate(
      { classId },
      {
        onSuccess: () => showToast({ kind: 'success', title: t('code.renewed') }),
        onError: (error) => fail({ title: t('notSaved'), error, fallback: t('again') }),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <TitledCard title={t('code.title')} className={styles.card}>
      <div className={styles.code}>
        <QrCode value={classAddress(origin, code)} title={t('code.qr', { name })} />
        <span className={styles.letters}>
          <span aria-hidden="true">{code}</span>
          {/* Letter by letter, or it would be read as a word. */}
          <span className={styles.spoken}>{[...code].join(' ')}</span>
        </span>
      </div>
      <p className={styles.text}>{t('code.text')}</p>
      <div className={styles.actions}>
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('code.renew')}
        </Button>
      </div>
      {asking && (
        <Question
          title={t('code.renewTitle')}
          text={t('code.renewText')}
          confirm={t('code.renew')}
          pending={renew.isPending}
          onConfirm={send}
          onClose={() => setAsking(false)}
        />
      )}
    </TitledCard>
  );
}
