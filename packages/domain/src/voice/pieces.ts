import { sentences } from '../text/index.ts';

/** Letters of a text that the host speaks at once: the longest sentences of the lessons have some 280. */
export const MOST_LETTERS = 300;

/**
 * A text in pieces that are spoken one after another: its sentences, and those that are too long cut between words, after a
 * comma or another mark where there is one.
 */
export function spokenPieces(text: string): string[] {
  return sentences(text).flatMap(piecesOf);
}

function piecesOf(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence.replace(/\s+/gu, ' ').trim();
  while (rest.length > MOST_LETTERS) {
    const at = cutAt(rest);
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return rest === '' ? pieces : [...pieces, rest];
}

/** Where to cut what is too long: after the last mark, else after the last word, else in the middle of it. */
function cutAt(text: string): number {
  const room = text.slice(0, MOST_LETTERS);
  const mark = Math.max(...[', ', '; ', ': ', ' – '].map((each) => room.lastIndexOf(each)));
  if (mark > MOST_LETTERS / 3) return mark + 1;
  const space = room.lastIndexOf(' ');
  return space > 0 ? space : MOST_LETTERS;
}
