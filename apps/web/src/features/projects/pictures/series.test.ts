import { expect, test } from 'vitest';
import { groupsOf, seriesOf } from './series.ts';

const points = (labels: readonly string[]) => ({
  kind: 'points' as const,
  title: 'Fruit',
  x: 'length',
  y: 'width',
  points: labels.map((label, at) => ({ x: at, y: at, label })),
});

test('a group looks the same in every picture of a run', () => {
  const groups = groupsOf([points(['banana', 'apple']), points(['apple', 'melon', 'banana'])]);
  expect(groups).toEqual(['banana', 'apple', 'melon']);
  const first = seriesOf(['banana', 'apple'], groups);
  const second = seriesOf(['apple', 'banana'], groups);
  expect(second.find(({ label }) => label === 'apple')).toEqual(first[1]);
});

test('eight groups differ by shape and by colour', () => {
  const labels = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const series = seriesOf(labels, labels);
  expect(new Set(series.map(({ shape }) => shape)).size).toBe(8);
  expect(new Set(series.map(({ colour }) => colour)).size).toBe(8);
});
