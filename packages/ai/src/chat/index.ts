export { answerQuestion } from './answer-question.ts';
export { type FoundPassage, findPassages } from './answering/passages.ts';
export type * from './question.ts';
export { sentencesOf } from './sentences-of.ts';
export { talkFor } from './talk/index.ts';
