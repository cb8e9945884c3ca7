import { CONTENT_BANDS, type ContentBand } from '@lamplight/domain/age';
import type { CurriculumWeek, WeekSource } from '@lamplight/domain/curriculum';
import type { Language } from '@lamplight/domain/profiles';
import { ORIGINAL_LANGUAGE } from '@lamplight/domain/translations';
import {
  type WeekChanges,
  type WeekPlan,
  type WeekWords,
  weekChangesSchema,
  weekPlanSchema,
  weekWordsSchema,
} from '../schema/curriculum.ts';
import { wordsOfPassage } from '../scripture/scriptures.ts';
import type { Readings } from './readings.ts';
import { TRANSLATED_LANGUAGES } from './texts.ts';

/** Says only what is other than in the words of the oldest. */
const CHANGED_BAND = 'intermediate' satisfies ContentBand;

/** The weeks of `curriculum/week-1` and so on: a folder each, with `week.yaml` and the words of every band. */
export function compileWeeks(readings: Readings): WeekSource[] {
  const weeks = readings
    .paths(/^curriculum\/week-\d\/week\.yaml$/)
    .flatMap((path) => compileWeek(readings, path) ?? []);
  faultRepeatedKeys(readings, weeks);
  return weeks;
}

function compileWeek(readings: Readings, path: string): WeekSource | undefined {
  const folder = path.slice(0, path.lastIndexOf('/'));
  const week = Number(folder.slice(-1));
  const plan = readings.yaml(path, weekPlanSchema);
  if (plan === undefined) return undefined;
  const inLanguage = (language: Language) =>
    CONTENT_BANDS.flatMap((band) => {
      const words = wordsOf(readings, plan, { folder, band, language });
      return words === undefined ? [] : [[band, toWeek(week, plan, words)] as const];
    });
  const originals = inLanguage(ORIGINAL_LANGUAGE);
  if (originals.length < CONTENT_BANDS.length) return undefined;
  const translated = TRANSLATED_LANGUAGES.flatMap((language) => {
    const texts = inLanguage(language);
    return texts.length === 0 ? [] : [[language, Object.fromEntries(texts)] as const];
  });
  return {
    week,
    bands: Object.fromEntries(originals) as WeekSource['bands'],
    ...(translated.length > 0 && { translations: Object.fromEntries(translated) }),
  };
}

interface WordsAt {
  readonly folder: string;
  readonly band: ContentBand;
  readonly language: Language;
}

/** The words of a week for a band; undefined where they have faults or are not translated. */
function wordsOf(
  readings: Readings,
  plan: WeekPlan,
  { folder, band, language }: WordsAt,
): WeekWords | undefined {
  const path = `${folder}/${band}.${language}.yaml`;
  if (language !== ORIGINAL_LANGUAGE && !readings.files.has(path)) return undefined;
  if (band === CHANGED_BAND) {
    const changes = readings.yaml(path, weekChangesSchema(plan));
    // What is wrong with the words behind it is told where they are compiled themselves.
    const behind = readings.quietly(() =>
      wordsOf(readings, plan, { folder, band: 'advanced', language }),
    );
    if (behind === undefined && !readings.files.has(`${folder}/advanced.${language}.yaml`)) {
      readings.fault(path, `changes advanced.${language}.yaml, which is not there`);
    }
    return changes && behind && withChanges(behind, changes);
  }
  const passageOf = (reference: string) => wordsOfPassage(readings.scriptures, reference, language);
  return readings.yaml(path, weekWordsSchema(plan, passageOf));
}

function withChanges({ theme, days }: WeekWords, changes: WeekChanges): WeekWords {
  return {
    theme: { ...theme, ...defined(changes.theme ?? {}) },
    days: days.map((day) => {
      const changed = changes.days.find((other) => other.day === day.day);
      if (changed === undefined) return day;
      const { bibleVerse, activities, ...rest } = changed;
      return {
        ...day,
        ...defined(rest),
        bibleVerse: { ...day.bibleVerse, ...bibleVerse },
        activities: { ...day.activities, ...activities },
      };
    }),
  };
}

/** The fields that are there. */
function defined<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}

function toWeek(week: number, plan: WeekPlan, { theme, days }: WeekWords): CurriculumWeek {
  return {
    week,
    theme,
    days: days.map((day, index) => ({
      ...day,
      activities: (plan.days[index]?.activities ?? []).flatMap(({ key, type, points }) => {
        const words = day.activities[key];
        return words === undefined ? [] : [{ key, ...words, points, type }];
      }),
    })),
  };
}

/** What a child has done is stored under its key, so that no two activities may have the same. */
function faultRepeatedKeys(readings: Readings, weeks: readonly WeekSource[]): void {
  const seen = new Set<string>();
  for (const { week, bands } of weeks) {
    for (const { key } of bands.advanced.days.flatMap(({ activities }) => activities)) {
      if (seen.has(key))
        readings.fault(`curriculum/week-${week}/week.yaml`, `'${key}' is there twice`);
      seen.add(key);
    }
  }
}
