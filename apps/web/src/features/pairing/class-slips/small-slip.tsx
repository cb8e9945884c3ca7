import { groupedPairingCode, type MadeSlips } from '@lamplight/domain/pairing';
import { useTranslation } from 'react-i18next';
import { dayText } from '../../../lib/dates.ts';
import { calledName, fullName } from '../../../lib/full-name.ts';
import { QrCode } from '../../../ui/qr/qr-code.tsx';
import { pairAddress } from '../pair-address.ts';
import styles from './small-slip.module.css';

export interface SmallSlipProps {
  readonly made: MadeSlips['slips'][number];
  /** Where other devices reach the host. */
  readonly address: string;
}

/** A slip of the size of a sign-in card: eight go on a sheet, or one beside each card. */
export function SmallSlip({ made: { student, slip }, address }: SmallSlipProps) {
  const { t, i18n } = useTranslation('pairing');
  const name = calledName(student);
  return (
    <li className={styles.slip}>
      <div className={styles.qr}>
        <QrCode
          value={pairAddress(address, slip.code)}
          title={t('class.qr', { name })}
          size="100%"
        />
      </div>
      <div className={styles.words}>
        <p className={styles.name}>{t('slip.title', { name: fullName(student) })}</p>
        <p className={styles.intro}>{t('slip.intro', { name })}</p>
        <p className={styles.code}>{groupedPairingCode(slip.code)}</p>
        <p>{t('class.scan', { address: `${address}/pair` })}</p>
        <p className={styles.care}>
          {t('class.care', { date: dayText(slip.expiresAt, i18n.language) })}
        </p>
      </div>
    </li>
  );
}
