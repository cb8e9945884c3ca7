import type { LessonSummary } from '@lamplight/domain/lessons';
import { expect, test } from 'vitest';
import { aroundThisWeek } from './this-week.ts';

/** A module with a lesson on every day, of which the first ones are done. */
function lessons(done: number): LessonSummary[] {
  return Array.from({ length: 28 }, (_, index) => ({
    ...{ id: index + 1, moduleId: 1, category: 'bible', dayNumber: index + 1, title: '' },
    ...{ description: '', language: 'en', difficulty: 'beginner', estimatedMinutes: 1 },
    pictures: [],
    status: index < done ? 'completed' : index === done ? 'unlocked' : 'locked',
  }));
}

test.each([
  ['the first week', 1, 0, [0, 7, 21]],
  ['the second week, all done so far', 9, 8, [7, 7, 14]],
  ['a day set ahead, with the open lesson far behind', 15, 1, [1, 20, 7]],
  ['a day set back, with the open lesson ahead', 2, 20, [0, 7, 21]],
  ['everything done', 28, 28, [21, 7, 0]],
  ['a week after the module’s last', 50, 28, [28, 0, 0]],
  ['who reads them all', null, 0, [0, 28, 0]],
])('%s', (_, day, done, lengths) => {
  const { before, now, after } = aroundThisWeek(lessons(done), day);
  expect([before.length, now.length, after.length]).toEqual(lengths);
});
