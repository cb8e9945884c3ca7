import type { CheckedText } from '@lamplight/domain/scripture';
import { piecesOf } from './pieces.ts';

/** A text that comes bit by bit and leaves checked, so that nothing is ever seen unchecked. */
export interface HeldText {
  /** Takes the next bit; gives what can be shown now, or null while a sentence is not at its end. */
  push(chunk: string): CheckedText | null;
  /** Gives the rest when nothing more comes. */
  flush(): CheckedText | null;
}

/** The same, with each piece by itself: for whoever looks at the pieces once more. */
export interface HeldPieces {
  push(chunk: string): CheckedText[];
  flush(): CheckedText[];
}

/**
 * Holds a text back until each of its pieces is whole. However the text is cut, the pieces that leave are the same as
 * those of the whole text checked at once.
 * @param check checks one piece
 */
export function holdPieces(check: (piece: string) => CheckedText): HeldPieces {
  let held = '';

  const checked = (pieces: readonly string[]) =>
    pieces.filter((piece) => piece !== '').map((piece) => check(piece));

  return {
    push(chunk) {
      held += chunk;
      const pieces = piecesOf(held);
      held = pieces.pop() ?? '';
      return checked(pieces);
    },
    flush() {
      const rest = held;
      held = '';
      return checked([rest]);
    },
  };
}

/** `holdPieces` with the pieces that leave at once joined to one text. */
export function holdText(
  check: (piece: string) => CheckedText,
  join: (parts: readonly CheckedText[]) => CheckedText,
): HeldText {
  const held = holdPieces(check);
  const joined = (pieces: readonly CheckedText[]) => (pieces.length === 0 ? null : join(pieces));
  return {
    push: (chunk) => joined(held.push(chunk)),
    flush: () => joined(held.flush()),
  };
}
