import type { ReactNode } from 'react';
import styles from './pictures.module.css';
import { type PlotScale, placeOn } from './plot-scale.ts';
import { shortLabel } from './short-label.ts';
import { useNumberText } from './use-number-text.ts';

const WIDTH = 320;
const HEIGHT = 270;
const INNER = { left: 46, right: WIDTH - 12, top: 10, bottom: HEIGHT - 44 } as const;
const NAME_LETTERS = 30;

/** Where a point of the plane stands in the drawing. */
export interface PlotPlaces {
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
}

export interface PlotFrameProps {
  readonly across: PlotScale;
  readonly up: PlotScale;
  /** What the axes are called; '' for one without a name. */
  readonly names: { readonly across: string; readonly up: string };
  readonly children: (places: PlotPlaces) => ReactNode;
}

/** A plane between two axes with ticks and names. */
export function PlotFrame({ across, up, names, children }: PlotFrameProps) {
  const number = useNumberText();
  const x = (value: number) => INNER.left + (INNER.right - INNER.left) * placeOn(across, value);
  const y = (value: number) => INNER.bottom - (INNER.bottom - INNER.top) * placeOn(up, value);
  return (
    <svg className={styles.plot} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      {across.ticks.map((tick) => (
        <g key={tick}>
          <line
            className={styles.grid}
            x1={x(tick)}
            x2={x(tick)}
            y1={INNER.top}
            y2={INNER.bottom}
          />
          <text className={styles.tick} x={x(tick)} y={INNER.bottom + 14} textAnchor="middle">
            {number(tick)}
          </text>
        </g>
      ))}
      {up.ticks.map((tick) => (
        <g key={tick}>
          <line
            className={styles.grid}
            x1={INNER.left}
            x2={INNER.right}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text className={styles.tick} x={INNER.left - 6} y={y(tick)} textAnchor="end">
            {number(tick)}
          </text>
        </g>
      ))}
      {children({ x, y })}
      <text
        className={styles.axisName}
        x={(INNER.left + INNER.right) / 2}
        y={HEIGHT - 9}
        textAnchor="middle"
      >
        {shortLabel(names.across, NAME_LETTERS)}
      </text>
      <text
        className={styles.axisName}
        textAnchor="middle"
        transform={`translate(12 ${(INNER.top + INNER.bottom) / 2}) rotate(-90)`}
      >
        {shortLabel(names.up, NAME_LETTERS)}
      </text>
    </svg>
  );
}
