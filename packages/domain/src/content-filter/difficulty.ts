/** How hard a content item is, easiest first (spec 3, Content item). */
export const CONTENT_DIFFICULTIES = [
  'Super Easy',
  'Easy',
  'Medium',
  'Hard',
  'Expert',
  'Advanced',
] as const;
export type ContentDifficulty = (typeof CONTENT_DIFFICULTIES)[number];

/** Something that may say for whom it is. */
export interface ContentItem {
  readonly minAge?: number | undefined;
  readonly maxAge?: number | undefined;
  readonly difficulty?: ContentDifficulty | undefined;
}

/** Difficulties that suit an age: up to 6, up to 10, up to 15, older (spec 9, "Difficulty ranges"). */
export function difficultyRange(age: number): readonly ContentDifficulty[] {
  if (age <= 6) return ['Super Easy', 'Easy'];
  if (age <= 10) return ['Easy', 'Medium'];
  if (age <= 15) return ['Medium', 'Hard'];
  return ['Hard', 'Expert', 'Advanced'];
}

/**
 * Whether content suits an age: not below its least age and not above its highest one. Absent content
 * or an absent age counts as appropriate (spec 5).
 */
export function isAppropriate(
  content: ContentItem | null | undefined,
  age: number | null | undefined,
): boolean {
  if (content == null || age == null) return true;
  if (content.minAge !== undefined && age < content.minAge) return false;
  return content.maxAge === undefined || age <= content.maxAge;
}

/** Difficulties of maths problems that an age may see (spec 9, "Filtering by age"). */
export function mathDifficulties(age: number): readonly ContentDifficulty[] {
  if (age <= 6) return ['Super Easy', 'Easy'];
  if (age <= 8) return without('Expert', 'Advanced');
  if (age <= 12) return without('Expert');
  return CONTENT_DIFFICULTIES;
}

/** Difficulties of science experiments that an age may see (spec 9, "Filtering by age"). */
export function scienceDifficulties(age: number): readonly ContentDifficulty[] {
  if (age <= 6) return ['Super Easy'];
  if (age <= 8) return ['Super Easy', 'Easy'];
  if (age <= 12) return without('Expert');
  return CONTENT_DIFFICULTIES;
}

/** The maths problems that an age may see; one without a difficulty stays. */
export function mathForAge<T extends ContentItem>(items: readonly T[], age: number): T[] {
  return ofDifficulty(items, mathDifficulties(age));
}

/** The science experiments that an age may see; one without a difficulty stays. */
export function scienceForAge<T extends ContentItem>(items: readonly T[], age: number): T[] {
  return ofDifficulty(items, scienceDifficulties(age));
}

function ofDifficulty<T extends ContentItem>(
  items: readonly T[],
  allowed: readonly ContentDifficulty[],
): T[] {
  return items.filter(({ difficulty }) => difficulty === undefined || allowed.includes(difficulty));
}

function without(...excluded: ContentDifficulty[]): ContentDifficulty[] {
  return CONTENT_DIFFICULTIES.filter((difficulty) => !excluded.includes(difficulty));
}
