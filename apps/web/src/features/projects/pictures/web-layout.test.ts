import { expect, test } from 'vitest';
import { followers, layOutWeb } from './web-layout.ts';

const LINKS = [
  { from: 'the', to: 'cat', count: 3 },
  { from: 'the', to: 'dog', count: 1 },
  { from: 'cat', to: 'the', count: 2 },
];

test('the first thing stands on top of the circle', () => {
  const { nodes } = layOutWeb(LINKS, 100, 80);
  expect(nodes.map(({ name }) => name)).toEqual(['the', 'cat', 'dog']);
  expect(nodes[0]).toMatchObject({ x: 100, y: 20 });
});

test('a link knows which part of all that leaves its thing it is', () => {
  const { links } = layOutWeb(LINKS, 100, 80);
  expect(links.map(({ share }) => share)).toEqual([0.75, 0.25, 1]);
});

test('what follows is told by thing, the most frequent first', () => {
  const told = followers([{ from: 'the', to: 'owl', count: 2 }, ...LINKS]);
  expect(told.map(({ from }) => from)).toEqual(['the', 'cat']);
  expect(told[0]?.links.map(({ to }) => to)).toEqual(['cat', 'owl', 'dog']);
});
