import { intWithout, wrongWays } from '../drafting.ts';
import { bracketed } from '../exact/tex.ts';
import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { number } from '../value.ts';

/** Negative numbers and the order of operations. */
export const integerTemplates: readonly MathTemplate[] = [
  {
    id: 'temperature-change',
    area: 'arithmetic',
    operation: 'algebra',
    difficulty: 'Easy',
    grades: [5, 7],
    draw(pick, level) {
      const start = pick.int(1, growing(level, 6, 9));
      const fall = start + pick.int(2, growing(level, 6, 9));
      const end = start - fall;
      const degrees = (value: number) => number(value, { unit: '°C' });
      const answer = degrees(end);
      return {
        parts: [start, fall],
        question: `In the evening it is $${start}$ °C at camp. At night it gets $${fall}$ degrees colder. What is the temperature then?`,
        answer,
        picture: {
          kind: 'number-line',
          least: -10,
          most: 10,
          step: 1,
          points: [start],
        },
        wrong: wrongWays(degrees, {
          'forgot-the-sign': -end,
          'added-instead': start + fall,
          'went-down-from-zero': -fall,
          'counted-zero-twice': end + 1,
          'counted-the-start': end - 1,
        }),
        explanation: [
          `From $${start}$ go $${start}$ steps down to $0$.`,
          `Then $${fall} - ${start} = ${-end}$ more steps below $0$: $${start} - ${fall} = ${end}$.`,
          `It is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'integer-difference',
    area: 'arithmetic',
    operation: 'algebra',
    difficulty: 'Easy',
    grades: [6, 8],
    draw(pick, level) {
      const most = growing(level, 9, 20);
      const a = intWithout(pick, -most, most);
      const b = -pick.int(2, most);
      const answer = number(a - b);
      return {
        parts: [a, b],
        question: `What is $${a} - (${b})$?`,
        answer,
        wrong: wrongWays(number, {
          'missed-the-second-minus': a + b,
          'turned-all-signs': b - a,
          'turned-the-sign-of-the-sum': -(a + b),
          'ignored-both-signs': Math.abs(a) + Math.abs(b),
          'took-one-step-too-many': a - b + 1,
          'took-one-step-too-few': a - b - 1,
        }),
        explanation: [
          'Taking away a negative number is adding its opposite.',
          `$${a} - (${b}) = ${a} + ${-b}$.`,
          `The result is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'integer-product',
    area: 'arithmetic',
    operation: 'algebra',
    difficulty: 'Easy',
    grades: [6, 8],
    draw(pick, level) {
      const most = growing(level, 6, 12);
      const a = -pick.int(2, most);
      const b = pick.int(2, most) * pick.one([1, -1]);
      const c = pick.int(1, growing(level, 3, 9)) * pick.one([1, -1]);
      const value = a * b + c;
      const answer = number(value);
      return {
        parts: [a, b, c],
        question: `What is $${a} \\times ${bracketed(b)} + ${bracketed(c)}$?`,
        answer,
        wrong: wrongWays(number, {
          'wrong-sign-of-the-product': -a * b + c,
          'wrong-sign-of-the-last-number': a * b - c,
          'added-first': a * (b + c),
          'wrong-sign-of-the-result': -value,
          'added-all': a + b + c,
          'forgot-the-last-number': a * b,
        }),
        explanation: [
          `Multiply first. ${b < 0 ? 'Minus times minus is plus' : 'Minus times plus is minus'}: $${a} \\times ${bracketed(b)} = ${a * b}$.`,
          `Then add: $${a * b} + ${bracketed(c)} = ${value}$.`,
          `The result is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'order-with-powers',
    area: 'arithmetic',
    operation: 'algebra',
    difficulty: 'Medium',
    grades: [6, 8],
    draw(pick, level) {
      const a = pick.int(2, growing(level, 9, 20));
      const b = pick.int(2, growing(level, 4, 7));
      const d = pick.int(1, 5);
      const c = d + pick.int(2, growing(level, 4, 6));
      const inside = c - d;
      const value = a + b * inside ** 2;
      const answer = number(value);
      return {
        parts: [a, b, c, d],
        question: `What is $${a} + ${b} \\times (${c} - ${d})^{2}$?`,
        answer,
        wrong: wrongWays(number, {
          'worked-from-left-to-right': (a + b) * inside ** 2,
          'doubled-instead-of-squared': a + b * inside * 2,
          'squared-the-product': a + (b * inside) ** 2,
          'squared-the-first-number-only': a + b * (c ** 2 - d),
          'forgot-the-square': a + b * inside,
          'squared-each-number': a + b * (c ** 2 - d ** 2),
        }),
        explanation: [
          `Brackets first: $${c} - ${d} = ${inside}$. Then the power: $${inside}^{2} = ${inside ** 2}$.`,
          `Then multiply and add: $${b} \\times ${inside ** 2} = ${b * inside ** 2}$ and $${a} + ${b * inside ** 2} = ${value}$.`,
          `The result is ${answer.text}.`,
        ],
      };
    },
  },
];
