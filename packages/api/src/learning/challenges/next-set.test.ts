import { chooseItem } from '@lamplight/content/challenges';
import { expect, test } from 'vitest';
import { type Given, nextSet } from './next-set.ts';

const CHILD = { band: 'little', level: null, week: 1, seed: 'a' } as const;

/** All written items of two types but for so many of each. */
function givenAllBut(left: number): Given[] {
  return (['reading', 'creative'] as const).flatMap((type) => {
    const keys = new Set<string>();
    const met = { keys, titles: new Set<string>() };
    const all: Given[] = [];
    for (;;) {
      const item = chooseItem({ ...CHILD, type, difficulty: 'easy' }, met);
      if (item === null) return all.slice(left);
      keys.add(item.key);
      all.push({ itemKey: item.key, type, title: item.title, correct: 1 });
    }
  });
}

test('a set has three different types while there are as many', () => {
  const types = nextSet(CHILD, []).map(({ type }) => type);
  expect(types.toSorted()).toEqual(['creative', 'math', 'reading']);
});

test('a set is whole when a bank has one item left, and when all banks are used up', () => {
  const last = nextSet(CHILD, givenAllBut(1));
  expect(last.map(({ type }) => type).toSorted()).toEqual(['creative', 'math', 'reading']);
  const none = nextSet(CHILD, givenAllBut(0));
  expect(none.map(({ type }) => type)).toEqual(['math', 'math', 'math']);
  expect(new Set(none.map(({ key }) => key)).size).toBe(3);
});

test('a set is whole when the last of a bank goes into its first place', () => {
  const [oneReading = [], noCreative = []] = [givenAllBut(1), givenAllBut(0)];
  const given = [
    ...oneReading.filter(({ type }) => type === 'reading'),
    ...noCreative.filter(({ type }) => type === 'creative'),
    // So much math that reading comes first.
    ...Array.from({ length: 500 }, (_, index) => ({
      itemKey: `math-${index}`,
      type: 'math',
      title: `Math ${index}`,
      correct: 1,
    })),
  ];
  const types = nextSet(CHILD, given).map(({ type }) => type);
  expect(types.toSorted()).toEqual(['math', 'math', 'reading']);
});
