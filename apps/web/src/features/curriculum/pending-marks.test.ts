import { describe, expect, it } from 'vitest';
import { pendingMarks, withPendingMarks } from './pending-marks.ts';

const AT = '2026-06-15T09:00:00.000Z';
const LATER = '2026-06-15T10:00:00.000Z';

function call(userId: number, input: unknown, operation = 'curriculum.markActivity') {
  return { key: 'a', userId, operation, input, keptAt: AT };
}

describe('marks that wait for the host', () => {
  it('are those of this person, as far as they can be read', () => {
    const waiting = [
      call(7, { key: 'walk', done: true }),
      call(8, { key: 'sing', done: true }),
      call(7, { key: 'swim', done: true }, 'lessons.complete'),
      call(7, 'walk'),
      call(7, { key: 'climb', done: 'yes' }),
    ];
    expect(pendingMarks(waiting, 7)).toEqual([{ key: 'walk', done: true, call: 'a', keptAt: AT }]);
  });

  it.each([
    ['one that was done before keeps its moment', AT, [true], AT],
    ['one that was done just now', null, [true], LATER],
    ['one that was marked by mistake', AT, [false], null],
    ['the last of several counts', null, [true, false], null],
    ['none leaves what the host has said', AT, [], AT],
  ])('are seen on the page: %s', (_, doneAt, marks, seen) => {
    const kept = marks.map((done) => ({ key: 'walk', done, call: 'a', keptAt: LATER }));
    expect(withPendingMarks([{ key: 'walk', doneAt }], kept)).toEqual([
      { key: 'walk', doneAt: seen },
    ]);
    expect(withPendingMarks([{ key: 'sing', doneAt }], kept)).toEqual([{ key: 'sing', doneAt }]);
  });
});
