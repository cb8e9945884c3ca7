import { scienceDifficulties } from '../content-filter/index.ts';
import type { DifficultyLevel } from '../profiles/options.ts';
import { gradeForAge } from '../users/grade.ts';

/** Difficulties that generated experiments have, easiest first (spec 9, Games; `Super Easy` for the youngest). */
export const GENERATED_DIFFICULTIES = ['Super Easy', 'Easy', 'Medium', 'Advanced'] as const;
export type GeneratedDifficulty = (typeof GENERATED_DIFFICULTIES)[number];

/** Whom experiments are chosen for. */
export interface ExperimentLearner {
  /** Years. */
  readonly age: number;
  /** School year; without one the year that the age suggests. */
  readonly grade: number | null;
  /** Of the profile; null while nobody has chosen one. */
  readonly level: DifficultyLevel | null;
}

const EASY_UP_TO_GRADE = 5;
const ADVANCED_FROM_GRADE = 9;

/**
 * The difficulty of generated experiments: Easy for grade at most 5 or a beginner; Advanced for grade 9 or more or the
 * level advanced (or expert, which is above it); otherwise Medium (spec 9, Games). Where the filter by age would hide
 * that one, it is the hardest that the age may see: Super Easy up to 6, Easy up to 8.
 */
export function generatedDifficulty(learner: ExperimentLearner): GeneratedDifficulty {
  const byRule = difficultyByGrade(learner);
  const allowed = scienceDifficulties(learner.age);
  if (allowed.includes(byRule)) return byRule;
  return GENERATED_DIFFICULTIES.findLast((each) => allowed.includes(each)) ?? 'Super Easy';
}

function difficultyByGrade({ age, grade, level }: ExperimentLearner): GeneratedDifficulty {
  const year = grade ?? gradeForAge(age);
  if (year <= EASY_UP_TO_GRADE || level === 'beginner') return 'Easy';
  if (year >= ADVANCED_FROM_GRADE || level === 'advanced' || level === 'expert') return 'Advanced';
  return 'Medium';
}
