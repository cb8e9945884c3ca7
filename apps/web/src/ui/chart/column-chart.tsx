import styles from './column-chart.module.css';
import { scaleTop } from './scale.ts';

/** One column of a chart. */
export interface ChartColumn {
  /** Below the column, where there is room. */
  readonly label: string;
  /** With its number, for those who point at it; no two columns have the same. */
  readonly name: string;
  /** Null where there is nothing to say: no column, which is something else than 0. */
  readonly value: number | null;
  /** What of the value is filled in a stronger colour, such as the right ones of all answers. */
  readonly part?: number;
}

export interface ColumnChartProps {
  readonly title: string;
  /** What the chart says, in a sentence, for those who do not see it. */
  readonly summary: string;
  readonly columns: readonly ChartColumn[];
  /** The value at the top; a round number above the highest one unless told. */
  readonly top?: number;
  readonly format?: (value: number) => string;
  /** Names of the value and of its part, where there is a part. */
  readonly legend?: { readonly value: string; readonly part: string };
}

/** Height of the drawing; its width is one unit a column, and both are stretched to the room that there is. */
const HEIGHT = 100;
/** Width of a column, of one unit. */
const WIDTH = 0.7;
/** Labels that fit below a small chart beside each other. */
const MOST_LABELS = 4;

/** Columns over time. A table with the same numbers stands beside it. */
export function ColumnChart(props: ColumnChartProps) {
  const { title, summary, columns, legend, format = String } = props;
  const top = props.top ?? scaleTop(columns.map(({ value }) => value ?? 0));
  const every = Math.ceil(columns.length / MOST_LABELS);
  const height = (value: number) => (HEIGHT * value) / top;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>
        {title}
        {legend && (
          <span className={styles.legend} aria-hidden="true">
            <span className={styles.mark} data-part="true" /> {legend.part}
            <span className={styles.mark} /> {legend.value}
          </span>
        )}
      </figcaption>
      <div className={styles.plot}>
        <div className={styles.scale} aria-hidden="true">
          <span>{format(top)}</span>
          <span>{format(top / 2)}</span>
          <span>{format(0)}</span>
        </div>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${columns.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={summary}
        >
          {[0, HEIGHT / 2, HEIGHT].map((y) => (
            <line key={y} className={styles.line} x1="0" x2={columns.length} y1={y} y2={y} />
          ))}
          {columns.map(({ name, value, part }, at) => {
            const x = at + (1 - WIDTH) / 2;
            const whole = value === null ? 0 : height(value);
            const filled = part === undefined ? 0 : height(part);
            return (
              <g key={name}>
                <title>{name}</title>
                <rect className={styles.touch} x={at} y="0" width="1" height={HEIGHT} />
                <rect
                  className={styles.column}
                  data-whole={part === undefined}
                  x={x}
                  y={HEIGHT - whole}
                  width={WIDTH}
                  height={whole}
                />
                {filled > 0 && (
                  <rect
                    className={styles.part}
                    x={x}
                    y={HEIGHT - filled}
                    width={WIDTH}
                    height={filled}
                  />
                )}
              </g>
            );
          })}
        </svg>
        <div className={styles.labels} aria-hidden="true">
          {columns.map(({ name, label }, at) => (
            <span key={name}>{at % every === 0 ? label : ''}</span>
          ))}
        </div>
      </div>
    </figure>
  );
}
