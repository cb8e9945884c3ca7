import { describe, expect, test } from 'vitest';
import { lessonStatuses } from './unlock.ts';

const week = [1, 2, 3, 4].map((dayNumber) => ({ id: 10 + dayNumber, dayNumber }));

function statuses(...completedIds: number[]): string {
  return [...lessonStatuses(week, new Set(completedIds)).values()]
    .map((status) => status[0])
    .join('');
}

describe('lessons of a module unlock one after another (spec 4)', () => {
  test.each([
    ['nothing completed', [], 'ulll'],
    ['the first completed', [11], 'cull'],
    ['two completed', [11, 12], 'ccul'],
    ['all completed', [11, 12, 13, 14], 'cccc'],
    ['a gap in what is completed', [11, 13], 'cucl'],
  ])('with %s', (_, completed, expected) => {
    expect(statuses(...completed)).toBe(expected);
  });

  test('whatever order they come in', () => {
    const shuffled = lessonStatuses(week.toReversed(), new Set([11]));
    expect(shuffled.get(12)).toBe('unlocked');
    expect(shuffled.get(13)).toBe('locked');
  });

  test('from the first that there is, such as day 2 of science', () => {
    const science = [2, 4].map((dayNumber) => ({ id: dayNumber, dayNumber }));
    expect(lessonStatuses(science, new Set()).get(2)).toBe('unlocked');
  });

  test('those of one day together, where a module has several', () => {
    const pack = [1, 1, 2, 2].map((dayNumber, index) => ({ id: index, dayNumber }));
    const shown = (...completed: number[]) => [
      ...lessonStatuses(pack, new Set(completed)).values(),
    ];
    expect(shown()).toEqual(['unlocked', 'unlocked', 'locked', 'locked']);
    expect(shown(0)).toEqual(['completed', 'unlocked', 'locked', 'locked']);
    expect(shown(0, 1)).toEqual(['completed', 'completed', 'unlocked', 'unlocked']);
  });
});
