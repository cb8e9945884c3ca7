import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/use-session.ts';
import { TitledCard } from '../../ui/card/titled-card.tsx';
import { LinkButton } from '../../ui/link-button/link-button.tsx';
import styles from './pairing.module.css';

/** Leads a student to a slip for a parent. The demo student is everybody's, so nobody's child. */
export function SlipInvitation() {
  const { t } = useTranslation('pairing');
  const { user } = useSession();
  if (user === null || user.isDemo) return null;
  return (
    <TitledCard title={t('invite.title')} className={styles.card}>
      <p className={styles.text}>{t('invite.text')}</p>
      <LinkButton
        to="/pairing-slips/$studentId"
        params={{ studentId: String(user.id) }}
        variant="default"
        className={styles.way ?? ''}
      >
        {t('invite.open')}
      </LinkButton>
    </TitledCard>
  );
}
