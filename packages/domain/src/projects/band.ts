import type { DifficultyLevel } from '../profiles/options.ts';
import type { ProjectBand } from './project.ts';

/** Projects of a band beyond those that are completed, at least (spec 9, AI coding). */
export const AT_LEAST_MORE = 5;

/** Ids of generated projects begin here (spec 3, Built-in AI project). */
export const GENERATED_FROM = 1000;

const ELEMENTARY = { grade: 5, age: 10 };
const MIDDLE = { grade: 8, age: 13 };
const ADVANCED_FROM_GRADE = 9;

/** Whom projects are chosen for; what nobody has told is null and decides nothing. */
export interface ProjectLearner {
  readonly grade: number | null;
  /** Years. */
  readonly age: number | null;
}

/** Elementary up to grade 5 or age 10, middle up to grade 8 or age 13, otherwise high (spec 9). */
export function projectBand(learner: ProjectLearner): ProjectBand {
  if (isUpTo(ELEMENTARY, learner)) return 'elementary';
  return isUpTo(MIDDLE, learner) ? 'middle' : 'high';
}

function isUpTo(limit: { grade: number; age: number }, { grade, age }: ProjectLearner): boolean {
  return (grade !== null && grade <= limit.grade) || (age !== null && age <= limit.age);
}

/** Difficulties that generated projects have, easiest first. */
export const GENERATED_DIFFICULTIES = ['Beginner', 'Medium', 'Advanced'] as const;
export type GeneratedDifficulty = (typeof GENERATED_DIFFICULTIES)[number];

/** How long a generated project takes, in minutes (spec 9). */
export const GENERATED_MINUTES: Readonly<Record<GeneratedDifficulty, number>> = {
  Beginner: 20,
  Medium: 30,
  Advanced: 45,
};

/**
 * The difficulty of generated projects: Beginner for a beginner or up to grade 5; Advanced for the level advanced (or
 * expert, which is above it) or from grade 9; otherwise Medium (spec 9).
 */
export function generatedDifficulty({
  level,
  grade,
}: {
  readonly level: DifficultyLevel | null;
  readonly grade: number | null;
}): GeneratedDifficulty {
  if (level === 'beginner' || (grade !== null && grade <= ELEMENTARY.grade)) return 'Beginner';
  if (level === 'advanced' || level === 'expert') return 'Advanced';
  return grade !== null && grade >= ADVANCED_FROM_GRADE ? 'Advanced' : 'Medium';
}
