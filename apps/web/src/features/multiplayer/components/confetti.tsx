import type { CSSProperties } from 'react';
import { useStillness } from '../../../app/display/use-display.ts';
import styles from './confetti.module.css';

const PIECES = 36;
const COLOURS = ['--light', '--bible', '--ai', '--math', '--science', '--journal', '--games'];

/** A short fall of paper for a finished game; nothing for whoever asked for stillness. */
export function Confetti() {
  if (useStillness()) return null;
  return (
    <div className={styles.sky} aria-hidden="true">
      {Array.from({ length: PIECES }, (_, piece) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are all alike and never move in the list.
        <span key={piece} className={styles.piece} style={lookOf(piece)} />
      ))}
    </div>
  );
}

/** Spread by steps that share no divisor with what they wrap at, so that no pattern shows. */
function lookOf(piece: number): CSSProperties {
  return {
    '--left': `${(piece * 37) % 100}%`,
    '--delay': `${(piece * 67) % 900}ms`,
    '--fall': `${2200 + ((piece * 113) % 1400)}ms`,
    '--turn': `${360 + ((piece * 71) % 540)}deg`,
    '--sway': `${((piece * 29) % 120) - 60}px`,
    background: `var(${COLOURS[piece % COLOURS.length]})`,
  } as CSSProperties;
}
