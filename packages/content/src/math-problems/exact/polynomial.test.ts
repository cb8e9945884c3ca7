import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import {
  antiderivative,
  derivative,
  plus,
  polynomial,
  polynomialTex,
  polynomialValue,
  power,
  times,
  valueAt,
} from './polynomial.ts';

test.each([
  ['x^{2} - 5x + 6', polynomial(1, -5, 6)],
  ['-x^{2} + 1', polynomial(-1, 0, 1)],
  ['\\frac{2}{3}x', polynomial(new Fraction(2, 3), 0)],
  ['0', polynomial(0, 0, 0)],
  ['-1', polynomial(-1)],
])('a polynomial is written %s', (tex, of) => {
  expect(polynomialTex(of)).toBe(tex);
});

test('sums, products and powers are exact', () => {
  expect(plus(polynomial(1, 2), polynomial(-1, 3))).toEqual(polynomial(5));
  expect(times(polynomial(1, 2), polynomial(1, -2))).toEqual(polynomial(1, 0, -4));
  expect(power(polynomial(2, 1), 3)).toEqual(polynomial(8, 12, 6, 1));
  expect(power(polynomial(2, 1), 0)).toEqual(polynomial(1));
});

test('the derivative of an antiderivative is the polynomial itself', () => {
  const of = polynomial(4, -3, 2, 7);
  expect(derivative(of)).toEqual(polynomial(12, -6, 2));
  expect(derivative(antiderivative(of))).toEqual(of);
  expect(valueAt(antiderivative(of), 0).equals(0)).toBe(true);
});

test('values are worked out with fractions', () => {
  expect(valueAt(polynomial(1, 0, 1), new Fraction(1, 3)).toFraction()).toBe('10/9');
});

test('a constant polynomial is the same answer as its number, and what stands around it counts', () => {
  expect(polynomialValue(polynomial(4)).same).toBe('4/1');
  expect(polynomialValue(polynomial(1, 1)).same).not.toBe(polynomialValue(polynomial(1, -1)).same);
  expect(polynomialValue(polynomial(2, 0), { before: 'y = ' }).text).toBe('$y = 2x$');
});
