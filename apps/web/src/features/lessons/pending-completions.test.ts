import { describe, expect, it } from 'vitest';
import { pendingCompletions } from './pending-completions.ts';

function call(userId: number, operation: string, input: unknown) {
  return { key: `${userId}-${operation}`, userId, operation, input, keptAt: '' };
}

describe('lessons finished without the host', () => {
  it('are those whose reports wait for this person', () => {
    const waiting = [
      call(7, 'lessons.complete', { lessonId: 3 }),
      call(7, 'lessons.complete', { lessonId: 58 }),
    ];
    expect(pendingCompletions(waiting, 7)).toEqual(new Set([3, 58]));
  });

  it('leave out reports of another person and other calls', () => {
    const waiting = [
      call(8, 'lessons.complete', { lessonId: 3 }),
      call(7, 'journal.save', { lessonId: 4 }),
    ];
    expect(pendingCompletions(waiting, 7).size).toBe(0);
  });

  it('leave out a report that cannot be read', () => {
    const waiting = [call(7, 'lessons.complete', 'day 3'), call(7, 'lessons.complete', {})];
    expect(pendingCompletions(waiting, 7).size).toBe(0);
  });
});
