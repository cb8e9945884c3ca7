import type { CurriculumWeek } from '@lamplight/domain/curriculum';
import type { MemoryVerse, VerseText } from '@lamplight/domain/verses';
import { weekSchema } from '../schema/curriculum.ts';
import { memoryVersesSchema } from '../schema/small-texts.ts';
import { textOfPassage } from '../scripture/scripture-text.ts';
import type { Readings } from './readings.ts';

/** The weeks of `curriculum/week-1.en.yaml` and so on, with the words of their verses. */
export function compileWeeks(readings: Readings): CurriculumWeek[] {
  return readings.paths(/^curriculum\/week-\d\.en\.yaml$/).flatMap((path) => {
    const week = readings.yaml(path, weekSchema);
    if (week === undefined) return [];
    const days = week.days.map(({ bibleVerse, ...day }) => ({
      ...day,
      bibleVerse: {
        verse: bibleVerse.verse ?? passage(readings, path, bibleVerse.reference),
        reference: bibleVerse.reference,
        reflection: bibleVerse.reflection,
      },
    }));
    return [{ week: Number(path.slice('curriculum/week-'.length)[0]), theme: week.theme, days }];
  });
}

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
