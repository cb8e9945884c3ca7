import { describe, expect, it } from 'vitest';
import { entropyOf, followTree, growTree, informationGain, type Worded } from './tree.ts';

const times = (count: number, words: string[], group: number): Worded[] =>
  Array.from({ length: count }, () => ({ words, group }));

/** Sixteen seed samples as the lesson of day 16 has them: 1 germinated. */
const STORED = [
  ...times(7, ['dry'], 1),
  ...times(1, ['dry'], 0),
  ...times(1, [], 1),
  ...times(7, [], 0),
];
const IMPORTED = [...times(4, ['imported'], 1), ...times(4, [], 1), ...times(8, [], 0)];

describe('entropy', () => {
  it.each([
    [[8, 8], 1],
    [[8, 0], 0],
    [[7, 1], 0.544],
    [[4, 8], 0.918],
    [[1, 1, 1, 1], 2],
  ])('of groups of %j is %d bits', (sizes, bits) => {
    expect(entropyOf(sizes)).toBeCloseTo(bits, 3);
  });
});

describe('information gain', () => {
  it.each([
    ['stored dry', STORED, 'dry', 0.456],
    ['imported', IMPORTED, 'imported', 0.311],
    ['a word that nothing has', STORED, 'red', 0],
  ])('of %s', (_, examples, word, gain) => {
    expect(informationGain(examples, word)).toBeCloseTo(gain, 3);
  });
});

describe('a tree', () => {
  const pots: Worded[] = [
    { words: ['damp', 'red'], group: 1 },
    { words: ['damp', 'blue'], group: 1 },
    { words: ['damp', 'dark'], group: 0 },
    { words: ['dry', 'red'], group: 0 },
    { words: ['dry', 'blue'], group: 0 },
  ];

  it('asks first what tells most, then what tells the rest apart', () => {
    const tree = growTree(pots, 2);
    expect(tree).toMatchObject({ kind: 'fork', word: 'damp', no: { kind: 'leaf', group: 0 } });
    expect(tree).toMatchObject({ yes: { kind: 'fork', word: 'dark' } });
  });

  it.each([
    ['damp red', ['damp', 'red'], 1, ['damp', 'dark']],
    ['damp and dark', ['damp', 'dark'], 0, ['damp', 'dark']],
    ['a stranger', ['cactus'], 0, ['damp']],
  ])('is followed down to an answer by %s', (_, words, group, asked) => {
    const tree = growTree(pots, 2);
    const path = tree && followTree(tree, words);
    expect(path?.group).toBe(group);
    expect(path?.asked.map(({ word }) => word)).toEqual(asked);
  });

  it('asks no more questions than it may', () => {
    expect(growTree(pots, 1)).toMatchObject({ yes: { kind: 'leaf', group: 1, examples: 3 } });
    expect(growTree(pots, 0)).toEqual({ kind: 'leaf', group: 0, examples: 5 });
  });

  it('does not grow from nothing', () => {
    expect(growTree([], 2)).toBeNull();
  });
});
