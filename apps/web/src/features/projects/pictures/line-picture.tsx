import type { PictureOf } from './kinds.ts';
import styles from './pictures.module.css';
import { PlotFrame } from './plot-frame.tsx';
import { plotScale } from './plot-scale.ts';

/** Up to so many values each has a dot. */
const DOTTED = 40;

/** Values one after another, such as the error of a model in each round. */
export function LinePicture({ picture }: { readonly picture: PictureOf<'line'> }) {
  const { values } = picture;
  return (
    <PlotFrame
      across={plotScale([1, Math.max(2, values.length)])}
      up={plotScale(values)}
      names={{ across: '', up: '' }}
    >
      {({ x, y }) => (
        <>
          <polyline
            className={styles.line}
            points={values
              .map((value, at) => `${x(at + 1).toFixed(1)},${y(value).toFixed(1)}`)
              .join(' ')}
          />
          {values.length <= DOTTED &&
            values.map((value, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a value is its place in the row.
              <circle key={at} className={styles.dot} cx={x(at + 1)} cy={y(value)} r={4} />
            ))}
        </>
      )}
    </PlotFrame>
  );
}
