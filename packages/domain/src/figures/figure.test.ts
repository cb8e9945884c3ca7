import { describe, expect, it } from 'vitest';
import {
  beamLean,
  figureSchema,
  gapsOf,
  leanOf,
  shiningLamps,
  type TimelineFigure,
} from './index.ts';

const axis = { label: 'days', least: 0, most: 10, step: 2 };
const beam = (...loads: [number, number][]) => ({
  loads: loads.map(([at, weight]) => ({ label: 'load', at, weight })),
});

/** A figure of each kind, and what is refused of it with its reason. */
const KINDS: readonly (readonly [object, ...(readonly [object, string])[]])[] = [
  [
    { kind: 'balance', left: [{ label: 'x', weight: 3 }], right: [{ label: '3', weight: 3 }] },
    [{ left: [{ label: 'x', weight: -1 }] }, 'Too small'],
  ],
  [
    { kind: 'beam', arm: 4, loads: [{ label: 'Mia', at: -2, weight: 30 }] },
    [{ arm: 1 }, 'beyond the end of the beam'],
  ],
  [{ kind: 'circuit', lamps: 2, wiring: 'parallel', closed: true }, [{ lamps: 4 }, 'Too big']],
  [
    {
      kind: 'confusion',
      groups: ['cat', 'dog'],
      counts: [
        [8, 2],
        [1, 9],
      ],
      truth: 'It is',
      guess: 'The machine says',
    },
    [{ counts: [[8, 2]] }, 'a row and a column for each group'],
  ],
  [
    { kind: 'food-web', layers: [['grass'], ['hare'], ['fox']], arrows: [['grass', 'hare']] },
    [{ arrows: [['grass', 'wolf']] }, 'stands in no layer'],
    [{ layers: [['grass'], ['hare', 'grass']] }, 'something twice'],
  ],
  [
    { kind: 'map', region: 'israel', places: ['nazareth'], route: ['nazareth', 'bethlehem'] },
    [{ places: ['rome'] }, 'beyond the edge'],
    [{ places: ['atlantis'] }, "the map has no 'atlantis'"],
  ],
  [
    {
      kind: 'network',
      layers: [['2', '5'], ['9']],
      names: ['in', 'out'],
      weights: [{ layer: 0, from: 1, to: 0, weight: 0.5 }],
      lit: [[1, 0]],
    },
    [{ names: ['in'] }, 'as many as there are layers'],
    [{ weights: [{ layer: 1, from: 0, to: 0, weight: 1 }] }, 'a tie that is not there'],
    [{ lit: [[0, 2]] }, 'a node that is not there'],
  ],
  [
    { kind: 'plot', x: axis, y: axis, series: [{ points: [[1, 2]], as: 'line' }] },
    [{ series: [{ points: [[1, 12]] }] }, 'beyond the axes'],
    [{ x: { ...axis, step: 0.1 } }, 'take a larger one'],
    [{ x: { ...axis, most: 0 } }, 'not above least'],
  ],
  [
    { kind: 'table', head: ['day', 'leaves'], rows: [['1', '2']] },
    [{ rows: [['1']] }, 'as many cells as the head'],
  ],
  [
    {
      kind: 'timeline',
      events: [
        { year: -1000, label: 'David' },
        { year: 30, label: 'Jesus' },
      ],
    },
    [
      {
        events: [
          { year: 30, label: 'Jesus' },
          { year: -1000, label: 'David' },
        ],
      },
      'in the order of their years',
    ],
  ],
];

describe('a figure of a lesson', () => {
  it.each(KINDS.map(([figure]) => [figure] as const))('is %o', (figure) => {
    expect(figureSchema.safeParse(figure).error).toBeUndefined();
  });

  it.each(
    KINDS.flatMap(([figure, ...refused]) =>
      refused.map(([change, reason]) => [{ ...figure, ...change }, reason] as const),
    ),
  )('is not %o: %s', (figure, reason) => {
    const { error } = figureSchema.safeParse(figure);
    expect(error?.issues.map(({ message }) => message).join()).toContain(reason);
  });
});

describe('what a figure shows', () => {
  it.each([
    [[3], [3], 0],
    [[0.1, 0.2], [0.3], 0],
    [[5], [3, 1], -1],
    [[], [1], 1],
  ])('a balance with %o and %o leans to %d', (left, right, lean) => {
    const pan = (weights: number[]) => weights.map((weight) => ({ label: 'w', weight }));
    expect(leanOf({ kind: 'balance', left: pan(left), right: pan(right) })).toBe(lean);
  });

  it.each([
    [beam([-2, 30], [3, 20]), 0],
    [beam([-2, 30], [2, 20]), -1],
    [beam([0, 30], [1, 1]), 1],
  ])('a beam leans by weight times distance: %o', (figure, lean) => {
    expect(beamLean(figure)).toBe(lean);
  });

  it.each([
    [{ lamps: 2, wiring: 'series', closed: true }, [true, true]],
    [{ lamps: 2, wiring: 'series', closed: false }, [false, false]],
    [{ lamps: 2, wiring: 'series', closed: true, broken: 0 }, [false, false]],
    [{ lamps: 2, wiring: 'parallel', closed: true, broken: 0 }, [false, true]],
  ] as const)('of the lamps in %o there shine %o', (circuit, shining) => {
    expect(shiningLamps({ kind: 'circuit', ...circuit })).toEqual(shining);
  });
});

it('is a timeline that stands at even distances, or by its years', () => {
  const timeline = (spacing?: string) =>
    gapsOf(
      figureSchema.parse({
        kind: 'timeline',
        ...(spacing !== undefined && { spacing }),
        events: [-2000, -700, 0, 2000].map((year) => ({ year, label: 'somebody' })),
      }) as TimelineFigure,
    );
  expect(timeline()).toEqual([1 / 3, 1 / 3, 1 / 3]);
  expect(timeline('years')).toEqual([0.325, 0.175, 0.5]);
});
