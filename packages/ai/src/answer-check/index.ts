export { checkAnswer } from './check-answer.ts';
export { answerFeatures } from './features.ts';
export { problemOfAnswer } from './problem-of-answer.ts';
export { problemOfShownText } from './shown-text.ts';
export { unsafeOdds } from './unsafe-odds.ts';
