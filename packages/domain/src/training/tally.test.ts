import { describe, expect, it } from 'vitest';
import { accuracyOf, allOf, confusionOf, mostMisread, tallyBy } from './tally.ts';

/** Ones and sevens (0 and 1) of a plain hand and a flagged one (kind 0 and 1). */
const TESTED = [
  { truth: 0, guess: 0, kind: 0 },
  { truth: 1, guess: 1, kind: 0 },
  { truth: 0, guess: 1, kind: 1 },
  { truth: 0, guess: 1, kind: 1 },
  { truth: 1, guess: 1, kind: 1 },
];

describe('the table of a test', () => {
  it('has what things are in its rows, and what they were taken for in its columns', () => {
    expect(confusionOf(TESTED, 2)).toEqual([
      [1, 2],
      [0, 2],
    ]);
  });

  it('is counted for each kind, and for all', () => {
    const tallies = tallyBy(TESTED, 2, ({ kind }) => kind);
    expect(tallies).toEqual([
      { right: 2, wrong: 0 },
      { right: 1, wrong: 2 },
    ]);
    expect(allOf(tallies)).toEqual({ right: 3, wrong: 2 });
    expect(accuracyOf(allOf(tallies))).toBe(0.6);
  });

  it.each([
    [
      'a larger share, not a larger number',
      [
        { right: 8, wrong: 2 },
        { right: 1, wrong: 1 },
      ],
      1,
    ],
    [
      'nobody, where shares are alike',
      [
        { right: 2, wrong: 2 },
        { right: 1, wrong: 1 },
      ],
      null,
    ],
    [
      'nobody, where all is right',
      [
        { right: 2, wrong: 0 },
        { right: 1, wrong: 0 },
      ],
      null,
    ],
  ])('names whose are misread most: %s', (_, tallies, row) => {
    expect(mostMisread(tallies)).toBe(row);
  });
});
