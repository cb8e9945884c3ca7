import { describe, expect, it } from 'vitest';
import { type Taught, teach, USUAL_SETTINGS } from './machine.ts';
import { type ReadyDrawing, readyDrawing } from './ready-drawings.ts';

const hands = (name: ReadyDrawing, group: number, ...variants: number[]) =>
  variants.map((variant) => ({ strokes: readyDrawing(name, variant), group }));
const PLAIN = [...hands('one-plain', 0, 1, 2, 3, 4), ...hands('seven-plain', 1, 1, 2, 3, 4)];
const FLAGGED = [...hands('one-flag', 0, 1, 2, 3, 4), ...hands('seven-bar', 1, 1, 2, 3, 4)];

function mistakes(examples: readonly Taught[], tests: readonly Taught[]): number {
  const machine = teach('neighbors', examples, USUAL_SETTINGS);
  return tests.filter((one) => machine?.guess(one).group !== one.group).length;
}

describe('a machine that was taught ones and sevens of a plain hand', () => {
  it.each([
    ['reads plain ones', hands('one-plain', 0, 11, 12, 13), 0],
    ['reads plain sevens', hands('seven-plain', 1, 11, 12, 13), 0],
    ['takes ones with a flag for sevens', hands('one-flag', 0, 11, 12, 13), 3],
  ])('%s', (_, tests, wrong) => {
    expect(mistakes(PLAIN, tests)).toBe(wrong);
  });

  it('reads all of them once it was taught both hands', () => {
    expect(mistakes([...PLAIN, ...FLAGGED], hands('one-flag', 0, 11, 12, 13))).toBe(0);
    expect(mistakes([...PLAIN, ...FLAGGED], hands('one-plain', 0, 11, 12, 13))).toBe(0);
  });

  it('misreads the plain hand where that one was left out', () => {
    expect(mistakes(FLAGGED, hands('one-plain', 0, 11, 12, 13))).toBe(3);
  });
});

it('a curled ant is taken for a ladybug', () => {
  const bugs = [...hands('ladybug', 0, 1, 2), ...hands('ant', 1, 1, 2)];
  expect(mistakes(bugs, [...hands('ladybug', 0, 11), ...hands('ant', 1, 11, 12)])).toBe(0);
  expect(mistakes(bugs, hands('curled-ant', 1, 1))).toBe(1);
});

describe('words', () => {
  const NOTES = [
    { text: 'wings, beak', group: 0 },
    { text: 'wings, feelers', group: 0 },
    { text: 'fins, scales', group: 1 },
    { text: 'fur, paws', group: 1 },
  ];

  it('are sorted by a tree, which says what it asked', () => {
    const machine = teach('tree', NOTES, USUAL_SETTINGS);
    expect(machine?.guess({ text: 'Wings, and a black coat' })).toEqual({
      by: 'tree',
      group: 0,
      asked: [{ word: 'wings', yes: true }],
    });
  });

  it('are weighed by a network, which says how sure it is', () => {
    const guess = teach('network', NOTES, USUAL_SETTINGS)?.guess({ text: 'fins, tail' });
    expect(guess).toMatchObject({ by: 'network', group: 1, words: [{ word: 'fins' }] });
    expect(guess?.by === 'network' && guess.chance).toBeGreaterThan(0.5);
  });
});

it('nothing is taught by one pile alone', () => {
  expect(teach('neighbors', hands('plum', 1, 1, 2), USUAL_SETTINGS)).toBeNull();
  expect(teach('tree', [], USUAL_SETTINGS)).toBeNull();
});
