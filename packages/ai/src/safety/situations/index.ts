export * from './read-situation.ts';
export type { Situation, SituationPhrases } from './situation.ts';
export { SITUATION_ALERTS } from './situation.ts';
