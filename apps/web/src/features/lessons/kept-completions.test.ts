import { describe, expect, it } from 'vitest';
import { keptCompletions } from './kept-completions.ts';

function call(userId: number, operation: string, input: unknown) {
  return { key: `${userId}-${operation}`, userId, operation, input, keptAt: '' };
}

describe('lessons finished without the host', () => {
  it('are those whose reports wait for this person', () => {
    const waiting = [
      call(7, 'lessons.complete', { lessonId: 3 }),
      call(7, 'lessons.complete', { lessonId: 58 }),
    ];
    expect(keptCompletions(waiting, 7)).toEqual(new Set([3, 58]));
  });

  it('leave out reports of another person and other calls', () => {
    const waiting = [
      call(8, 'lessons.complete', { lessonId: 3 }),
      call(7, 'journal.save', { lessonId: 4 }),
    ];
    expect(keptCompletions(waiting, 7).size).toBe(0);
  });

  it('leave out a report that cannot be read', () => {
    const waiting = [call(7, 'lessons.complete', 'day 3'), call(7, 'lessons.complete', {})];
    expect(keptCompletions(waiting, 7).size).toBe(0);
  });
});
