import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { cosine, sine, tangent } from './special-angles.ts';
import { surd, surdProduct, surdSum, surdTex, surdValue } from './surd.ts';

test.each([
  ['6\\sqrt{2}', surd(1, 72)],
  ['7', surd(1, 49)],
  ['\\frac{5\\sqrt{3}}{2}', surd(new Fraction(5, 2), 3)],
  ['2 + \\sqrt{3}', surdSum(surd(2), surd(1, 3))],
  [
    '\\frac{\\sqrt{6} - \\sqrt{2}}{4}',
    surdSum(surd(new Fraction(1, 4), 6), surd(new Fraction(-1, 4), 2)),
  ],
  ['-(\\sqrt{2} + \\sqrt{6})', surdSum(surd(-1, 2), surd(-1, 6))],
  ['-\\sqrt{5}', surd(-1, 5)],
  ['0', surd(0)],
])('a surd is written in its simplest form: %s', (tex, of) => {
  expect(surdTex(of)).toBe(tex);
});

test('roots multiply, and equal ones add up', () => {
  expect(surdProduct(surd(1, 6), surd(1, 10))).toEqual(surd(2, 15));
  expect(surdSum(surd(1, 8), surd(1, 18))).toEqual(surd(5, 2));
  expect(surdSum(surd(1, 2), surd(-1, 2))).toEqual([]);
});

test('a rational surd is the same answer as its number', () => {
  expect(surdValue(surd(1, 16)).same).toBe('4/1');
  expect(surdValue(surd(1, 16), 'm').same).toBe('4/1 m');
  expect(surdValue(surd(1, 15)).same).not.toBe(surdValue(surd(1, 16)).same);
});

test('special angles agree with floating point all around the circle', () => {
  const numeric = (of: ReturnType<typeof surd>) =>
    of.reduce(
      (sum, { coefficient, radicand }) => sum + coefficient.valueOf() * Math.sqrt(radicand),
      0,
    );
  for (let degrees = 0; degrees < 360; degrees += 15) {
    const radians = (degrees * Math.PI) / 180;
    expect(numeric(sine(degrees)), `sine of ${degrees}`).toBeCloseTo(Math.sin(radians), 12);
    expect(numeric(cosine(degrees)), `cosine of ${degrees}`).toBeCloseTo(Math.cos(radians), 12);
  }
  for (const degrees of [0, 30, 45, 60, 120, 135, 150, 210, 330]) {
    const radians = (degrees * Math.PI) / 180;
    expect(numeric(tangent(degrees)), `tangent of ${degrees}`).toBeCloseTo(Math.tan(radians), 12);
  }
});

test('an angle without a simple value is refused', () => {
  expect(() => sine(20)).toThrow(RangeError);
  expect(() => tangent(90)).toThrow(RangeError);
});
