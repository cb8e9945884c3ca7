import type { MemoryVerse, VerseText } from '@lamplight/domain/verses';
import { memoryVersesSchema } from '../schema/small-texts.ts';
import { textOfPassage } from '../scripture/scripture-text.ts';
import type { Readings } from './readings.ts';

/** The verses that are learned by heart, with their words. */
export function compileMemoryVerses(readings: Readings): MemoryVerse[] {
  const path = 'verses/memory.en.yaml';
  const wordsOf = ({ reference, text }: { reference: string; text?: string }): VerseText => ({
    reference,
    text: text ?? passage(readings, path, reference),
  });
  return (readings.yaml(path, memoryVersesSchema) ?? []).map(({ week, young, older }) => ({
    week,
    texts: { young: wordsOf(young), older: wordsOf(older) },
  }));
}

/** The words of a whole passage; none, and a fault, where they are not at hand. */
function passage(readings: Readings, path: string, reference: string): string {
  const words = textOfPassage(readings.scriptures.en, reference);
  if (words === null) readings.fault(path, `'${reference}' is not among the passages at hand`);
  return words ?? '';
}
