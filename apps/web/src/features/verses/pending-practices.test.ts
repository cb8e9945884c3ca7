import type { VerseProgress } from '@lamplight/domain/verses';
import { expect, test } from 'vitest';
import { pendingPractices, withPending } from './pending-practices.ts';

const call = (operation: string, input: unknown, userId = 7) => ({
  key: `${operation} ${JSON.stringify(input)}`,
  userId,
  operation,
  input,
  keptAt: '2026-06-15T08:00:00.000Z',
});

const progress: VerseProgress = {
  week: 1,
  reference: 'Psalm 104:24',
  exercises: ['order', 'gaps'],
  done: ['order'],
  isLearned: false,
  isCurrent: true,
};

test('what waits for the host is found by person and procedure', () => {
  const waiting = [
    call('verses.practice', { week: 1, exercise: 'gaps', answer: 'How many' }),
    call('verses.practice', { week: 2, exercise: 'order', answer: 'Trust' }, 8),
    call('verses.practice', { week: 1, exercise: 'sing' }),
    call('verses.practice', null),
    call('stories.complete', { storyId: 1 }),
  ];
  expect(pendingPractices(waiting, 7)).toEqual([{ week: 1, exercise: 'gaps' }]);
});

test('it counts for its week, and the last one makes the verse a learned one', () => {
  expect(withPending(progress, [{ week: 2, exercise: 'gaps' }])).toEqual(progress);
  expect(withPending(progress, [{ week: 1, exercise: 'gaps' }])).toEqual({
    ...progress,
    done: ['order', 'gaps'],
    isLearned: true,
  });
});
