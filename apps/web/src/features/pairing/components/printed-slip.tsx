import type { NewSlip, PairedStudent } from '@lamplight/domain/pairing';
import { useTranslation } from 'react-i18next';
import { dayText } from '../../../lib/dates.ts';
import { calledName, fullName } from '../../../lib/full-name.ts';
import { PrintSheet } from '../../../ui/print/print-sheet.tsx';
import { QrCode } from '../../../ui/qr/qr-code.tsx';
import { pairAddress } from '../pair-address.ts';
import styles from '../pairing.module.css';
import { useAddressForOthers } from '../pairing.queries.ts';
import { PairingCode } from './pairing-code.tsx';

export interface PrintedSlipProps {
  readonly student: PairedStudent;
  readonly slip: NewSlip;
}

/** A new slip as it goes home in a school bag: the code, its QR, and what to do with them. */
export function PrintedSlip({ student, slip }: PrintedSlipProps) {
  const { t, i18n } = useTranslation('pairing');
  const origin = useAddressForOthers();
  const name = calledName(student);
  const date = dayText(slip.expiresAt, i18n.language);
  return (
    <PrintSheet
      title={t('slip.title', { name: fullName(student) })}
      meta={t('slip.until', { date })}
    >
      <p className={styles.text}>{t('slip.intro', { name })}</p>
      <div className={styles.slip}>
        <div className={styles.parts}>
          <PairingCode code={slip.code} />
          <ol className={styles.steps}>
            <li>
              {t('slip.open')} <strong>{`${origin}/pair`}</strong>
            </li>
            <li>{t('slip.account')}</li>
            <li>{t('slip.enter', { name })}</li>
          </ol>
        </div>
        <QrCode
          value={pairAddress(origin, slip.code)}
          title={t('slip.qr', { code: slip.code })}
          size="11rem"
        />
      </div>
      <p className={styles.soft}>{t('slip.care', { name })}</p>
    </PrintSheet>
  );
}
