import type { Passage } from '@lamplight/domain/scripture';
import { AppError } from '../platform/app-error.ts';

/** Verses before and after a passage that are shown with it, in the same chapter. */
const AROUND = 3;

export interface ScriptureService {
  /**
   * A passage of the text that this host carries, with what stands around it.
   * @throws AppError NOT_FOUND for what is no reference, or not carried
   */
  passage(reference: string): Promise<Passage>;
}

export function createScriptureService(): ScriptureService {
  return {
    async passage(reference) {
      // The text and the reader of references are large, and seldom asked for.
      const { embeddedScripture, parseReference, TRANSLATION } = await import(
        '@lamplight/content/scripture'
      );
      const parsed = parseReference(reference);
      const asked = new Set(parsed?.verses ?? []);
      const keys = withNeighbours([...asked]);
      const verses = keys.flatMap((key) => {
        const text = embeddedScripture.verse(key);
        const [chapter = 0, verse = 0] = placeOf(key);
        return text === undefined ? [] : [{ chapter, verse, text, isAsked: asked.has(key) }];
      });
      if (parsed === null || !verses.some(({ isAsked }) => isAsked)) {
        throw new AppError('NOT_FOUND', { message: 'This passage is not at hand.' });
      }
      return { reference: parsed.written, translation: TRANSLATION, verses };
    },
  };
}

/** Chapter and verse of a key such as `GEN 1:1`. */
function placeOf(key: string): number[] {
  return (key.split(' ').at(-1) ?? '').split(':').map(Number);
}

/** The verses and those around them, each once and in order. */
function withNeighbours(keys: readonly string[]): string[] {
  const [first, last] = [keys[0], keys.at(-1)];
  if (first === undefined || last === undefined) return [];
  const near = (key: string, steps: readonly number[]) =>
    steps.map((step) => {
      const [place, verse] = [key.slice(0, key.lastIndexOf(':')), placeOf(key)[1] ?? 0];
      return `${place}:${verse + step}`;
    });
  const steps = Array.from({ length: AROUND }, (_, step) => step + 1);
  return [...near(first, steps.map((step) => -step).toReversed()), ...keys, ...near(last, steps)];
}
