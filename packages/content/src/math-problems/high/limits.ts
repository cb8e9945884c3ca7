import Fraction from 'fraction.js';
import { intWithout, wrongWays } from '../drafting.ts';
import { polynomial, polynomialTex } from '../exact/polynomial.ts';
import { growing } from '../growth.ts';
import type { MathTemplate, Misconception } from '../template.ts';
import { type Exact, formula, fractionTex, number, words } from '../value.ts';

/** What somebody answers who stops at 0 divided by 0. */
const NO_LIMIT: Misconception = {
  id: 'stopped-at-zero-over-zero',
  value: words('the limit does not exist'),
};

const ENDLESS: Misconception = {
  id: 'looked-at-the-top-only',
  value: formula('\\infty', 'infinity'),
};

/** Limits of quotients. */
export const limitTemplates: readonly MathTemplate[] = [
  {
    id: 'limit-by-factoring',
    area: 'calculus',
    operation: 'calculus',
    difficulty: 'Hard',
    grades: [11, 12],
    draw(pick, level) {
      const most = growing(level, 5, 9);
      const place = intWithout(pick, -most, most);
      const other = intWithout(pick, -most, most, place);
      const top = polynomial(1, -place - other, place * other);
      const answer = number(place - other);
      return {
        parts: [place, other],
        question: `What is $\\lim_{x \\to ${place}} \\frac{${polynomialTex(top)}}{${polynomialTex(polynomial(1, -place))}}$?`,
        answer,
        wrong: [
          { id: 'took-zero-over-zero-as-zero', value: number(0) },
          NO_LIMIT,
          ...wrongWays(number, {
            'turned-the-sign-in-the-factor': place + other,
            'turned-the-sign': other - place,
            'took-the-place': place,
          }),
        ],
        explanation: [
          `Factor the top: $(${polynomialTex(polynomial(1, -place))})(${polynomialTex(polynomial(1, -other))})$.`,
          `The factor $${polynomialTex(polynomial(1, -place))}$ cancels, and $${polynomialTex(polynomial(1, -other))}$ is left.`,
          `At $x = ${place}$ the limit is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'limit-at-infinity',
    area: 'calculus',
    operation: 'calculus',
    difficulty: 'Hard',
    grades: [11, 12],
    draw(pick, level) {
      const most = growing(level, 6, 9);
      const a = intWithout(pick, level < 4 ? 1 : -most, most);
      const d = pick.int(2, most);
      const [b, c, e] = [intWithout(pick, -9, 9), intWithout(pick, -9, 9), intWithout(pick, -9, 9)];
      const value = new Fraction(a, d);
      const answer = number(value);
      return {
        parts: [a, b, c, d, e],
        question: `What is $\\lim_{x \\to \\infty} \\frac{${polynomialTex(polynomial(a, b, c))}}{${polynomialTex(polynomial(d, 0, e))}}$?`,
        answer,
        wrong: [
          ENDLESS,
          ...wrongWays<Exact>(number, {
            'took-the-constants': new Fraction(c, e),
            'looked-at-the-bottom-only': 0,
            'turned-it-upside-down': value.inverse(),
            'added-the-coefficients': new Fraction(a + b + c, d + e === 0 ? 1 : d + e),
            'forgot-to-divide': a,
          }),
        ],
        explanation: [
          `Divide top and bottom by $x^{2}$: what is divided by $x$ or $x^{2}$ goes to $0$.`,
          `The leading coefficients $${a}$ and $${d}$ are left.`,
          `The limit is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'limit-with-root',
    area: 'calculus',
    operation: 'calculus',
    difficulty: 'Expert',
    grades: [11, 12],
    draw(pick, level) {
      const root = pick.int(1, growing(level, 5, 9));
      const factor = pick.int(1, growing(level, 3, 6));
      const value = new Fraction(factor, 2 * root);
      const under = polynomialTex(polynomial(factor, root * root));
      const answer = number(value);
      return {
        parts: [root, factor],
        question: `What is $\\lim_{x \\to 0} \\frac{\\sqrt{${under}} - ${root}}{x}$?`,
        answer,
        wrong: [
          { id: 'took-zero-over-zero-as-zero', value: number(0) },
          NO_LIMIT,
          ...wrongWays<Exact>(number, {
            'forgot-the-two': new Fraction(factor, root),
            'turned-it-upside-down': value.inverse(),
            'forgot-the-inner-factor': new Fraction(1, 2 * root),
          }),
        ],
        explanation: [
          `Multiply top and bottom by $\\sqrt{${under}} + ${root}$: the top becomes $${polynomialTex(polynomial(factor, 0))}$.`,
          `$x$ cancels: $\\frac{${factor}}{\\sqrt{${under}} + ${root}}$.`,
          `At $x = 0$ that is $\\frac{${factor}}{${2 * root}}$, so the limit is $${fractionTex(value)}$.`,
        ],
      };
    },
  },
];
