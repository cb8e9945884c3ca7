/** How the page speaks: by the card age bands of the specification (spec 9), and where no age is known. */
export const AGE_GROUPS = ['young', 'middle', 'older', 'unknown'] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

/** 7 or younger, 8 to 11, 12 and over (spec 2 and 9). */
export function ageGroupOf(age: number | null): AgeGroup {
  if (age === null) return 'unknown';
  if (age <= 7) return 'young';
  return age <= 11 ? 'middle' : 'older';
}
