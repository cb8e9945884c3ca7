/** How a verse is practised, in the order from easy to hard. */
export const VERSE_EXERCISES = ['order', 'gaps', 'type'] as const;
export type VerseExercise = (typeof VERSE_EXERCISES)[number];

/** Up to this age nobody has to type a verse to have learned it. */
const OLDEST_WITHOUT_TYPING = 6;

/** The exercises that a child must get right once to have learned a verse. */
export function exercisesToLearn(age: number): readonly VerseExercise[] {
  return age <= OLDEST_WITHOUT_TYPING ? ['order', 'gaps'] : VERSE_EXERCISES;
}

/** Tiles to put in order: few and short lists for the young, one for each word or a few of them. */
export function mostTiles(age: number): number {
  if (age <= OLDEST_WITHOUT_TYPING) return 5;
  return age <= 10 ? 8 : 12;
}
