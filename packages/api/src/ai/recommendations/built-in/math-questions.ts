import {
  drawProblem,
  MATH_PROBLEM_TEMPLATES,
  type MathTemplate,
} from '@lamplight/content/math-problems';
import { mathForAge } from '@lamplight/domain/content-filter';
import type { MathArea, MathProblem } from '@lamplight/domain/math-games';
import { seededPick } from '@lamplight/domain/random';
import type { AdaptationLevel, WorkedExample } from '@lamplight/domain/recommendations';
import type { ActivityWish, MadeQuestion } from '../activity-maker.ts';

/** Levels of the arena, which make the numbers grow, and grades beside the child's own. */
const LEVELS: Readonly<Record<AdaptationLevel, { readonly level: number; readonly step: number }>> =
  {
    beginner: { level: 1, step: -1 },
    intermediate: { level: 3, step: 0 },
    advanced: { level: 8, step: 1 },
  };

/** Kinds of problems of an area that are near enough to the grade to be mixed. */
const MOST_TEMPLATES = 3;
/** Draws before an area is taken to have no further problem. */
const MOST_DRAWS = 40;

/** The kinds of problems of an area that an age may see, those nearest to a grade first. */
export function templatesOf(
  area: MathArea,
  { age, mathGrade }: Pick<ActivityWish, 'age' | 'mathGrade'>,
): MathTemplate[] {
  const distance = ({ grades: [least, most] }: MathTemplate) =>
    Math.max(0, least - mathGrade, mathGrade - most);
  return mathForAge(MATH_PROBLEM_TEMPLATES, age)
    .filter((template) => template.area === area)
    .toSorted((a, b) => distance(a) - distance(b));
}

/** Different problems of an area at a level, with one more that is shown worked out. */
export function mathQuestions(
  area: MathArea,
  wish: ActivityWish,
  count: number,
): { questions: MadeQuestion[]; example: WorkedExample | null } {
  const { level, step } = LEVELS[wish.level];
  const templates = templatesOf(area, { ...wish, mathGrade: wish.mathGrade + step }).slice(
    0,
    MOST_TEMPLATES,
  );
  const pick = seededPick(wish.seed);
  const problems = new Map<string, MathProblem>();
  for (
    let draw = 0;
    templates.length > 0 && problems.size <= count && draw < MOST_DRAWS;
    draw += 1
  ) {
    const problem = drawProblem(pick.one(templates), `${wish.seed} ${draw}`, level);
    problems.set(problem.key, problem);
  }
  const drawn = [...problems.values()];
  const example = drawn.length > count ? drawn.pop() : undefined;
  return {
    questions: drawn.map(toMadeQuestion),
    example: example === undefined ? null : toExample(example),
  };
}

function toMadeQuestion(problem: MathProblem): MadeQuestion {
  const { question, options, answer, explanation, picture, area, key } = problem;
  return {
    question,
    options: [...options],
    correctAnswer: options[answer] ?? '',
    explanation: explanation.join(' '),
    picture: null,
    mathPicture: picture,
    evidence: { skill: `math:${area}`, item: key },
  };
}

function toExample({
  question,
  options,
  answer,
  explanation,
  picture,
}: MathProblem): WorkedExample {
  return {
    question,
    answer: options[answer] ?? '',
    steps: [...explanation],
    mathPicture: picture,
  };
}
