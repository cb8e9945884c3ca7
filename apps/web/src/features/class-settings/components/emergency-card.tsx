import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import styles from '../class-settings.module.css';

/** The way to the sheet with whom to call for each child. */
export function EmergencyCard({ classId }: { readonly classId: number }) {
  const { t } = useTranslation('class-settings');
  return (
    <TitledCard title={t('emergency.title')} className={styles.card}>
      <p className={styles.text}>{t('emergency.text')}</p>
      <div className={styles.actions}>
        <LinkButton
          to="/emergency-sheet/$classId"
          params={{ classId: String(classId) }}
          variant="default"
        >
          {t('emergency.open')}
        </LinkButton>
      </div>
    </TitledCard>
  );
}
