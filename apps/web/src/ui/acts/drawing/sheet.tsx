import { memo, type PointerEvent, useRef } from 'react';
import styles from './drawing.module.css';
import {
  CRAYONS,
  type Crayon,
  pathOf,
  SHEET,
  type Stroke,
  WIDTHS,
  type Width,
  withPoint,
} from './drawing.ts';

export interface SheetProps {
  readonly name: string;
  readonly strokes: readonly Stroke[];
  readonly crayon: Crayon;
  readonly width: Width;
  readonly isLocked: boolean;
  readonly onStroke: (stroke: Stroke) => void;
}

const Line = memo(function Line({ crayon, width, points }: Stroke) {
  return (
    <path
      className={styles.line}
      d={pathOf(points)}
      stroke={CRAYONS[crayon]}
      strokeWidth={WIDTHS[width]}
    />
  );
});

/** The paper to draw on with a finger, a pen or a mouse. */
export function Sheet({ name, strokes, crayon, width, isLocked, onStroke }: SheetProps) {
  const paper = useRef<SVGSVGElement>(null);
  /** The line under the pen is drawn without React: old tablets keep up. */
  const wet = useRef<SVGPathElement>(null);
  const points = useRef<readonly number[]>([]);

  const draw = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    if (paper.current === null) return;
    const { left, top, width: across, height } = paper.current.getBoundingClientRect();
    const x = ((clientX - left) / across) * SHEET.width;
    const y = ((clientY - top) / height) * SHEET.height;
    points.current = withPoint(points.current, x, y);
    wet.current?.setAttribute('d', pathOf(points.current));
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (isLocked || event.button !== 0 || points.current.length > 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    draw(event);
  };
  const goOn = (event: PointerEvent<SVGSVGElement>) => {
    if (points.current.length > 0) draw(event);
  };
  const end = () => {
    if (points.current.length === 0) return;
    onStroke({ crayon, width, points: points.current });
    points.current = [];
    wet.current?.setAttribute('d', '');
  };

  return (
    <svg
      ref={paper}
      className={styles.sheet}
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      role="img"
      aria-label={name}
      onPointerDown={begin}
      onPointerMove={goOn}
      onPointerUp={end}
      onPointerCancel={end}
    >
      {strokes.map((stroke, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never change their order.
        <Line key={at} {...stroke} />
      ))}
      <path
        ref={wet}
        className={styles.line}
        stroke={CRAYONS[crayon]}
        strokeWidth={WIDTHS[width]}
      />
    </svg>
  );
}
