import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** Light modules around the code. */
const BORDER = 2;

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
  const { data, size: modules } = useMemo(
    () => encode(value, { ecc: 'M', border: BORDER }),
    [value],
  );
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <div className={styles.frame} style={{ width: size }}>
      <svg
        role="img"
        aria-label={title}
        viewBox={`0 0 ${modules} ${modules}`}
        shapeRendering="crispEdges"
        className={styles.qr}
      >
        <path className={styles.dark} d={dark.join('')} />
      </svg>
    </div>
  );
}
