import { MOST_PACK_DAYS, type PackDays } from '@lamplight/domain/packs';
import { LANGUAGES, type Language } from '@lamplight/domain/profiles';
import { z } from 'zod';
import type { Readings } from '../../compiler/readings.ts';
import { line } from '../../schema/line.ts';
import { isExactQuotation } from '../../scripture/quotation.ts';
import { wordsOfPassage } from '../../scripture/scriptures.ts';

type PassageOf = (reference: string) => string | null;

/** `programme.en.yaml`: the days of a pack; a verse is named, and takes its words from the Bible. */
function programmeSchema(passageOf: PassageOf) {
  const verse = z
    .strictObject({ reference: line, verse: line.exactOptional() })
    .transform(({ reference, verse: quoted }, context) => {
      const passage = passageOf(reference);
      if (passage === null) {
        const message = `'${reference}' is not among the passages at hand`;
        context.addIssue({ code: 'custom', path: ['reference'], message });
        return z.NEVER;
      }
      if (quoted !== undefined && !isExactQuotation(quoted, passage)) {
        const message = `not what ${reference} says, which is: ${passage}`;
        context.addIssue({ code: 'custom', path: ['verse'], message });
        return z.NEVER;
      }
      return { reference, words: quoted ?? passage };
    });
  return z.strictObject({
    title: line,
    description: line,
    days: z
      .array(
        z
          .strictObject({
            day: z.int().min(1).max(MOST_PACK_DAYS),
            title: line,
            thought: line,
            bibleVerse: verse.exactOptional(),
          })
          .transform(({ bibleVerse, ...day }) => ({ ...day, verse: bibleVerse ?? null })),
      )
      .min(1)
      .refine((days) => days.every(({ day }, index) => day === index + 1), {
        message: 'the days are 1, 2, 3 and so on, in this order',
      }),
  });
}

const PROGRAMME_FILE = /^programme\.[a-z]{2}\.yaml$/;

/**
 * The days of a pack. A pack with lessons has them, and no lesson is on a day that is not among them.
 * @param lessonDays the days that have lessons
 */
export function compileProgramme(
  readings: Readings,
  lessonDays: ReadonlySet<number>,
): Readonly<Partial<Record<Language, PackDays>>> {
  const hasAny = readings.paths(PROGRAMME_FILE).length > 0;
  if (lessonDays.size === 0 && !hasAny) return {};
  const original = inLanguage(readings, 'en');
  if (original === undefined) return {};
  for (const day of lessonDays) {
    if (day <= original.days.length) continue;
    readings.fault('programme.en.yaml', `has no day ${day}, on which there is a lesson`);
  }
  for (const { day } of original.days) {
    if (lessonDays.has(day)) continue;
    readings.fault(
      'programme.en.yaml',
      `day ${day} has no lesson in lessons/…/day-${twoDigits(day)}`,
    );
  }
  const translated = LANGUAGES.flatMap((language) => {
    if (language === 'en' || !readings.files.has(fileOf(language))) return [];
    const days = inLanguage(readings, language);
    if (days !== undefined && days.days.length !== original.days.length) {
      readings.fault(fileOf(language), 'has other days than programme.en.yaml');
    }
    return days === undefined ? [] : [[language, days] as const];
  });
  return Object.fromEntries([['en', original], ...translated]);
}

function inLanguage(readings: Readings, language: Language): PackDays | undefined {
  const passageOf: PassageOf = (reference) =>
    wordsOfPassage(readings.scriptures, reference, language);
  return readings.yaml(fileOf(language), programmeSchema(passageOf));
}

function fileOf(language: Language): string {
  return `programme.${language}.yaml`;
}

function twoDigits(day: number): string {
  return String(day).padStart(2, '0');
}
