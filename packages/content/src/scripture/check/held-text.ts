import type { CheckedText } from '@lamplight/domain/scripture';
import { piecesOf } from './pieces.ts';

/** A text that comes bit by bit and leaves checked, so that nothing is ever seen unchecked. */
export interface HeldText {
  /** Takes the next bit; gives what can be shown now, or null while a sentence is not at its end. */
  push(chunk: string): CheckedText | null;
  /** Gives the rest when nothing more comes. */
  flush(): CheckedText | null;
}

/**
 * Holds a text back until each of its pieces is whole. However the text is cut, the pieces that leave are the same as
 * those of the whole text checked at once.
 * @param check checks one piece
 */
export function holdText(
  check: (piece: string) => CheckedText,
  join: (parts: readonly CheckedText[]) => CheckedText,
): HeldText {
  let held = '';

  function release(pieces: readonly string[]): CheckedText | null {
    const whole = pieces.filter((piece) => piece !== '');
    return whole.length === 0 ? null : join(whole.map(check));
  }

  return {
    push(chunk) {
      held += chunk;
      const pieces = piecesOf(held);
      held = pieces.pop() ?? '';
      return release(pieces);
    },
    flush() {
      const rest = held;
      held = '';
      return release([rest]);
    },
  };
}
