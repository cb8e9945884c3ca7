import { expect, test } from 'vitest';
import { boundsOf } from '../../test/bounds.ts';
import { type SvgElement, svgText } from '../svg/index.ts';
import { fourFriends } from './four-friends.ts';
import { coinStacks, fishHeap, sheaves } from './harvest.ts';
import { manyStars } from './many-stars.ts';
import { openDoor } from './shelter.ts';

/** All drawn parts as one text. */
function textOf(parts: readonly SvgElement[]): string {
  return parts.map(svgText).join('');
}

test.each([
  ['night', true],
  ['dusk', true],
  ['storm', true],
  ['day', false],
  ['dawn', false],
] as const)('behind an open door at %s there is light: %s', (light, isLit) => {
  expect(textOf(openDoor(light)).includes('#FFE2A0')).toBe(isLit);
});

test('four friends kneel around their hole and leave it open', () => {
  const [, ...friends] = fourFriends();
  const bounds = friends.map((friend) => boundsOf([friend]));
  expect(bounds).toHaveLength(4);
  expect(bounds.filter(({ right }) => right < -80)).toHaveLength(2);
  expect(bounds.filter(({ left }) => left > 80)).toHaveLength(2);
});

test('many stars stay in the sky, above what they are placed on', () => {
  const { top, bottom, left, right } = boundsOf(manyStars());
  expect(top).toBeGreaterThan(-260);
  expect(bottom).toBeLessThan(0);
  expect(Math.max(-left, right)).toBeLessThan(321);
});

test('a sky of stars is drawn the same each time', () => {
  expect(textOf(manyStars())).toBe(textOf(manyStars()));
});

test.each([
  ['sheaves', sheaves],
  ['a heap of fish', fishHeap],
  ['stacks of coins', coinStacks],
] as const)('%s stand on the ground', (_, draw) => {
  const { bottom } = boundsOf(draw());
  expect(bottom).toBeGreaterThan(-3);
  expect(bottom).toBeLessThan(8);
});
