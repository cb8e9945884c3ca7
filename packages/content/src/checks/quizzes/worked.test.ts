import { describe, expect, it, test } from 'vitest';
import type { QuizItem } from '../../quizzes/quiz-item.ts';
import { exactValue, valueOfOption } from './expression.ts';
import { faultOfWorked } from './worked.ts';

test.each([
  ['3 × 4 + 2', '14'],
  ['2 + 3 × 4', '14'],
  ['(2 + 3) × 4', '20'],
  ['7 − 9', '-2'],
  ['1 ÷ 3 + 1/6', '1/2'],
  ['2^3^2', '512'],
  ['−3^2', '-9'],
  ['10^-2', '1/100'],
  ['2,400 ÷ 1,000', '12/5'],
  ['2 1/2 × 2', '5'],
  ['0.1 + 0.2', '3/10'],
])('%s is exactly %s', (text, value) => {
  expect(exactValue(text)?.toFraction()).toBe(value);
});

test.each([[''], ['seven'], ['3 ÷ 0'], ['2 +'], ['(1 + 2'], ['4)'], ['2 ^ (1 ÷ 2)']])(
  '"%s" has no exact value',
  (text) => {
    expect(exactValue(text)).toBeNull();
  },
);

test.each([
  ['12 eggs', '12'],
  ['\\$2.50', '5/2'],
  ['25%', '25'],
  ['$\\frac{3}{4}$', '3/4'],
  ['$2\\frac{1}{2}$', '5/2'],
  ['$x = -4$', '-4'],
  ['$2^{10}$', '1024'],
  ['1,250 m', '1250'],
  ['36 cm²', '36'],
  ['$36\\text{ cm}^2$', '36'],
  ['90°', '90'],
  ['Seven', '7'],
])('the option %s says %s', (option, value) => {
  expect(valueOfOption(option)?.toFraction()).toBe(value);
});

test('an option in words says no number', () => {
  expect(valueOfOption('A square')).toBeNull();
});

describe('a worked question', () => {
  const asked = (worked: string, ...options: string[]) =>
    faultOfWorked({ worked, options, answer: 0 } as unknown as QuizItem);

  it('works out to the right option', () => {
    expect(asked('3 × 4 + 2 = 14', '14 apples', '12 apples', '9 apples')).toBeNull();
    expect(asked('1 ÷ 2 + 1 ÷ 4 = 3 ÷ 4', '$\\frac{3}{4}$', '$\\frac{2}{6}$')).toBeNull();
  });

  it.each([
    ['3 × 4 + 2 = 13', "'3 × 4 + 2 = 13' is not true"],
    ['3 × 4 + 2', "'3 × 4 + 2' is no equation that can be worked out"],
    ['3 × 5 = 15', "the right option is '14', not the result"],
  ])('is told that %s is wrong', (worked, message) => {
    expect(asked(worked, '14', '12', '9')).toBe(message);
  });

  it('may not have a second right option, nor one that is no number', () => {
    expect(asked('1 ÷ 2 = 1/2', '1/2', '2/4')).toBe("'2/4' is the result as well");
    expect(asked('1 + 1 = 2', 'A pair')).toBe("the right option 'A pair' is no number");
  });
});
