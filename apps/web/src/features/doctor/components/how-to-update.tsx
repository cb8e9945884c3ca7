import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import styles from '../doctor.module.css';

/** How a host came here, in the order of `docs/upgrade.md`. */
const WAYS = ['source', 'release', 'container'] as const;

/** How to get to a newer version and back: the host looks for none, since it asks no other machine. */
export function HowToUpdate() {
  const { t } = useTranslation('doctor');
  return (
    <TitledCard title={t('update.title')} className={styles.update}>
      <p className={styles.text}>{t('update.text')}</p>
      <ul className={styles.ways}>
        {WAYS.map((way) => (
          <li key={way}>{t(`update.ways.${way}`)}</li>
        ))}
      </ul>
      <p className={styles.text}>{t('update.back')}</p>
      <p className={styles.text}>{t('update.more')}</p>
    </TitledCard>
  );
}
