import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from 'react-i18next';
import { joinAddress } from './join-address.ts';
import styles from './join-qr.module.css';

export interface JoinQrProps {
  readonly code: string;
  /** Where others reach the host, such as `http://192.168.1.20:8080`; the address of this page unless told. */
  readonly origin?: string;
  /** Edge, any CSS length. */
  readonly size?: string;
}

/** A QR code that opens the page with this room's code on another device. */
export function JoinQr({ code, origin = window.location.origin, size = '9rem' }: JoinQrProps) {
  const { t } = useTranslation('game');
  return (
    <div className={styles.frame} style={{ width: size }}>
      {/* Black on white in dark mode too: not every camera reads the other way round. */}
      <QRCodeSVG
        value={joinAddress(origin, code)}
        title={t('code.qr', { code })}
        level="M"
        marginSize={2}
        bgColor="#FFFFFF"
        fgColor="#1F2145"
        className={styles.qr}
      />
    </div>
  );
}
