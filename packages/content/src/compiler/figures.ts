import { type Figure, figureSchema, withWords, wordsIn } from '@lamplight/domain/figures';
import { ORIGINAL_LANGUAGE } from '@lamplight/domain/translations';
import type { Finding } from '../checks/finding.ts';
import {
  type FigureFile,
  type FigureWords,
  figureFileSchema,
  figureWordsSchema,
} from '../schema/figures.ts';
import { type Directive, faultIn } from './markdown-file.ts';
import type { Readings } from './readings.ts';
import type { Source } from './source.ts';
import { TRANSLATED_LANGUAGES } from './texts.ts';

/** What a folder names the figures of its texts in. */
const FIGURES = 'figures.yaml';

/** The figures that the texts of a folder may call. */
export function figuresIn(readings: Readings, folder: string): FigureFile {
  const path = `${folder}/${FIGURES}`;
  return readings.files.has(path) ? (readings.yaml(path, figureFileSchema) ?? {}) : {};
}

/** The figures of a folder, and their words in each language that has any. */
export interface Figures {
  readonly named: FigureFile;
  readonly words: ReadonlyMap<string, FigureWords>;
}

/** What translations call a folder's figures with; notes a fault for words that no figure has. */
export function translatedFigures(readings: Readings, folder: string, named: FigureFile): Figures {
  const used = new Set(Object.values(named).flatMap(wordsIn));
  const words = new Map<string, FigureWords>();
  for (const language of TRANSLATED_LANGUAGES) {
    const path = wordsPath(folder, language);
    if (!readings.files.has(path)) continue;
    const written = readings.yaml(path, figureWordsSchema) ?? {};
    words.set(language, written);
    for (const word of Object.keys(written)) {
      if (!used.has(word)) readings.fault(path, `no figure says '${word}'`);
    }
  }
  return { named, words };
}

function wordsPath(folder: string, language: string): string {
  return `${folder}/figures.${language}.yaml`;
}

/** Notes a fault for each figure of a folder that none of its texts calls. */
export function faultUncalledFigures(
  readings: Readings,
  folder: string,
  figures: FigureFile,
  called: readonly Figure[],
): void {
  for (const [name, figure] of Object.entries(figures)) {
    if (called.includes(figure)) continue;
    readings.fault(`${folder}/${FIGURES}`, `no text calls the figure '${name}'`);
  }
}

/** What `::figure{name="…" alt="…"}` calls: the words are the text's own, since each language has its own. */
export function figureOf(
  source: Source,
  directive: Directive,
  { named: figures, words }: Figures,
  language: string,
): { readonly figure: Figure; readonly alt: string } | Finding {
  const { name, alt } = directive.attributes ?? {};
  if (!name || !alt) {
    return faultIn(
      source,
      directive,
      'a figure needs its name and its words: ::figure{name="jumps" alt="A line from 0 to 21 with jumps of 7."}',
    );
  }
  const figure = figures[name];
  if (figure !== undefined) {
    if (language === ORIGINAL_LANGUAGE) return { figure, alt };
    const translated = inOtherWords(figure, words.get(language) ?? {}, language);
    return 'figure' in translated
      ? { ...translated, alt }
      : faultIn(source, directive, translated.fault);
  }
  const known = Object.keys(figures).sort().join(', ');
  return faultIn(
    source,
    directive,
    `figures.yaml has no figure '${name}'; it has ${known || 'none'}`,
  );
}

function inOtherWords(
  figure: Figure,
  words: FigureWords,
  language: string,
): { readonly figure: Figure } | { readonly fault: string } {
  const missing = wordsIn(figure).filter((word) => words[word] === undefined);
  if (missing.length > 0) {
    const lines = missing.map((word) => `"${word}: …"`).join(', ');
    return { fault: `figures.${language}.yaml has no words for this figure: write ${lines}` };
  }
  const made = figureSchema.safeParse(withWords(figure, (word) => words[word] ?? word));
  return made.success
    ? { figure: made.data }
    : { fault: `figures.${language}.yaml: ${made.error.issues[0]?.message}` };
}
