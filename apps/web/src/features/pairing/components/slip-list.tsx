import type { PairingSlip } from '@lamplight/domain/pairing';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../lib/dates.ts';
import { Section } from '../../../ui/section/section.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import styles from '../pairing.module.css';
import { useRevokeSlip } from '../pairing.queries.ts';

export interface SlipListProps {
  readonly studentId: number;
  readonly slips: readonly PairingSlip[];
  readonly onRevoked: (slipId: number) => void;
}

/** The slips of a child: when each was made, by whom, and what can still come of it. */
export function SlipList({ studentId, slips, onRevoked }: SlipListProps) {
  const { t, i18n } = useTranslation('pairing');
  const revoking = useRevokeSlip(studentId);
  const failed = useFailureToast();

  const revoke = async (slipId: number) => {
    try {
      await revoking.mutateAsync({ slipId });
      onRevoked(slipId);
      showToast({ kind: 'success', title: t('list.revoked'), text: t('list.revokedText') });
    } catch (error) {
      failed({ title: t('list.failed'), error, fallback: t('list.failedText') });
    }
  };

  return (
    <div className={styles.sofar}>
      <Section title={t('list.title')}>
        {slips.length === 0 ? (
          <p className={styles.soft}>{t('list.none')}</p>
        ) : (
          <ul className={styles.slips}>
            {slips.map(({ id, createdAt, expiresAt, state, madeBy }) => {
              const made = momentText(createdAt, i18n.language);
              return (
                <li key={id} className={styles.row}>
                  <p>
                    <strong>{t('list.made', { made, name: madeBy ?? t('list.gone') })}</strong>
                    <br />
                    {t(`list.states.${state}`, { until: momentText(expiresAt, i18n.language) })}
                  </p>
                  {state === 'open' && (
                    <Button
                      variant="default"
                      disabled={revoking.isPending}
                      aria-label={t('list.revokeLabel', { made })}
                      onClick={() => void revoke(id)}
                    >
                      {t('list.revoke')}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </Section>
    </div>
  );
}
