import { bibleWords } from './passage-words.ts';
import type { Match } from './verdict.ts';

/** A quotation in the exact words of the Bible. */
export interface ExactWording {
  /** What stands between the marks. */
  readonly words: string;
  /** The author's punctuation where the Bible has another there: it goes behind the closing mark. */
  readonly moved: string;
  /** Whether the author had it word for word, letter for letter. */
  readonly isExact: boolean;
}

/**
 * What a quotation should say. A run may begin and end at any word; punctuation at its ends is the Bible's or none.
 * @param isInDoubleMarks whether quotations inside of it are to stand in single marks
 */
export function exactWording(match: Match, isInDoubleMarks: boolean): ExactWording {
  const runs = match.runs.map(({ from, to }, at) => {
    const bible = bibleWords(match.index, from, to);
    const isLast = at === match.runs.length - 1;
    return oneRun(match.said[at] ?? '', bible, isLast);
  });
  const joined = runs.map(({ words }) => words).join(' … ');
  return {
    words: isInDoubleMarks ? joined.replace(/“/gu, '‘').replace(/”/gu, '’') : joined,
    moved: runs.at(-1)?.moved ?? '',
    isExact: match.cost === 0 && runs.every(({ isExact }) => isExact),
  };
}

function oneRun(
  said: string,
  bible: { readonly words: string; readonly before: string; readonly after: string },
  isLast: boolean,
): ExactWording {
  const trailing = /[^\p{L}\p{N}]*$/u.exec(said)?.[0].trim() ?? '';
  const bare = said.slice(0, said.length - (/[^\p{L}\p{N}]*$/u.exec(said)?.[0].length ?? 0));
  const leading = /^[^\p{L}\p{N}]*/u.exec(bare)?.[0] ?? '';
  const core = bare.slice(leading.length);
  // A bracket that the author opens with the Bible stays; quotation marks are set as they are needed.
  const opened =
    leading !== '' && bible.before.endsWith(leading) && !/[“‘]/u.test(leading) ? leading : '';
  const kept = commonStart(bible.after, trailing);
  const isAllKept = kept.length === trailing.length;
  const balanced = balance(bible, kept);
  const moved =
    isAllKept || !isLast ? '' : (/[.,;:!?…]/u.exec(trailing.slice(kept.length))?.[0] ?? '');
  return {
    words: opened + balanced,
    moved: /[.,;:!?…]/u.test(kept) ? '' : moved,
    isExact: comparable(core) === comparable(bible.words),
  };
}

/** What two strings of punctuation begin with alike, whatever form their quotation marks have. */
function commonStart(one: string, other: string): string {
  let length = 0;
  while (length < one.length && length < other.length) {
    if (comparable(one[length] ?? '') !== comparable(other[length] ?? '')) break;
    length += 1;
  }
  return one.slice(0, length);
}

/** Opens a quotation that is closed within the words, or closes one that is opened there. */
function balance(
  { words, before, after }: { words: string; before: string; after: string },
  kept: string,
): string {
  const text = words + kept;
  const open = count(text, '“') - count(text, '”');
  if (open < 0 && before.endsWith('“')) return `“${text}`;
  if (open > 0) {
    const closing = after.indexOf('”', kept.length);
    if (closing >= 0) return words + after.slice(0, closing + 1);
  }
  if (open < 0 && kept.endsWith('”')) return text.slice(0, -1);
  return text;
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

/** The same for two texts that differ in spaces and in the form of their quotation marks only. */
function comparable(text: string): string {
  return text
    .replace(/[“”„«»‘’‚‹›'"]/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim();
}
