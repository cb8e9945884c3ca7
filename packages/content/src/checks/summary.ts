import { CONTENT_BANDS, type ContentBand } from '@lamplight/domain/age';
import {
  LESSON_CATEGORIES,
  type LessonCategory,
  type LessonSource,
} from '@lamplight/domain/lessons';
import type { ScriptureText } from '../scripture/scripture-text.ts';
import { writtenBands } from './prose.ts';
import { contentGrade } from './reading-level.ts';
import { faultOf, type ScriptureUse } from './scripture.ts';
import { contentWords } from './structure.ts';

/** Least, middle and most of some numbers; the middle of an even count is the mean of the two in the middle. */
export interface Spread {
  readonly least: number;
  readonly median: number;
  readonly most: number;
}

/** What one band of one subject holds. */
interface BandSummary {
  readonly category: LessonCategory;
  readonly band: ContentBand;
  readonly lessons: number;
  /** Words of all contents, without verse blocks. */
  readonly words: number;
  /** Flesch-Kincaid grades of the contents. */
  readonly grades: Spread;
  readonly activities: number;
  readonly checks: number;
}

/** How many places name or quote Scripture, and how many of them a translation confirms. */
interface ScriptureSummary {
  readonly quotations: number;
  readonly exactQuotations: number;
  readonly references: number;
  readonly foundReferences: number;
}

/** Each subject and band that has lessons. */
export function summarizeBands(lessons: readonly LessonSource[]): BandSummary[] {
  return LESSON_CATEGORIES.flatMap((category) =>
    CONTENT_BANDS.flatMap((band) => {
      const texts = lessons
        .filter((lesson) => lesson.category === category)
        .flatMap(writtenBands)
        .flatMap(([written, text]) => (written === band ? [text] : []));
      const grades = spread(texts.map(contentGrade));
      if (grades === null) return [];
      return [
        {
          category,
          band,
          lessons: texts.length,
          words: texts.reduce((sum, text) => sum + contentWords(text), 0),
          grades,
          activities: texts.reduce((sum, { activities }) => sum + activities.length, 0),
          checks: texts.reduce((sum, { checks }) => sum + checks.length, 0),
        },
      ];
    }),
  );
}

/** Counts the uses of Scripture, and those that the translation confirms. */
export function summarizeScripture(
  uses: readonly ScriptureUse[],
  scripture: ScriptureText,
): ScriptureSummary {
  const quotations = uses.filter(({ quotation }) => quotation !== null);
  const references = uses.filter(({ quotation }) => quotation === null);
  const confirmed = (some: readonly ScriptureUse[]) =>
    some.filter((use) => faultOf(use, scripture) === null).length;
  return {
    quotations: quotations.length,
    exactQuotations: confirmed(quotations),
    references: references.length,
    foundReferences: confirmed(references),
  };
}

/** The spread of some numbers; null when there are none. */
export function spread(numbers: readonly number[]): Spread | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [least] = sorted;
  const most = sorted.at(-1);
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  const upper = sorted[Math.ceil((sorted.length - 1) / 2)];
  if (least === undefined || most === undefined) return null;
  if (lower === undefined || upper === undefined) return null;
  return { least, median: (lower + upper) / 2, most };
}
