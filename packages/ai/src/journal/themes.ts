/**
 * What an entry is about. The order decides between themes that are equally strong: what hurts comes before
 * what is pleasant, so that no sorrow is answered with cheer.
 */
export const JOURNAL_THEMES = [
  'grief',
  'shame',
  'loneliness',
  'fear',
  'sadness',
  'anger',
  'doubt',
  'body',
  'kindness',
  'friendship',
  'imagination',
  'hope',
  'nature',
  'learning',
  'family',
  'gratitude',
  'faith',
  'joy',
  'unclear',
] as const;
export type JournalTheme = (typeof JOURNAL_THEMES)[number];

/** Themes of an entry that carries something heavy; the answer stays quiet there. */
export const HEAVY_THEMES: ReadonlySet<JournalTheme> = new Set([
  'grief',
  'shame',
  'loneliness',
  'fear',
  'sadness',
  'anger',
  'doubt',
]);
