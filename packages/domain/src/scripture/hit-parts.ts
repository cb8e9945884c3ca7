import type { HitPart } from './views.ts';

const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a query that are looked for. */
export function queryWords(query: string): string[] {
  return (query.match(WORD) ?? []).map(folded);
}

/**
 * Cuts a verse at the words that were looked for; the last word of a query also stands for longer ones.
 * @param words as `queryWords` gives them
 */
export function hitParts(text: string, words: readonly string[]): HitPart[] {
  const whole = new Set(words);
  const beginning = words.at(-1) ?? '';
  const parts: HitPart[] = [];
  let at = 0;
  for (const match of text.matchAll(WORD)) {
    const word = folded(match[0]);
    if (!whole.has(word) && !(beginning !== '' && word.startsWith(beginning))) continue;
    if (match.index > at) parts.push({ text: text.slice(at, match.index), isHit: false });
    parts.push({ text: match[0], isHit: true });
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isHit: false });
  return parts;
}

/** Without capitals and accents, as the search compares words. */
function folded(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
