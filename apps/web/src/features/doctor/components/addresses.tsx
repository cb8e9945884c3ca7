import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { QrCode } from '../../../ui/qr/qr-code.tsx';
import styles from '../doctor.module.css';

/** Where the children open Lamplight: to scan with a tablet, or to type in. */
export function Addresses({ addresses }: { readonly addresses: readonly string[] }) {
  const { t } = useTranslation('doctor');
  return (
    <TitledCard title={t('addresses.title')} className={styles.addresses}>
      <p className={styles.text}>{t('addresses.text')}</p>
      <ul className={styles.codes}>
        {addresses.map((address) => (
          <li key={address} className={styles.code}>
            <QrCode value={address} title={t('addresses.qr', { address })} size="8rem" />
            <span className={styles.address}>{address}</span>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
