import { type Ratings, taste } from '../../projects/ideas/taste.ts';
import { between, equals, testsOf } from '../tests.ts';

/** The weighted mean of what others gave; likeness falls with the distance of shared ratings. */
function expected(ratings: Ratings, person: string, thing: string): number {
  const mine = ratings[person] ?? {};
  const others = Object.entries(ratings).flatMap(([other, given]) => {
    const rating = given[thing];
    if (other === person || rating === undefined) return [];
    const gaps = Object.entries(given).flatMap(([each, value]) => {
      const own = mine[each];
      return own === undefined ? [] : [own - value];
    });
    return [{ weight: 1 / (1 + Math.hypot(...gaps)), rating }];
  });
  const sum = others.reduce((total, { weight, rating }) => total + weight * rating, 0);
  return sum / others.reduce((total, { weight }) => total + weight, 0);
}

export const tasteTests = testsOf(taste, {
  high: ({ ratings, gaps }) => [
    equals(
      'the same ratings are 1',
      'alike',
      [
        { x: 3, y: 5 },
        { y: 5, x: 3, z: 1 },
      ],
      1,
    ),
    equals(
      'a distance of 5 is one sixth',
      'alike',
      [
        { x: 5, y: 5 },
        { x: 2, y: 1 },
      ],
      1 / 6,
    ),
    equals('nothing shared is 0', 'alike', [{ x: 3 }, { y: 3 }], 0),
    ...gaps.slice(4).map(([person, thing]) => {
      const rating = expected(ratings, person, thing);
      return between(
        `a rating of ${person} is predicted`,
        'predict',
        [person, thing],
        [rating - 0.01, rating + 0.01],
      );
    }),
    equals('nobody rated it', 'predict', ['Pia', 'nothing'], null),
    equals('what is new is found', 'best', [gaps[3]?.[0] ?? ''], gaps[3]?.[1] ?? ''),
  ],
});
