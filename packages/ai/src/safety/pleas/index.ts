export { answerToPlea } from './answer-plea.ts';
export type { Plea } from './plea.ts';
export { isPlea, pleaIn } from './read-plea.ts';
