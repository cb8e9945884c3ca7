import type { Figure } from '@lamplight/domain/figures';
import type { Finding } from '../checks/finding.ts';
import { type FigureFile, figureFileSchema } from '../schema/figures.ts';
import { type Directive, faultIn } from './markdown-file.ts';
import type { Readings } from './readings.ts';
import type { Source } from './source.ts';

/** What a folder names the figures of its texts in. */
const FIGURES = 'figures.yaml';

/** The figures that the texts of a folder may call. */
export function figuresIn(readings: Readings, folder: string): FigureFile {
  const path = `${folder}/${FIGURES}`;
  return readings.files.has(path) ? (readings.yaml(path, figureFileSchema) ?? {}) : {};
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
  figures: FigureFile,
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
  if (figure !== undefined) return { figure, alt };
  const known = Object.keys(figures).sort().join(', ');
  return faultIn(
    source,
    directive,
    `figures.yaml has no figure '${name}'; it has ${known || 'none'}`,
  );
}
