import { expect, test } from 'vitest';
import { printedFormula } from './printed-formula.ts';

test.each([
  ['7 + 5', '7 + 5'],
  ['-4 - (-3)', '−4 − (−3)'],
  ['14{,}946', '14,946'],
  ['\\$1.40', '\\$1.40'],
  ['75\\%', '75%'],
  ['30\\ \\mathrm{ft^2}', '30 ft²'],
  ['\\frac{3}{4}', '3/4'],
  ['2\\frac{1}{2}', '2 1/2'],
  ['\\frac{1}{3} \\div \\frac{1}{2}', '(1/3) ÷ (1/2)'],
  ['\\frac{1}{3}x^{3} + x', '(1/3)x³ + x'],
  ['\\frac{4\\pi}{3}\\ \\mathrm{cm^3}', '4π/3 cm³'],
  ['\\frac{a}{1 - r}', 'a/(1 − r)'],
  ['\\frac{\\sqrt{2} + \\sqrt{6}}{4}', '(√2 + √6)/4'],
  ['\\tan \\frac{3\\pi}{4}', 'tan (3π/4)'],
  ['\\sin^{2} \\theta', 'sin² θ'],
  ['\\sqrt{4x + 25}', '√(4x + 25)'],
  ['n x^{n-1}', 'n xⁿ⁻¹'],
  ['\\log_{4} 64', 'log₄ 64'],
  ['60^{\\circ}', '60°'],
  ["f'(x) = 2x", 'f′(x) = 2x'],
  ['9 + \\square = 13', '9 + □ = 13'],
])('%s is printed as %s', (latex, printed) => {
  expect(printedFormula(latex)).toBe(printed);
});

test.each([
  '\\lim_{x \\to 3} x',
  '\\int x\\,dx',
  '\\binom{4}{3}',
  '\\begin{pmatrix} 3 \\cr 5 \\end{pmatrix}',
  '8^{\\frac{1}{3}}',
])('%s needs more than a line', (latex) => {
  expect(printedFormula(latex)).toBeNull();
});
