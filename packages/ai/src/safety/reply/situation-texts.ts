/** What is told so plainly that it has words of its own. */
export const TOLD_SITUATIONS = [
  'taken',
  'overdose',
  'asleep',
  'weapon',
  'friend',
  'threatened',
  'neglect',
  'bomb',
] as const;
export type ToldSituation = (typeof TOLD_SITUATIONS)[number];

/** The words of one language; up to seven the little ones' are said. */
export type SituationTexts = Readonly<
  Record<ToldSituation, { readonly little: string; readonly older: string }>
>;
