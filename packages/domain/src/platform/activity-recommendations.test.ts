import { describe, expect, test } from 'vitest';
import {
  type ActivityWords,
  activityRecommendations,
  PERSONALISED_LIMIT,
} from './activity-recommendations.ts';
import { activityTypes } from './configuration.ts';

const ALL = [5, 9, 13, 17].flatMap((age) => activityTypes(age));
const WORDS = Object.fromEntries(
  ALL.map((type) => [type, { title: `the title of ${type}`, description: `what ${type} is` }]),
) as ActivityWords;

function typesOf(age: number, day: number) {
  return activityRecommendations(age, day, WORDS).map(({ type }) => type);
}

describe('recommended activities', () => {
  test.each([
    [5, ['stories', 'games', 'coloring', 'songs']],
    [9, ['reading', 'math_games', 'science_experiments', 'creative_writing']],
    [13, ['research', 'analysis', 'problem_solving', 'projects']],
    [17, ['advanced_research', 'independent_study', 'peer_collaboration', 'mentoring']],
  ])('at %i are those of the age', (age, types) => {
    expect(typesOf(age, 1)).toEqual(types);
  });

  test('begin with another one each day, and hold all of them every day', () => {
    const firsts = [1, 2, 3, 4, 5].map((day) => typesOf(9, day)[0]);
    expect(firsts).toEqual([
      'reading',
      'math_games',
      'science_experiments',
      'creative_writing',
      'reading',
    ]);
    expect(typesOf(9, 56).toSorted()).toEqual(typesOf(9, 1).toSorted());
  });

  test('have every field, and only the first is the one to begin with', () => {
    const [first, ...others] = activityRecommendations(9, 1, WORDS);
    expect(first).toEqual({
      type: 'reading',
      title: 'the title of reading',
      description: 'what reading is',
      duration: 25,
      difficulty: 'Easy',
      recommended: true,
    });
    expect(others.map(({ recommended }) => recommended)).toEqual([false, false, false]);
  });

  test.each([
    ['stories', 5, 15],
    ['games', 5, 10],
    ['coloring', 5, 10],
    ['math_games', 9, 20],
    ['creative_writing', 9, 15],
    ['research', 13, 45],
    ['problem_solving', 13, 30],
    ['projects', 13, 25],
    ['mentoring', 17, 25],
  ] as const)('%s at %i take %i minutes', (type, age, minutes) => {
    const found = activityRecommendations(age, 1, WORDS).find((one) => one.type === type);
    expect(found?.duration).toBe(minutes);
  });

  test('are never more than five', () => {
    for (const age of [4, 6, 10, 15, 18]) {
      expect(typesOf(age, 3).length).toBeLessThanOrEqual(PERSONALISED_LIMIT);
    }
  });
});
