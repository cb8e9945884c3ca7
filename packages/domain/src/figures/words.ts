import type { Figure } from './figure.ts';

/** Parts of figures that are no words for readers: kinds, shapes, and places, which have names in every language already. */
const NO_WORDS: ReadonlySet<string> = new Set([
  ...['kind', 'shape', 'color', 'wiring', 'spacing', 'as'],
  ...['region', 'places', 'route'],
]);

/** Three letters in a row: less is a unit, a letter of an equation or a number with its sign. */
const WORD = /\p{L}{3}/u;

/** A figure with other words: numbers, units and equations stay as they are. */
export function withWords(figure: Figure, wordFor: (word: string) => string): Figure {
  return changed(figure, wordFor) as Figure;
}

function changed(part: unknown, wordFor: (word: string) => string): unknown {
  if (typeof part === 'string') return WORD.test(part) ? wordFor(part) : part;
  if (Array.isArray(part)) return part.map((one) => changed(one, wordFor));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      NO_WORDS.has(key) ? value : changed(value, wordFor),
    ]),
  );
}

/** The words of a figure, each once. */
export function wordsIn(figure: Figure): string[] {
  const words = new Set<string>();
  withWords(figure, (word) => {
    words.add(word);
    return word;
  });
  return [...words];
}
