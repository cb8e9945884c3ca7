import { groupedPairingCode } from '@lamplight/domain/pairing';
import styles from '../pairing.module.css';

/** A code in its two groups, spoken letter by letter. */
export function PairingCode({ code }: { readonly code: string }) {
  return (
    <p className={styles.code}>
      <span aria-hidden="true">{groupedPairingCode(code)}</span>
      <span className={styles.spoken}>{[...code].join(' ')}</span>
    </p>
  );
}
