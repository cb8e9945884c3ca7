import { filter } from '../../projects/ideas/filter.ts';
import { equals, testsOf } from '../tests.ts';

export const filterTests = testsOf(filter, {
  elementary: ({ alarm, bad, good, words }) => [
    equals('a bad message is found', 'check', [bad[2] ?? ''], alarm),
    equals('capital letters hide nothing', 'check', [(bad[3] ?? '').toUpperCase()], alarm),
    equals('a good message is fine', 'check', [good[2] ?? ''], 'fine'),
    equals('every word of the list counts', 'check', [`the ${words.at(-1)} here`], alarm),
    equals('an empty message is fine', 'check', [''], 'fine'),
  ],
  middle: ({ bad, good, points }) => [
    equals(
      'points are added up',
      'risk',
      [Object.keys(points).join(' ')],
      Object.values(points).reduce((sum, each) => sum + each, 0),
    ),
    equals('a bad message is stopped', 'check', [(bad[1] ?? '').toUpperCase()], 'stop'),
    equals('a risk at the limit is stopped', 'check', [bad[2] ?? '', 5], 'stop'),
    equals('a risk below the limit is fine', 'check', [bad[2] ?? '', 6], 'fine'),
    equals(
      'both kinds of mistakes are counted',
      'mistakes',
      [
        [
          { text: bad[0] ?? '', bad: false },
          { text: good[0] ?? '', bad: true },
          { text: good[1] ?? '', bad: true },
          { text: good[2] ?? '', bad: false },
        ],
        3,
      ],
      { missed: 2, blamed: 1 },
    ),
  ],
});
