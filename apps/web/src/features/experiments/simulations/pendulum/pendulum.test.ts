import { describe, expect, test } from 'vitest';
import { angleAt, swingSeconds } from './pendulum.ts';

describe('the time of a swing', () => {
  test.each([
    // A string of 99.4 cm swings there and back in two seconds: the seconds pendulum.
    [{ length: 99.4, angle: 1 }, 2.0],
    [{ length: 25, angle: 5 }, 1.0],
    [{ length: 100, angle: 30 }, 2.04],
    [{ length: 100, angle: 60 }, 2.15],
  ])('of %j is %d s', ({ length, angle }, seconds) => {
    expect(swingSeconds({ length, angle, mass: 100 })).toBeCloseTo(seconds, 2);
  });

  test('doubles with a string four times as long', () => {
    const short = swingSeconds({ length: 30, angle: 10, mass: 100 });
    expect(swingSeconds({ length: 120, angle: 10, mass: 100 })).toBeCloseTo(2 * short, 10);
  });

  test('does not ask how heavy the bob is', () => {
    const light = swingSeconds({ length: 50, angle: 20, mass: 50 });
    expect(swingSeconds({ length: 50, angle: 20, mass: 500 })).toBe(light);
  });
});

describe('the bob', () => {
  const pendulum = { length: 80, angle: 20, mass: 100 };
  const swing = swingSeconds(pendulum);

  test.each([
    ['starts where it is let go', 0, 20],
    ['hangs straight down after a quarter', 0.25, 0],
    ['is on the other side after a half', 0.5, -20],
    ['is back after a whole swing', 1, 20],
  ])('%s', (_, swings, degrees) => {
    expect(angleAt(pendulum, swings * swing)).toBeCloseTo(degrees, 8);
  });
});
