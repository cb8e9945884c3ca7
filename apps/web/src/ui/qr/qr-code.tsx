import { QRCodeSVG } from 'qrcode.react';
import styles from './qr-code.module.css';

export interface QrCodeProps {
  /** What a camera reads. */
  readonly value: string;
  /** What it is, for those who hear it. */
  readonly title: string;
  /** Edge, any CSS length. */
  readonly size?: string;
}

/** A QR code for the camera of another device. Black on white in dark mode too: not every camera reads the other way round. */
export function QrCode({ value, title, size = '9rem' }: QrCodeProps) {
  return (
    <div className={styles.frame} style={{ width: size }}>
      <QRCodeSVG
        value={value}
        title={title}
        level="M"
        marginSize={2}
        bgColor="#FFFFFF"
        fgColor="#1F2145"
        className={styles.qr}
      />
    </div>
  );
}
