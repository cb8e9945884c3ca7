/** What a text can show that an adult has to know of. */
export const SAFETY_CONCERNS = [
  'self-harm',
  'abuse',
  'grooming',
  'violence',
  'bullying',
  'substances',
  'eating',
  'despair',
] as const;
export type SafetyConcern = (typeof SAFETY_CONCERNS)[number];

/** `severe`: a life or a child's body is in danger, admins are told too. `standard`: the class's teachers. */
export type AlertLevel = 'standard' | 'severe';
export type SafetyLevel = 'none' | AlertLevel;

export type SafetyAssessment =
  | { level: 'none'; concern: null }
  | { level: AlertLevel; concern: SafetyConcern };

/** What one language has to say about each concern, as phrases (`../text/phrases.ts`). */
export type ConcernPhrases = Readonly<
  Record<SafetyConcern, Readonly<Record<AlertLevel, readonly string[]>>>
>;
