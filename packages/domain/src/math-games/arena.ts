import { DEFAULT_AGE } from '../age/index.ts';

/** Problems of one level (spec 9, "Math game"). */
export const PROBLEMS_PER_LEVEL = 5;

/** Answers that a problem offers (spec 9, "Math game"). */
export const OPTIONS_PER_PROBLEM = 4;

/** Points for a right answer (spec 9, "Math game"). */
export const POINTS_PER_ANSWER = 10;

/** The most points of a level. */
export const MAXIMUM_SCORE = PROBLEMS_PER_LEVEL * POINTS_PER_ANSWER;

/** Share of the most points that passes a level (spec 9, "Math game"). */
export const PASS_MARK = 0.6;

/** Milliseconds between an answer and the next problem (spec 4, Math game). */
export const ANSWER_PAUSE = 2000;

/** The level that everybody begins with. */
export const FIRST_LEVEL = 1;

/** The last level that is counted: more than anybody plays in a summer. */
export const LAST_LEVEL = 999;

const LEAST_GRADE = 1;
const MOST_GRADE = 12;

/** Years between a child's age and its grade (spec 5, "Math grade level"). */
const AGE_BEFORE_GRADE = 5;

/** What is known of a child when its grade in the arena is worked out. */
export interface ArenaProfile {
  /** A school grade as a number or in words, such as `5th grade`. */
  readonly grade?: number | string | null | undefined;
  /** In years. */
  readonly age?: number | null | undefined;
  /** The profile's level; `beginner` and `advanced` move the grade. */
  readonly difficultyLevel?: string | null | undefined;
}

function clamped(grade: number): number {
  return Math.min(MOST_GRADE, Math.max(LEAST_GRADE, grade));
}

/** The grade that a profile tells, if it is one of the twelve. */
function toldGrade(grade: ArenaProfile['grade']): number | undefined {
  const told = typeof grade === 'string' ? Number(grade.replace(/\D/g, '')) : grade;
  if (told == null || !Number.isInteger(told)) return undefined;
  return told >= LEAST_GRADE && told <= MOST_GRADE ? told : undefined;
}

/**
 * The grade, 1 to 12, that problems are made for (spec 5, "Math grade level"): the one that is told, or else the age
 * minus 5; one lower for a beginner, one higher for an advanced child. Where the age is missing too it is taken as 10,
 * so that the grade is 5.
 */
export function mathGradeLevel({ grade, age, difficultyLevel }: ArenaProfile): number {
  const base = toldGrade(grade) ?? clamped((age ?? DEFAULT_AGE) - AGE_BEFORE_GRADE);
  if (difficultyLevel === 'beginner') return clamped(base - 1);
  return clamped(difficultyLevel === 'advanced' ? base + 1 : base);
}

/** The age in years that decides which difficulties are shown; 10 where it is missing (spec 5). */
export function arenaAge({ age }: Pick<ArenaProfile, 'age'>): number {
  return age ?? DEFAULT_AGE;
}

export const LEVEL_LABELS = ['Elementary', 'Intermediate', 'Middle School', 'High School'] as const;
export type LevelLabel = (typeof LEVEL_LABELS)[number];

/** The band of a grade: up to 3, up to 5, up to 8, above (spec 9, "Math game"). */
export function levelLabel(grade: number): LevelLabel {
  if (grade <= 3) return 'Elementary';
  if (grade <= 5) return 'Intermediate';
  return grade <= 8 ? 'Middle School' : 'High School';
}

/** The points for a number of right answers. */
export function arenaScore(correct: number): number {
  return correct * POINTS_PER_ANSWER;
}

/** Whether a number of right answers passes a level: at least 60% of the most points (spec 4, Math game). */
export function passesLevel(correct: number): boolean {
  return arenaScore(correct) >= PASS_MARK * MAXIMUM_SCORE;
}

/** The level that follows a finished one: the next one when it was passed, otherwise the same again. */
export function levelAfter(level: number, correct: number): number {
  return passesLevel(correct) ? Math.min(level + 1, LAST_LEVEL) : level;
}
