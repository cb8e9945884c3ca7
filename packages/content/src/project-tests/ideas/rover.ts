import { type RoverDraw, rover } from '../../projects/ideas/rover.ts';
import { equals, testsOf } from '../tests.ts';

type Place = readonly [number, number];

/** The least cost of every place, by passing better costs on until none gets better. */
function relaxed(from: Place, costOf: (place: Place) => number | null): Map<string, number> {
  const best = new Map([[from.join(' '), 0]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [name, cost] of [...best]) {
      const [y = 0, x = 0] = name.split(' ').map(Number);
      for (const next of [
        [y - 1, x],
        [y + 1, x],
        [y, x - 1],
        [y, x + 1],
      ] as const) {
        const step = costOf(next);
        if (step === null || cost + step >= (best.get(next.join(' ')) ?? Number.POSITIVE_INFINITY))
          continue;
        best.set(next.join(' '), cost + step);
        changed = true;
      }
    }
  }
  return best;
}

const small = [
  [1, 9, 1],
  [1, 9, 1],
  [1, 1, 1],
];

function far({ free, land }: RoverDraw, from: Place, to: Place): number {
  const isFree = ([y, x]: Place) => (land[y]?.[x] === '.' ? 1 : null);
  return free.includes(from) ? (relaxed(from, isFree).get(to.join(' ')) ?? -1) : -1;
}

export const roverTests = testsOf(rover, {
  middle: (drawn) => {
    const { free, walls } = drawn;
    const at = (index: number): Place => free.at(index) ?? [0, 0];
    return [
      equals('no step leads to the same place', 'steps', [at(3), at(3)], 0),
      equals('the way across is counted', 'steps', [at(2), at(-2)], far(drawn, at(2), at(-2))),
      equals('another way is counted', 'steps', [at(-1), at(5)], far(drawn, at(-1), at(5))),
      equals('blocked ground has no way', 'steps', [at(0), walls[2] ?? [0, 0]], -1),
      equals('nobody starts on blocked ground', 'steps', [walls[1] ?? [0, 0], at(0)], -1),
    ];
  },
  high: ({ free, costs }) => {
    const at = (index: number): Place => free.at(index) ?? [0, 0];
    const cost = (from: Place, to: Place) =>
      relaxed(from, ([y, x]) => costs[y]?.[x] ?? null).get(to.join(' ')) ?? -1;
    return [
      equals(
        'neighbors stay on the grid',
        'neighbors',
        [[0, 2], small],
        [
          [1, 2],
          [0, 1],
        ],
      ),
      equals('rough ground is avoided', 'cheapest', [[0, 0], [0, 2], small], 6),
      equals(
        'the way is told place by place',
        'path',
        [[0, 0], [0, 2], small],
        [
          [0, 0],
          [1, 0],
          [2, 0],
          [2, 1],
          [2, 2],
          [1, 2],
          [0, 2],
        ],
      ),
      equals('outside is no way', 'cheapest', [[0, 0], [5, 5], small], null),
      equals('the way across is priced', 'route', [at(1), at(-1)], cost(at(1), at(-1))),
      equals('the way back is priced', 'route', [at(-3), at(4)], cost(at(-3), at(4))),
    ];
  },
});
