import type { PictureOf } from './kinds.ts';
import styles from './pictures.module.css';

/** Edge of a pixel in the drawing's own units. */
const PIXEL = 10;

/** A picture out of squares, from empty to full. */
export function PixelsPicture({ picture }: { readonly picture: PictureOf<'pixels'> }) {
  const { rows } = picture;
  const columns = Math.max(...rows.map((row) => row.length));
  return (
    <svg
      className={styles.pixels}
      viewBox={`0 0 ${columns * PIXEL} ${rows.length * PIXEL}`}
      style={{ maxWidth: `${Math.min(22, columns * 2)}rem` }}
      aria-hidden
    >
      {rows.flatMap((row, y) =>
        row.map((full, x) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a pixel is its place in the picture.
            key={`${x} ${y}`}
            className={styles.pixel}
            x={x * PIXEL}
            y={y * PIXEL}
            width={PIXEL}
            height={PIXEL}
            style={{ fillOpacity: full }}
          />
        )),
      )}
    </svg>
  );
}
