import { expect, test } from 'vitest';
import { type Figure, figureSchema, withWords, wordsIn } from './index.ts';

function figure(written: unknown): Figure {
  return figureSchema.parse(written);
}

test.each([
  [
    'the names of bars, and no units',
    {
      kind: 'bar-chart',
      bars: [
        { label: 'path', value: 7 },
        { label: '9 × 1', value: 3 },
        { label: '6 m', value: 3 },
        { label: 'path', value: 2 },
      ],
    },
    ['path'],
  ],
  [
    'what a scale counts',
    { kind: 'bar-chart', bars: [{ label: 'dawn', value: 30 }], unit: 'sounds' },
    ['dawn', 'sounds'],
  ],
  ['no shapes and colors', { kind: 'shapes', shapes: [{ shape: 'circle', color: 'red' }] }, []],
  ['no places of a map', { kind: 'map', region: 'mediterranean', places: ['rome'] }, []],
  [
    'what stands in the cells of a table',
    { kind: 'table', head: ['day', 'leaves'], rows: [['1', 'four']] },
    ['day', 'leaves', 'four'],
  ],
  [
    'what eats and is eaten, once',
    { kind: 'food-web', layers: [['grass'], ['sheep']], arrows: [['grass', 'sheep']] },
    ['grass', 'sheep'],
  ],
])('the words of a figure are %s', (_, written, words) => {
  expect(wordsIn(figure(written))).toEqual(words);
});

test('a figure has other words and the same numbers', () => {
  const bars = figure({ kind: 'bar-chart', bars: [{ label: 'path', value: 7 }] });
  expect(withWords(bars, () => 'camino')).toEqual({
    kind: 'bar-chart',
    bars: [{ label: 'camino', value: 7 }],
  });
  expect(wordsIn(bars)).toEqual(['path']);
});
