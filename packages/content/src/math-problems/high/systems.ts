import { intWithout, wrongWays } from '../drafting.ts';
import { times } from '../exact/tex.ts';
import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { formula, type MathValue, number } from '../value.ts';

type Pair = readonly [x: number, y: number];

const pair = ([x, y]: Pair): MathValue => formula(`(x, y) = (${x}, ${y})`, `${x},${y}`);

/** A term that is added to what stands before it: ` - 3i`. */
function addedTimes(factor: number, letter: string): string {
  return ` ${factor < 0 ? '-' : '+'} ${times(Math.abs(factor), letter)}`;
}

/** A complex number from its two parts. */
function complexTex([real, imaginary]: Pair): string {
  if (imaginary === 0) return `${real}`;
  return real === 0 ? times(imaginary, 'i') : `${real}${addedTimes(imaginary, 'i')}`;
}

const complex = (value: Pair): MathValue => formula(complexTex(value), `${value.join(',')}i`);

/** Two equations with two unknowns, determinants, complex numbers. */
export const systemTemplates: readonly MathTemplate[] = [
  {
    id: 'system-of-equations',
    area: 'algebra',
    operation: 'advanced_algebra',
    difficulty: 'Medium',
    grades: [8, 11],
    draw(pick, level) {
      const most = growing(level, 5, 9);
      const x = intWithout(pick, -most, most);
      const y = intWithout(pick, -most, most, x, -x);
      const a = pick.int(1, growing(level, 2, 4));
      const b = pick.int(1, growing(level, 3, 5));
      const c = pick.int(a + 1, a + growing(level, 2, 4));
      const right = a * x + b * y;
      const lower = c * x - b * y;
      const answer = pair([x, y]);
      return {
        parts: [a, b, right, c, -b, lower],
        question: `Solve the system $${times(a, 'x')}${addedTimes(b, 'y')} = ${right}$ and $${times(c, 'x')}${addedTimes(-b, 'y')} = ${lower}$.`,
        answer,
        wrong: wrongWays<Pair>(pair, {
          'swapped-the-unknowns': [y, x],
          'turned-the-sign-of-y': [x, -y],
          'turned-the-sign-of-x': [-x, y],
          'turned-both-signs': [-x, -y],
        }),
        explanation: [
          `Add both equations: $${b === 1 ? 'y' : `${b}y`}$ falls away, and $${a + c}x = ${right + lower}$, so $x = ${x}$.`,
          `Put it into the first: $${a * x}${b === 1 ? ' + y' : ` + ${b}y`} = ${right}$, so $y = ${y}$.`,
          `The solution is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'system-from-story',
    area: 'algebra',
    operation: 'advanced_algebra',
    difficulty: 'Hard',
    grades: [8, 11],
    draw(pick, level) {
      const adults = pick.int(3, growing(level, 12, 40));
      const children = intWithout(pick, adults + 2, adults + growing(level, 15, 60));
      const [high, low] = pick.one([
        [5, 2],
        [6, 4],
        [7, 3],
        [8, 5],
        [10, 6],
        [12, 7],
      ] as const);
      const all = adults + children;
      const money = high * adults + low * children;
      const answer = number(adults);
      return {
        parts: [all, high, low, money],
        question: `For the camp concert an adult pays $${high}$ dollars and a child $${low}$ dollars. $${all}$ people come and pay $${money}$ dollars. How many adults are there?`,
        answer,
        wrong: wrongWays(number, {
          'counted-the-children': children,
          'took-half-of-all': Math.floor(all / 2),
          'divided-the-money-by-the-price': Math.floor(money / high),
          'took-the-difference': children - adults,
          'counted-one-too-many': adults + 1,
          'counted-one-too-few': adults - 1,
        }),
        explanation: [
          `With $a$ adults there are $${all} - a$ children: $${high}a + ${low}(${all} - a) = ${money}$.`,
          `$${low * all} + ${times(high - low, 'a')} = ${money}$, so $${times(high - low, 'a')} = ${money - low * all}$.`,
          `There are ${answer.text} adults.`,
        ],
      };
    },
  },
  {
    id: 'determinant',
    area: 'algebra',
    operation: 'advanced_algebra',
    difficulty: 'Hard',
    grades: [11, 12],
    draw(pick, level) {
      const most = growing(level, 5, 9);
      const [a, b] = [intWithout(pick, -most, most), intWithout(pick, -most, most)];
      const [c, d] = [intWithout(pick, -most, most), intWithout(pick, -most, most)];
      const answer = number(a * d - b * c);
      return {
        parts: [a, b, c, d],
        question: `What is the determinant of $\\begin{pmatrix} ${a} & ${b} \\cr ${c} & ${d} \\end{pmatrix}$?`,
        answer,
        wrong: wrongWays(number, {
          'added-the-products': a * d + b * c,
          'subtracted-the-other-way': b * c - a * d,
          'multiplied-the-rows': a * b - c * d,
          'took-one-product-only': a * d,
          'multiplied-the-columns': a * c - b * d,
          'added-all': a + b + c + d,
          'took-one-too-many': a * d - b * c + 1,
          'took-one-too-few': a * d - b * c - 1,
          'took-two-too-many': a * d - b * c + 2,
        }),
        explanation: [
          'The determinant is one diagonal product minus the other: $ad - bc$.',
          `$ad = ${a * d}$ and $bc = ${b * c}$.`,
          `The determinant is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'complex-product',
    area: 'algebra',
    operation: 'advanced_algebra',
    difficulty: 'Expert',
    grades: [11, 12],
    draw(pick, level) {
      const most = growing(level, 4, 8);
      const [a, c] = [pick.int(1, most), pick.int(1, most)];
      const [b, d] = [intWithout(pick, -most, most), intWithout(pick, -most, most)];
      const answer = complex([a * c - b * d, a * d + b * c]);
      return {
        parts: [a, b, c, d],
        question: `What is $(${complexTex([a, b])})(${complexTex([c, d])})$, where $i^{2} = -1$?`,
        answer,
        wrong: wrongWays<Pair>(complex, {
          'took-i-squared-as-one': [a * c + b * d, a * d + b * c],
          'multiplied-part-by-part': [a * c, b * d],
          'forgot-one-product': [a * c - b * d, a * d],
          'turned-the-sign-of-the-middle': [a * c - b * d, a * d - b * c],
          'left-out-i-squared': [a * c, a * d + b * c],
        }),
        explanation: [
          `Multiply each by each: $${a * c}${addedTimes(a * d, 'i')}${addedTimes(b * c, 'i')}${addedTimes(b * d, 'i^{2}')}$.`,
          `$i^{2} = -1$, so the last term is $${-b * d}$.`,
          `The product is ${answer.text}.`,
        ],
      };
    },
  },
];
