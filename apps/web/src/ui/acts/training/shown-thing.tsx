import type { Language } from '@lamplight/domain/profiles';
import type { Shown } from '@lamplight/domain/training';
import { Picture } from '../../picture/picture.tsx';
import { pathOf } from '../drawing/drawing.ts';
import styles from './training.module.css';

/** The lines of a drawing as a small picture that fills its frame. */
export function SmallDrawing({ strokes }: { readonly strokes: readonly (readonly number[])[] }) {
  const numbers = strokes.flat();
  const xs = numbers.filter((_, at) => at % 2 === 0);
  const ys = numbers.filter((_, at) => at % 2 === 1);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const edge = Math.max(width, height, 1);
  const rim = edge * 0.1;
  const x = left - (edge - width) / 2 - rim;
  const y = top - (edge - height) / 2 - rim;
  return (
    <svg
      className={styles.drawing}
      viewBox={`${x} ${y} ${edge + 2 * rim} ${edge + 2 * rim}`}
      aria-hidden="true"
    >
      {strokes.map((stroke, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never change their order.
        <path key={at} d={pathOf(stroke)} strokeWidth={edge * 0.055} />
      ))}
    </svg>
  );
}

export interface ShownThingProps {
  readonly shown: Shown;
  readonly picture?: string | undefined;
  readonly language: Language;
  /** How large its picture is, as CSS says it. */
  readonly size?: string;
}

/** A card that a machine is shown: its drawing, or its words with a picture. */
export function ShownThing({ shown, picture, language, size = '2.75rem' }: ShownThingProps) {
  if ('strokes' in shown) return <SmallDrawing strokes={shown.strokes} />;
  return (
    <span className={styles.note}>
      {picture !== undefined && <Picture name={picture} size={size} />}
      <span lang={language}>{shown.text}</span>
    </span>
  );
}
