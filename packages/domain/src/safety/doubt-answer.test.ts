import { expect, test } from 'vitest';
import { afterAnswer } from './index.ts';

test.each([
  ['“I am safe” is noted and lowers nothing', 'standard', null, 'safe', 'standard', 'safe'],
  ['“I am safe” leaves an urgent one urgent', 'severe', null, 'safe', 'severe', 'safe'],
  ['“I need help” makes it urgent', 'standard', null, 'help', 'severe', 'help'],
  ['“I need help” after “I am safe” makes it urgent', 'standard', 'safe', 'help', 'severe', 'help'],
  ['“I am safe” takes no call for help back', 'severe', 'help', 'safe', 'severe', 'help'],
] as const)('%s', (_, level, answer, said, levelAfter, answerAfter) => {
  expect(afterAnswer({ level, answer }, said)).toEqual({ level: levelAfter, answer: answerAfter });
});
