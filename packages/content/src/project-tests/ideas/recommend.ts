import { recommend } from '../../projects/ideas/recommend.ts';
import { equals, testsOf } from '../tests.ts';

export const recommendTests = testsOf(recommend, {
  elementary: ({ friends: [one, two, three, four] }) => [
    equals('the same likes make a twin', 'twin', [one.likes], one.name),
    equals(
      'most shared wins',
      'twin',
      [[...two.likes.slice(0, 3), ...three.likes.slice(0, 1)]],
      two.name,
    ),
    equals('the last friend is found too', 'twin', [four.likes.slice(0, 3)], four.name),
    equals('no likes have no twin', 'twin', [[]], 'nobody yet'),
  ],
  middle: ({ friends: [, two, , four] }) => [
    equals('half is one half', 'alike', [['a', 'b'], ['a']], 0.5),
    equals(
      'order does not count',
      'alike',
      [
        ['a', 'b', 'c'],
        ['c', 'b', 'a'],
      ],
      1,
    ),
    equals('nothing shared is 0', 'alike', [[], []], 0),
    equals('the closest friend is found', 'closest', [four.likes.slice(0, 3)], {
      name: four.name,
      likes: four.likes,
    }),
    equals('what is new is recommended', 'recommend', [two.likes.slice(0, 3)], two.likes.slice(3)),
  ],
});
