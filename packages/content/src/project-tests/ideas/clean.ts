import { clean, WRONG_LABELS } from '../../projects/ideas/clean.ts';
import { mislabeled } from '../../projects/worlds/noise.ts';
import { equals, testsOf } from '../tests.ts';

export const cleanTests = testsOf(clean, {
  high: (drawn) => {
    const { x, y, kinds, near } = drawn;
    const named = mislabeled(drawn, WRONG_LABELS).map((each, at) => ({ id: at + 1, ...each }));
    const row = ['a', 'a', 'b', 'a', 'a'].map((kind, at) => ({
      id: at + 1,
      [x]: at,
      [y]: 0,
      kind,
    }));
    const kept = row.filter(({ kind }) => kind === 'a');
    return [
      equals('the nearest others are found', 'neighbors', [row[0] ?? {}, row, 2], row.slice(1, 3)),
      equals('a stranger among neighbors is suspicious', 'suspicious', [row], [3]),
      equals('clean data has no suspects', 'suspicious', [kept], []),
      equals('suspects are left out', 'cleaned', [row], kept),
      equals(
        'all wrong labels are found',
        'suspicious',
        [named],
        WRONG_LABELS.map((at) => at + 1),
      ),
      ...kinds
        .slice(0, 2)
        .map((kind, at) => equals(`a ${kind} is found`, 'guess', [near(at, 5)], kind)),
    ];
  },
});
