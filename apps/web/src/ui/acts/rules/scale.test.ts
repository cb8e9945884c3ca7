import { describe, expect, it } from 'vitest';
import { inSteps, marksOf, shareOf, strideOf } from './scale.ts';

const minutes = { from: 0, to: 60, step: 5 };

describe('a scale', () => {
  it.each([
    [minutes, 32, 30],
    [minutes, 33, 35],
    [minutes, -4, 0],
    [minutes, 90, 60],
    [{ from: 0, to: 1, step: 0.1 }, 0.1 + 0.2, 0.3],
  ])('keeps to its steps: %o %d is %d', (scale, value, nearest) => {
    expect(inSteps(scale, value)).toBe(nearest);
  });

  it.each([
    [minutes, [0, 15, 30, 45, 60]],
    [{ from: 0, to: 9, step: 1 }, [0, 3, 6, 9]],
    [{ from: 0, to: 1, step: 0.1 }, [0, 0.5, 1]],
    [{ from: 0, to: 7, step: 1 }, [0, 7]],
  ])('has few numbers below it, all of them its own: %o', (scale, marks) => {
    expect(marksOf(scale)).toEqual(marks);
  });

  it.each([
    [{ from: 6, to: 20, step: 1 }, 13, [6, 20]],
    [minutes, 30, [0, 20, 40, 60]],
    [minutes, 60, [0, 15, 30, 45, 60]],
    [minutes, 25, [0, 15, 30, 45, 60]],
  ])('never writes a number that is sought between its ends: %o, %d', (scale, sought, marks) => {
    expect(marksOf(scale, sought)).toEqual(marks);
  });

  it.each([
    [minutes, 5],
    [{ from: 0, to: 30, step: 1 }, 1],
    [{ from: 0, to: 6000, step: 2 }, 200],
    [{ from: 1, to: 1000, step: 1 }, 50],
    [{ from: 0, to: 1, step: 0.01 }, 0.05],
  ])('is crossed in forty presses at most: %o by %d', (scale, stride) => {
    expect(strideOf(scale)).toBe(stride);
  });

  it('says how far along a number lies', () => {
    expect(shareOf({ from: 10, to: 30, step: 1 }, 15)).toBe(25);
  });
});
