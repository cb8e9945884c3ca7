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
      const keys = withNeighbours([...asked], (key) => embeddedScripture.verse(key) !== undefined);
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

/** The verses and those around them, each once and in order; what is not at hand ends the neighbourhood. */
function withNeighbours(keys: readonly string[], isAtHand: (key: string) => boolean): string[] {
  const [first, last] = [keys[0], keys.at(-1)];
  if (first === undefined || last === undefined) return [];
  const near = (key: string, direction: 1 | -1): string[] => {
    const chapter = key.slice(0, key.lastIndexOf(':'));
    const [, verse = 0] = placeOf(key);
    const all = Array.from(
      { length: AROUND },
      (_, step) => `${chapter}:${verse + direction * (step + 1)}`,
    );
    const missing = all.findIndex((neighbour) => !isAtHand(neighbour));
    return missing < 0 ? all : all.slice(0, missing);
  };
  return [...near(first, -1).toReversed(), ...keys, ...near(last, 1)];
}
