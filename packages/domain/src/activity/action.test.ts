import { expect, test } from 'vitest';
import { activityAction } from './action.ts';

test.each([
  [{ kind: 'registered', subject: null }, 'joined Lamplight'],
  [{ kind: 'lesson-completed', subject: 'Let There Be Light' }, 'completed "Let There Be Light"'],
  [{ kind: 'lesson-completed', subject: null }, 'completed a lesson'],
  [{ kind: 'day-advanced', subject: '3' }, 'finished day 3'],
  [{ kind: 'day-advanced', subject: null }, 'went on to the next day'],
] as const)('%o is told as "%s"', (activity, words) => {
  expect(activityAction(activity)).toBe(words);
});
