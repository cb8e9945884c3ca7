import { type ActivityWords, activityTypes } from '@lamplight/domain/platform';
import { describe, expect, test } from 'vitest';
import type { Path } from '../../app/access.ts';
import { tilesFor } from './tiles.ts';

const WORDS = Object.fromEntries(
  [5, 9, 13, 17]
    .flatMap((age) => activityTypes(age))
    .map((type) => [type, { title: type, description: type }]),
) as ActivityWords;

function namesOf(age: number, opens: (path: Path) => boolean) {
  return tilesFor(age, 1, WORDS, opens).map(({ activity, page }) => activity?.type ?? page);
}

describe('the tiles of an age', () => {
  test.each([
    [5, ['stories', 'games', 'coloring', 'songs', 'lessons']],
    [9, ['reading', 'math_games', 'science_experiments', 'creative_writing', 'bible']],
    [13, ['research', 'analysis', 'problem_solving', 'projects', 'journal']],
    [17, ['advanced_research', 'independent_study', 'peer_collaboration', 'mentoring', 'journal']],
  ])('at %i, with every page served', (age, names) => {
    expect(namesOf(age, () => true)).toEqual(names);
  });

  test('leave out what leads to a page that is not served, and offer others instead', () => {
    const served: readonly Path[] = ['/lessons', '/daily-schedule'];
    expect(namesOf(9, (path) => served.includes(path))).toEqual(['reading', 'schedule']);
    expect(namesOf(5, (path) => served.includes(path))).toEqual(['lessons', 'schedule']);
  });

  test('are never more than five and never lead nowhere', () => {
    for (const age of [4, 6, 8, 10, 12, 15, 18]) {
      for (const day of [1, 2, 3, 4]) {
        const tiles = tilesFor(age, day, WORDS);
        expect(tiles.length).toBeGreaterThanOrEqual(3);
        expect(tiles.length).toBeLessThanOrEqual(5);
      }
    }
  });

  test('begin with the recommended activity when its page is served', () => {
    expect(tilesFor(9, 4, WORDS, () => true)[0]?.activity).toMatchObject({
      type: 'creative_writing',
      recommended: true,
    });
  });
});
