import { intWithout, wrongWays } from '../drafting.ts';
import { gcd } from '../exact/integers.ts';
import {
  type Polynomial,
  polynomial,
  polynomialTex,
  polynomialValue,
  times,
} from '../exact/polynomial.ts';
import { type Surd, surd, surdTex } from '../exact/surd.ts';
import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { formula, type MathValue, words } from '../value.ts';

/** A product of two linear factors; what it multiplies out to makes it the same. */
function factored([left, right]: readonly [Polynomial, Polynomial]): MathValue {
  const { same } = polynomialValue(times(left, right), { before: 'factors' });
  return formula(`(${polynomialTex(left)})(${polynomialTex(right)})`, same);
}

/** Solutions of an equation, the smallest first. */
function solutions(values: readonly number[]): MathValue {
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  return words(sorted.map((value) => `$x = ${value}$`).join(' or '));
}

interface PlusMinus {
  readonly middle: number;
  readonly root: Surd;
}

/** Two solutions, as far below a middle as above. */
function plusMinus({ middle, root }: PlusMinus): MathValue {
  const written = `${middle} \\pm ${surdTex(root)}`;
  return formula(`x = ${written}`, written);
}

const linear = (factor: number, constant: number) => polynomial(factor, constant);

/** Products of binomials, factoring, quadratic equations, parabolas. */
export const quadraticTemplates: readonly MathTemplate[] = [
  {
    id: 'square-of-binomial',
    area: 'algebra',
    operation: 'advanced_algebra',
    difficulty: 'Medium',
    grades: [8, 10],
    draw(pick, level) {
      const a = pick.int(1, growing(level, 2, 5));
      const b = intWithout(pick, -growing(level, 6, 9), growing(level, 6, 9), 1, -1);
      const answer = polynomialValue(polynomial(a * a, 2 * a * b, b * b));
      return {
        parts: [a, b],
        question: `Multiply out $(${polynomialTex(linear(a, b))})^{2}$.`,
        answer,
        wrong: wrongWays(polynomialValue, {
          'squared-each-term-only': polynomial(a * a, 0, b * b),
          'forgot-to-double': polynomial(a * a, a * b, b * b),
          'turned-the-sign-of-the-middle': polynomial(a * a, -2 * a * b, b * b),
          'turned-the-sign-of-the-last-term': polynomial(a * a, 2 * a * b, -b * b),
          'doubled-the-last-term': polynomial(a * a, 2 * a * b, 2 * b),
        }),
        explanation: [
          `Write it twice: $(${polynomialTex(linear(a, b))})(${polynomialTex(linear(a, b))})$.`,
          `The middle term comes twice: $2 \\cdot ${polynomialTex(linear(a, 0))} \\cdot ${b < 0 ? `(${b})` : b} = ${polynomialTex(linear(2 * a * b, 0))}$.`,
          `Multiplied out it is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'binomial-product',
    area: 'algebra',
    operation: 'advanced_algebra',
    difficulty: 'Medium',
    grades: [8, 10],
    draw(pick, level) {
      const a = pick.int(1, growing(level, 2, 4));
      const c = pick.int(1, growing(level, 2, 3));
      const b = intWithout(pick, -growing(level, 5, 9), growing(level, 5, 9));
      const d = intWithout(pick, -growing(level, 5, 9), growing(level, 5, 9), b, -b);
      const middle = a * d + b * c;
      const answer = polynomialValue(polynomial(a * c, middle, b * d));
      return {
        parts: [a, b, c, d],
        question: `Multiply out $(${polynomialTex(linear(a, b))})(${polynomialTex(linear(c, d))})$.`,
        answer,
        wrong: wrongWays(polynomialValue, {
          'multiplied-term-by-term': polynomial(a * c, 0, b * d),
          'turned-the-sign-of-the-last-term': polynomial(a * c, middle, -b * d),
          'turned-the-sign-in-the-middle': polynomial(a * c, a * d - b * c, b * d),
          'forgot-one-product': polynomial(a * c, a * d, b * d),
          'added-the-numbers': polynomial(a * c, middle, b + d),
        }),
        explanation: [
          `Each term times each: $${polynomialTex(polynomial(a * c, 0, 0))}$, then $${polynomialTex(linear(a * d, 0))}$ and $${polynomialTex(linear(b * c, 0))}$, then $${b * d}$.`,
          `The terms with $x$ add up to $${polynomialTex(linear(middle, 0))}$.`,
          `Multiplied out it is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'factor-trinomial',
    area: 'algebra',
    operation: 'advanced_algebra',
    difficulty: 'Hard',
    grades: [9, 11],
    draw(pick, level) {
      const most = growing(level, 6, 10);
      const p = intWithout(pick, -most, most);
      const q = intWithout(pick, -most, most, p, -p);
      const of = (left: number, right: number) => [linear(1, left), linear(1, right)] as const;
      const answer = factored(of(p, q));
      return {
        parts: [p + q, p * q],
        question: `Factor $${polynomialTex(polynomial(1, p + q, p * q))}$.`,
        answer,
        wrong: wrongWays(factored, {
          'turned-both-signs': of(-p, -q),
          'turned-one-sign': of(p, -q),
          'turned-the-other-sign': of(-p, q),
          'matched-the-sum-only': of(p + 1, q - 1),
        }),
        explanation: [
          `Look for two numbers with product $${p * q}$ and sum $${p + q}$.`,
          `They are $${p}$ and $${q}$.`,
          `The factors are ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'difference-of-squares',
    area: 'algebra',
    operation: 'advanced_algebra',
    difficulty: 'Medium',
    grades: [8, 11],
    draw(pick, level) {
      const a = pick.int(1, growing(level, 3, 7));
      const numbers = Array.from({ length: growing(level, 8, 11) }, (_, index) => index + 2);
      const b = pick.one(numbers.filter((value) => gcd(a, value) === 1));
      const of = (left: number, right: number) => [linear(a, left), linear(a, right)] as const;
      const answer = factored(of(b, -b));
      return {
        parts: [a, b],
        question: `Factor $${polynomialTex(polynomial(a * a, 0, -b * b))}$.`,
        answer,
        wrong: wrongWays<readonly [Polynomial, Polynomial]>(factored, {
          'took-a-square': of(-b, -b),
          'took-a-square-of-a-sum': of(b, b),
          'forgot-the-roots': [linear(a * a, b), linear(1, -b)],
          'forgot-the-root-of-the-number': of(b * b, -1),
        }),
        explanation: [
          `Both terms are squares: $(${polynomialTex(linear(a, 0))})^{2}$ and $${b}^{2}$.`,
          'The difference of two squares is their sum times their difference: $u^{2} - v^{2} = (u + v)(u - v)$.',
          `The factors are ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'quadratic-roots',
    area: 'algebra',
    operation: 'advanced_algebra',
    difficulty: 'Hard',
    grades: [9, 11],
    draw(pick, level) {
      const most = growing(level, 6, 12);
      const p = intWithout(pick, -most, most);
      const q = intWithout(pick, -most, most, p, -p);
      const answer = solutions([p, q]);
      return {
        parts: [-p - q, p * q],
        question: `Solve $${polynomialTex(polynomial(1, -p - q, p * q))} = 0$.`,
        answer,
        wrong: wrongWays<readonly number[]>(solutions, {
          'took-the-numbers-in-the-factors': [-p, -q],
          'turned-one-sign': [p, -q],
          'turned-the-other-sign': [-p, q],
          'took-the-coefficients': [-p - q, p * q],
        }),
        explanation: [
          `Factor: $(${polynomialTex(linear(1, -p))})(${polynomialTex(linear(1, -q))}) = 0$.`,
          'A product is $0$ when one of its factors is $0$.',
          `So ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'quadratic-formula',
    area: 'algebra',
    operation: 'advanced_algebra',
    difficulty: 'Expert',
    grades: [9, 12],
    draw(pick, level) {
      const middle = intWithout(pick, -growing(level, 4, 7), growing(level, 4, 7));
      const under = pick.one(
        [2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 18, 20].filter((value) => value !== middle * middle),
      );
      const constant = middle * middle - under;
      const root = surd(1, under);
      const answer = plusMinus({ middle, root });
      return {
        parts: [-2 * middle, constant],
        question: `Solve $${polynomialTex(polynomial(1, -2 * middle, constant))} = 0$.`,
        answer,
        wrong: wrongWays<PlusMinus>(plusMinus, {
          'turned-the-sign-of-the-middle': { middle: -middle, root },
          'forgot-to-halve-the-root': { middle, root: surd(2, under) },
          'forgot-to-halve': { middle: 2 * middle, root: surd(2, under) },
          'forgot-to-halve-the-middle': { middle: 2 * middle, root },
          'left-out-the-root': { middle, root: surd(under) },
        }),
        explanation: [
          `Complete the square: $(${polynomialTex(linear(1, -middle))})^{2} = ${under}$.`,
          `So $${polynomialTex(linear(1, -middle))} = \\pm ${surdTex(root)}$.`,
          `The solutions are ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'vertex-of-parabola',
    area: 'functions',
    operation: 'advanced_algebra',
    difficulty: 'Hard',
    grades: [9, 12],
    draw(pick, level) {
      const x = intWithout(pick, -growing(level, 4, 8), growing(level, 4, 8));
      const y = intWithout(pick, -growing(level, 6, 12), growing(level, 6, 12));
      const constant = x * x + y;
      const point = ([u, v]: readonly [number, number]) => formula(`(${u}, ${v})`, `${u},${v}`);
      const answer = point([x, y]);
      return {
        parts: [-2 * x, constant],
        question: `Where is the vertex of the parabola $y = ${polynomialTex(polynomial(1, -2 * x, constant))}$?`,
        answer,
        wrong: wrongWays<readonly [number, number]>(point, {
          'turned-the-sign-of-x': [-x, y],
          'turned-the-sign-of-y': [x, -y],
          'took-the-coefficients': [-2 * x, constant],
          'took-the-constant-as-height': [x, constant],
          'forgot-to-halve': [2 * x, y],
        }),
        explanation: [
          `Complete the square: $y = (${polynomialTex(linear(1, -x))})^{2} ${y < 0 ? '-' : '+'} ${Math.abs(y)}$.`,
          `The square is least, $0$, for $x = ${x}$.`,
          `The vertex is ${answer.text}.`,
        ],
      };
    },
  },
];
