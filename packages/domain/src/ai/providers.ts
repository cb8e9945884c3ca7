import type { ConsentPurpose } from '../consents/index.ts';

/**
 * Who may write an answer, the one with the most to say first: an AI outside of this building, a model in
 * this building, and the engine that is part of the product (decisions, Learning).
 */
export const AI_PROVIDERS = ['anthropic', 'lan', 'built-in'] as const;
export type AiProvider = (typeof AI_PROVIDERS)[number];

/** A provider that is a model: it can be slow, wrong or away. */
export const MODEL_PROVIDERS = ['anthropic', 'lan'] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

/**
 * Why a model did not answer: `refused` is a server that takes no request of ours (a wrong key, an unknown model),
 * `declined` a model that will not speak about what it was asked, `cut-off` an answer that broke off.
 */
export const MODEL_FAILURES = [
  'timeout',
  'overloaded',
  'rate-limited',
  'refused',
  'declined',
  'garbage',
  'cut-off',
  'unreachable',
] as const;
export type ModelFailure = (typeof MODEL_FAILURES)[number];

/** What of the product asks an AI. */
export const AI_FEATURES = ['chat', 'journal', 'quiz', 'teacher-content', 'activity'] as const;
export type AiFeature = (typeof AI_FEATURES)[number];

/** What has to be consented to before a student's words of this feature leave the building. */
export function purposeOf(feature: AiFeature): ConsentPurpose {
  return feature === 'journal' ? 'journal-outside-ai' : 'outside-ai';
}
