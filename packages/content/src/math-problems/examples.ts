import { mathForAge } from '@lamplight/domain/content-filter';
import { type MathProblem, mathGradeLevel, textStretches } from '@lamplight/domain/math-games';
import { type OperationType, operationTypes, sampleMaximum } from '@lamplight/domain/platform';
import { seededPick } from '@lamplight/domain/random';
import { drawProblem } from './draw.ts';
import type { MathTemplate } from './template.ts';
import { MATH_PROBLEM_TEMPLATES } from './templates.ts';

/** One problem as a sample of a kind of sum. */
export interface ExampleProblem {
  readonly operation: OperationType;
  readonly problem: MathProblem;
}

/** Draws from one template before the next one is tried. */
const DRAWS = 30;

/**
 * One problem for each kind of sum of an age in years (spec 9, Operation types). No number in it is above the highest
 * of the samples (spec 2, Age demo).
 * @param seed another one gives other problems
 * @throws RangeError when no template of a kind has numbers that small
 */
export function exampleProblems(age: number, seed: string): readonly ExampleProblem[] {
  return operationTypes(age).map((operation) => ({
    operation,
    problem: exampleOf(operation, age, seed),
  }));
}

function exampleOf(operation: OperationType, age: number, seed: string): MathProblem {
  const maximum = sampleMaximum(age);
  for (const template of nearestTemplates(operation, age, seed)) {
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const problem = drawProblem(template, `${seed} ${draw}`, 1);
      if (Math.max(0, ...numbersShown(problem)) <= maximum) return problem;
    }
  }
  throw new RangeError(`no sample of ${operation} stays within ${maximum}`);
}

/** The templates of a kind that an age may see: those of the nearest grades first, equally near ones in seeded order. */
function nearestTemplates(operation: OperationType, age: number, seed: string): MathTemplate[] {
  const grade = mathGradeLevel({ age });
  const distance = ({ grades: [least, most] }: MathTemplate) =>
    Math.max(0, least - grade, grade - most);
  const ofKind = MATH_PROBLEM_TEMPLATES.filter((template) => template.operation === operation);
  return seededPick(`${operation} ${seed}`)
    .some(mathForAge(ofKind, age))
    .toSorted((a, b) => distance(a) - distance(b));
}

/** Every number in the texts of a problem. */
export function numbersShown({
  question,
  options,
  explanation,
}: Pick<MathProblem, 'question' | 'options' | 'explanation'>): number[] {
  return [question, ...options, ...explanation].flatMap(textStretches).flatMap(({ text }) => {
    const digits = text.replaceAll('{,}', '').match(/\d+(\.\d+)?/g) ?? [];
    return digits.map(Number);
  });
}
