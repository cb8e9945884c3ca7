/** What the insights of a parent's page rest on. */
export interface InsightFacts {
  /** Percent of the lessons that are completed. */
  readonly completionRate: number;
  /** Percent of the lessons of the days that lie behind the child that are completed; null on the first day. */
  readonly rateSoFar: number | null;
  readonly achievements: number;
  readonly journalEntries: number;
  /** The child's scores in percent, one for each lesson with something to show for it. */
  readonly scores: readonly number[];
}

export const STRENGTHS = ['completion', 'consistent', 'active'] as const;
export type Strength = (typeof STRENGTHS)[number];

export const GROWTH_AREAS = ['completion', 'journal', 'scores'] as const;
export type GrowthArea = (typeof GROWTH_AREAS)[number];

export interface ParentInsights {
  readonly strengths: Strength[];
  readonly growthAreas: GrowthArea[];
}

/** A rate above this percent is a strength (spec 9, Parent insights), and so on below. */
const STRONG_COMPLETION = 75;
const WEAK_COMPLETION = 50;
const CONSISTENT_ACHIEVEMENTS = 2;
const ACTIVE_JOURNAL = 5;
const SPARSE_JOURNAL = 3;
const WEAK_SCORE = 70;

/**
 * Strengths and growth areas for parents (spec 9): completion above 75% and below 50%, more than 2
 * achievements, more than 5 and fewer than 3 journal entries, a score under 70. What is below 50% is measured by the days
 * that are over: on the first day nobody can have done half of a summer.
 */
export function parentInsights(facts: InsightFacts): ParentInsights {
  const { completionRate, rateSoFar, achievements, journalEntries, scores } = facts;
  const strengths: Strength[] = [];
  if (completionRate > STRONG_COMPLETION) strengths.push('completion');
  if (achievements > CONSISTENT_ACHIEVEMENTS) strengths.push('consistent');
  if (journalEntries > ACTIVE_JOURNAL) strengths.push('active');

  const growthAreas: GrowthArea[] = [];
  if (rateSoFar !== null && rateSoFar < WEAK_COMPLETION) growthAreas.push('completion');
  if (journalEntries < SPARSE_JOURNAL) growthAreas.push('journal');
  if (scores.some((score) => score < WEAK_SCORE)) growthAreas.push('scores');
  return { strengths, growthAreas };
}
