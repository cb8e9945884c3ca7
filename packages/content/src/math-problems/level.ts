import { CONTENT_DIFFICULTIES, mathForAge } from '@lamplight/domain/content-filter';
import { type MathProblem, PROBLEMS_PER_LEVEL } from '@lamplight/domain/math-games';
import { type Pick, seededPick } from '@lamplight/domain/random';
import { drawProblem } from './draw.ts';
import { share } from './growth.ts';
import type { MathTemplate } from './template.ts';
import { MATH_PROBLEM_TEMPLATES } from './templates.ts';

/** For whom problems are chosen. */
export interface Learner {
  /** The math grade level, 1 to 12 (spec 5, "Math grade level"). */
  readonly grade: number;
  /** In years; it decides which difficulties are shown (spec 9, "Filtering by age"). */
  readonly age: number;
}

/** How many times likelier the hardest template is than the easiest at the highest level, and the other way round at the first. */
const LEANING = 8;

/**
 * The templates of a grade whose difficulty the age may see. Where there are too few for a level without repeats, those
 * of the nearest lower grades join them, and then those of the nearest higher ones.
 */
export function templatesFor({ grade, age }: Learner): readonly MathTemplate[] {
  const allowed = mathForAge(MATH_PROBLEM_TEMPLATES, age);
  const distances = [...new Set(allowed.map((template) => distanceFrom(grade, template)))];
  const chosen: MathTemplate[] = [];
  for (const distance of distances.toSorted((a, b) => a - b)) {
    if (chosen.length >= PROBLEMS_PER_LEVEL) break;
    chosen.push(...allowed.filter((template) => distanceFrom(grade, template) === distance));
  }
  return chosen;
}

/** Grades between a grade and a template: 0 for its own; every higher grade is farther than the lower ones. */
function distanceFrom(grade: number, { grades: [least, most] }: MathTemplate): number {
  if (grade < least) return 100 + least - grade;
  return Math.max(0, grade - most);
}

/**
 * The five problems of a level, easier ones first, from different templates that are spread over the areas. Numbers
 * grow with the level, and the harder templates come more often.
 * @param level the challenge level from 1
 * @param seed the same one gives the same problems
 */
export function drawLevel({
  level,
  seed,
  ...learner
}: Learner & { readonly level: number; readonly seed: string }): MathProblem[] {
  const pick = seededPick(`level ${level} ${seed}`);
  return chooseTemplates(pick, templatesFor(learner), level)
    .toSorted((a, b) => hardness(a) - hardness(b))
    .map((template) => drawProblem(template, seed, level));
}

/** Five templates, each from one of the areas that has come least often so far. */
function chooseTemplates(
  pick: Pick,
  templates: readonly MathTemplate[],
  level: number,
): MathTemplate[] {
  const chosen: MathTemplate[] = [];
  while (chosen.length < PROBLEMS_PER_LEVEL) {
    const rest = templates.filter((template) => !chosen.includes(template));
    const times = ({ area }: MathTemplate) => chosen.filter((other) => other.area === area).length;
    const least = Math.min(...rest.map(times));
    chosen.push(
      weighted(
        pick,
        rest.filter((template) => times(template) === least),
        level,
      ),
    );
  }
  return chosen;
}

function hardness({ difficulty }: MathTemplate): number {
  return CONTENT_DIFFICULTIES.indexOf(difficulty);
}

/** One of the templates: at low levels rather an easy one, at high levels rather a hard one. */
function weighted(pick: Pick, templates: readonly MathTemplate[], level: number): MathTemplate {
  const ranks = templates.map(hardness);
  const easiest = Math.min(...ranks);
  const span = Math.max(...ranks) - easiest || 1;
  const lean = 2 * share(level) - 1;
  const chances = templates.flatMap((template) => {
    const weight = Math.round(10 * LEANING ** ((lean * (hardness(template) - easiest)) / span));
    return Array.from({ length: weight }, () => template);
  });
  return pick.one(chances);
}
