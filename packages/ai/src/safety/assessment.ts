import type { AlertLevel, Concern } from '@lamplight/domain/safety';

export type { AlertLevel };
export type SafetyLevel = 'none' | AlertLevel;

/** What a text shows that an adult has to know of. */
export type SafetyAssessment =
  | { readonly level: 'none'; readonly concern: null }
  | { readonly level: AlertLevel; readonly concern: Concern };

/**
 * What one language has to say about each concern, as phrases (`../text/phrases.ts`). What no list can foresee is
 * the classifier's.
 */
export type ConcernPhrases = Readonly<
  Partial<Record<Concern, Readonly<Record<AlertLevel, readonly string[]>>>>
>;
