import { describe, expect, it } from 'vitest';
import { nearestPart, type ScenePart } from './part-boxes.ts';

const part = (name: string, left: number, top: number): ScenePart => ({
  name,
  one: 0,
  box: { left, top, width: 10, height: 10 },
});
/** In a frame of 200 by 100 they stand at 20 to 40 and 100 to 120 from the left. */
const parts = [part('sun', 10, 10), part('moon', 50, 10)];
const frame = { width: 200, height: 100 };

describe('a tap on a scene', () => {
  it.each([
    ['on a part', { x: 30, y: 15 }, 'sun'],
    ['just beside it', { x: 50, y: 15 }, 'sun'],
    ['between two, nearer to the second', { x: 84, y: 15 }, 'moon'],
    ['far from all', { x: 180, y: 90 }, undefined],
  ])('%s', (_, point, name) => {
    expect(nearestPart(parts, point, frame, 24)?.name).toBe(name);
  });
});
