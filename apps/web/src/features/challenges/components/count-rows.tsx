import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './count-rows.module.css';

export interface CountRowsProps {
  readonly rows: readonly { readonly picture: string; readonly count: number }[];
}

/** Things to count, row by row; for those who hear them, each is one thing. */
export function CountRows({ rows }: CountRowsProps) {
  return (
    <div className={styles.rows}>
      {rows.map(({ picture, count }, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows may be alike and never move.
        <div key={row} className={styles.row}>
          {Array.from({ length: count }, (_, index) => (
            <Picture
              // biome-ignore lint/suspicious/noArrayIndexKey: the things are all alike and never move.
              key={index}
              name={picture}
              size={56}
              title={picture.replaceAll('-', ' ')}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
