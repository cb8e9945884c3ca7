import { expect, test } from 'vitest';
import { plainFormula } from './plain-formula.ts';

test.each([
  ['7', '7'],
  ['3 + 4 = 7', '3 + 4 = 7'],
  ['3+4=7', '3 + 4 = 7'],
  ['12 - 5', '12 − 5'],
  ['-4', '−4'],
  ['3 \\times (-2)', null],
  ['2 \\times -3', '2 × −3'],
  ['42 \\div 6 = 7', '42 ÷ 6 = 7'],
  ['2 + \\square = 8', '2 + □ = 8'],
  ['3{,}200', '3,200'],
  ['\\$3.50', '$3.50'],
  ['20\\% = 0.2', '20% = 0.2'],
  ['31\\ \\mathrm{cents}', '31 cents'],
  ['30\\ \\mathrm{cm^2}', null],
  ['4 : 3', '4 : 3'],
  ['7, 13, 19', '7, 13, 19'],
  ['\\frac{1}{2}', null],
  ['x + 1', null],
  ['2^{3}', null],
])('%s', (latex, printed) => {
  expect(plainFormula(latex)).toBe(printed);
});
