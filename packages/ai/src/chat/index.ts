export { answerQuestion } from './answer-question.ts';
export type * from './question.ts';
export { sentencesOf } from './sentences-of.ts';
export { talkFor } from './talk/index.ts';
