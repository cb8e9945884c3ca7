import styles from './lesson-figure.module.css';

export interface PointOf {
  readonly x: number;
  readonly y: number;
}

/** Units from the tip of an arrow to its wings. */
const WING = 9;

/** A straight arrow, whose tip lies at its end. */
export function Arrow({ from, to }: { readonly from: PointOf; readonly to: PointOf }) {
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <>
      <line className={styles.line} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <path
        className={styles.ink}
        transform={`translate(${to.x} ${to.y}) rotate(${turn})`}
        d={`M1 0L${-WING} ${-WING / 2}L${-WING} ${WING / 2}Z`}
      />
    </>
  );
}

export interface LinesProps extends PointOf {
  readonly lines: readonly string[];
  readonly fontSize: number;
  readonly bold?: boolean;
}

/** Lines of words around a point. */
export function Lines({ lines, x, y, fontSize, bold = false }: LinesProps) {
  const height = fontSize * 1.15;
  return (
    <text x={x} fontSize={fontSize} fontWeight={bold ? 700 : undefined} textAnchor="middle">
      {lines.map((line, at) => (
        <tspan
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place.
          key={at}
          x={x}
          y={y + (at - (lines.length - 1) / 2) * height + fontSize * 0.36}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}
