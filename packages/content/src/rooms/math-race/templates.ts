import type { ContentBand } from '@lamplight/domain/age';
import { drawProblem, type MathTemplate, templatesFor } from '../../math-problems/index.ts';
import { printedProblem } from './printed-problem.ts';

/** The school grades of a band, both included: a child's age minus five (spec 5, "Math grade level"). */
export const BAND_GRADES: Readonly<Record<ContentBand, readonly [least: number, most: number]>> = {
  kindergarten: [1, 1],
  elementary: [2, 5],
  intermediate: [6, 10],
  advanced: [11, 12],
};

/** Years between a grade and the age that it is for (spec 5). */
const AGE_BEFORE_GRADE = 5;

/** Their questions ask about the picture itself, which a room does not show. */
const ASK_ABOUT_A_PICTURE = new Set([
  'count-dots',
  'largest-group',
  'base-ten-count',
  'name-shape',
  'count-sides',
  'color-pattern',
  'shape-pattern',
  'count-color',
  'read-clock',
  'count-coins',
  'equal-parts',
  'name-one-part',
  'colored-part',
  'colored-tenths',
  'bar-height',
  'tallest-bar',
  'bar-difference',
  'votes-in-all',
  'read-point',
  'line-from-graph',
  'mean-from-chart',
]);

const ofGrade = new Map<number, readonly MathTemplate[]>();
const ofBand = new Map<ContentBand, readonly MathTemplate[]>();

/** The templates of a grade whose problems can be read without a picture and printed in plain letters. */
export function gradeTemplates(grade: number): readonly MathTemplate[] {
  const before = ofGrade.get(grade);
  if (before !== undefined) return before;
  const templates = templatesFor({ grade, age: grade + AGE_BEFORE_GRADE }).filter(
    (template) =>
      !ASK_ABOUT_A_PICTURE.has(template.id) &&
      printedProblem(drawProblem(template, 'a first look', 1)) !== null,
  );
  ofGrade.set(grade, templates);
  return templates;
}

/** The templates of all grades of a band, each once. */
export function raceTemplates(band: ContentBand): readonly MathTemplate[] {
  const before = ofBand.get(band);
  if (before !== undefined) return before;
  const [least, most] = BAND_GRADES[band];
  const grades = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  const templates = [...new Set(grades.flatMap(gradeTemplates))];
  ofBand.set(band, templates);
  return templates;
}
