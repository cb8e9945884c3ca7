import { expect, test } from 'vitest';
import { activityAction } from './action.ts';

test.each([
  [{ kind: 'registered', subject: null }, 'joined Lamplight'],
  [{ kind: 'lesson-completed', subject: 'Let There Be Light' }, 'completed "Let There Be Light"'],
  [{ kind: 'lesson-completed', subject: null }, 'completed a lesson'],
  [{ kind: 'day-advanced', subject: '3' }, 'finished day 3'],
  [{ kind: 'day-advanced', subject: null }, 'went on to the next day'],
  [{ kind: 'challenge-completed', subject: 'Tent poles' }, 'solved the challenge "Tent poles"'],
  [{ kind: 'challenge-completed', subject: null }, 'solved a challenge'],
  [{ kind: 'story-completed', subject: 'Jonah' }, 'finished the story "Jonah"'],
  [{ kind: 'story-completed', subject: null }, 'finished a Bible story'],
  [{ kind: 'verse-learned', subject: 'Psalm 23:1' }, 'learned Psalm 23:1 by heart'],
  [{ kind: 'verse-learned', subject: null }, 'learned a verse by heart'],
  [{ kind: 'journal-written', subject: null }, 'wrote in the journal'],
] as const)('%o is told as "%s"', (activity, words) => {
  expect(activityAction(activity)).toBe(words);
});
