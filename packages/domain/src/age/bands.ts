/** The four bands that content is written for, youngest first (spec 9, "Age bands for content"). */
export const CONTENT_BANDS = ['kindergarten', 'elementary', 'intermediate', 'advanced'] as const;
export type ContentBand = (typeof CONTENT_BANDS)[number];

/** The age that stands for one that nobody has told, in years (spec 5, "Defaults when missing: age 10"). */
export const DEFAULT_AGE = 10;

/** The band of content for an age in years: up to 6, up to 10, up to 15, above (spec 9). */
export function contentBand(age: number): ContentBand {
  if (age <= 6) return 'kindergarten';
  if (age <= 10) return 'elementary';
  if (age <= 15) return 'intermediate';
  return 'advanced';
}

export const AGE_GROUPS = [
  'kindergarten',
  'early-elementary',
  'elementary',
  'middle-school',
  'high-school',
] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

/** The alternative grouping of ages: up to 6, up to 8, up to 12, up to 15, above (spec 9). */
export function ageGroup(age: number): AgeGroup {
  if (age <= 6) return 'kindergarten';
  if (age <= 8) return 'early-elementary';
  if (age <= 12) return 'elementary';
  if (age <= 15) return 'middle-school';
  return 'high-school';
}

export const DIFFICULTY_LABELS = ['Beginner', 'Elementary', 'Intermediate', 'Advanced'] as const;
export type DifficultyLabel = (typeof DIFFICULTY_LABELS)[number];

/** The label of what suits an age: 6 or under, 10 or under, 12 or under, above (spec 9). */
export function difficultyLabel(age: number): DifficultyLabel {
  if (age <= 6) return 'Beginner';
  if (age <= 10) return 'Elementary';
  if (age <= 12) return 'Intermediate';
  return 'Advanced';
}
