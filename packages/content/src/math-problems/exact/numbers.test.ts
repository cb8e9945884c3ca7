import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { choose, gcd, lcm, primeFactors } from './integers.ts';
import { piTex, piValue } from './pi.ts';
import { added, bracketed, listed, times } from './tex.ts';

test('divisors, multiples and prime factors', () => {
  expect(gcd(84, 36)).toBe(12);
  expect(gcd(7, 0)).toBe(7);
  expect(lcm(12, 18)).toBe(36);
  expect(primeFactors(360)).toEqual([
    [2, 3],
    [3, 2],
    [5, 1],
  ]);
  expect(choose(8, 3)).toBe(56);
});

test.each([
  [1, '\\pi'],
  [-12, '-12\\pi'],
  [new Fraction(5, 6), '\\frac{5\\pi}{6}'],
  [new Fraction(-1, 2), '-\\frac{\\pi}{2}'],
  [0, '0'],
])('%s times pi is written %s', (multiple, tex) => {
  expect(piTex(multiple)).toBe(tex);
});

test('a multiple of pi is another answer than its number, and another in another unit', () => {
  expect(piValue(2).same).not.toBe('2/1');
  expect(piValue(2, 'm').same).not.toBe(piValue(2, 'm^2').same);
  expect(piValue(0, 'm').same).toBe('0/1 m');
});

test('parts of formulas', () => {
  expect(bracketed(-3)).toBe('(-3)');
  expect(bracketed(3)).toBe('3');
  expect(`2${added(5)}${added(-1)}${added(0)}`).toBe('2 + 5 - 1');
  expect([times(1, 'x'), times(-1, 'x'), times(4, 'x')]).toEqual(['x', '-x', '4x']);
  expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
  expect(listed(['a'])).toBe('a');
});
