import { intWithout, wrongWays } from '../drafting.ts';
import { derivative, polynomial, polynomialTex, valueAt } from '../exact/polynomial.ts';
import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { type Exact, fractionTex, type MathValue, number } from '../value.ts';

const speed = (value: Exact): MathValue => number(value, { unit: 'm/s' });
const square = (value: Exact): MathValue => number(value, { unit: 'm^2' });

/** What derivatives are for: slopes, speeds, highest points. */
export const extremeTemplates: readonly MathTemplate[] = [
  {
    id: 'slope-at-place',
    area: 'calculus',
    operation: 'calculus',
    difficulty: 'Hard',
    grades: [11, 12],
    draw(pick, level) {
      const most = growing(level, 4, 8);
      const [a, b] = [intWithout(pick, -most, most), intWithout(pick, -most, most)];
      const place = intWithout(pick, -growing(level, 2, 4), growing(level, 2, 4));
      const of = polynomial(1, a, b, 0);
      const slope = valueAt(derivative(of), place);
      const answer = number(slope);
      return {
        parts: [a, b, place],
        question: `What is the slope of $y = ${polynomialTex(of)}$ at $x = ${place}$?`,
        answer,
        wrong: wrongWays<Exact>(number, {
          'took-the-value': valueAt(of, place),
          'forgot-to-multiply-by-the-exponent': valueAt(polynomial(1, a, b), place),
          'turned-the-sign-of-the-place': valueAt(derivative(of), -place),
          'lost-the-last-term': slope.sub(b),
          'turned-the-sign': slope.neg(),
          'took-one-too-many': slope.add(1),
        }),
        explanation: [
          `The slope is the derivative: $y' = ${polynomialTex(derivative(of))}$.`,
          `Put in $x = ${place}$.`,
          `The slope is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'speed-from-way',
    area: 'calculus',
    operation: 'calculus',
    difficulty: 'Hard',
    grades: [11, 12],
    draw(pick, level) {
      const a = pick.int(1, growing(level, 3, 6));
      const b = pick.int(2, growing(level, 8, 15));
      const seconds = pick.int(2, growing(level, 5, 9));
      const way = polynomial(a, b, 0);
      const value = valueAt(derivative(way), seconds);
      const answer = speed(value);
      return {
        parts: [a, b, seconds],
        question: `A soapbox car has rolled $s(t) = ${polynomialTex(way, 't')}$ meters after $t$ seconds. How fast is it after $${seconds}$ seconds?`,
        answer,
        wrong: wrongWays<Exact>(speed, {
          'took-the-way': valueAt(way, seconds),
          'took-the-mean-speed': valueAt(way, seconds).div(seconds),
          'forgot-the-two': a * seconds + b,
          'forgot-the-second-term': 2 * a * seconds,
          'took-the-speed-at-the-start': b,
        }),
        explanation: [
          `Speed is the derivative of the way: $v(t) = ${polynomialTex(derivative(way), 't')}$.`,
          `$v(${seconds}) = ${2 * a} \\cdot ${seconds} + ${b} = ${fractionTex(value)}$.`,
          `Its speed is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'local-maximum',
    area: 'calculus',
    operation: 'calculus',
    difficulty: 'Expert',
    grades: [11, 12],
    draw(pick, level) {
      const most = growing(level, 3, 6);
      const high = pick.int(-most, most - 2);
      const low = high + 2 * pick.int(1, growing(level, 2, 4));
      const constant = intWithout(pick, -9, 9);
      const of = polynomial(1, (-3 * (high + low)) / 2, 3 * high * low, constant);
      const answer = number(high);
      return {
        parts: [high, low, constant],
        question: `At which $x$ does $f(x) = ${polynomialTex(of)}$ have its local maximum?`,
        answer,
        wrong: wrongWays<Exact>(number, {
          'took-the-minimum': low,
          'took-the-turn-of-the-curve': (high + low) / 2,
          'took-the-value': valueAt(of, high),
          'turned-the-sign': -high,
          'took-the-constant': constant,
          'took-one-too-many': high + 1,
          'took-one-too-few': high - 1,
        }),
        explanation: [
          `$f'(x) = ${polynomialTex(derivative(of))}$ is $0$ for $x = ${high}$ and $x = ${low}$.`,
          `$f''(x) = ${polynomialTex(derivative(derivative(of)))}$ is negative at $x = ${high}$: the curve turns down there.`,
          `The local maximum is at ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'greatest-area',
    area: 'calculus',
    operation: 'calculus',
    difficulty: 'Advanced',
    grades: [10, 12],
    draw(pick, level) {
      const fence = 4 * pick.int(5, growing(level, 12, 25));
      const along = fence / 2;
      const deep = fence / 4;
      const answer = square(along * deep);
      return {
        parts: [fence],
        question: `$${fence}$ m of fence are to enclose a rectangular garden. One side needs no fence: it is the wall of the dining hall. What is the greatest possible area?`,
        answer,
        wrong: wrongWays<Exact>(square, {
          'fenced-all-four-sides': deep ** 2,
          'forgot-to-halve': along ** 2,
          'took-a-length': along,
          'used-the-whole-fence-for-a-side': fence * deep,
        }),
        explanation: [
          `With the depth $x$ the other side is $${fence} - 2x$, and the area is $A(x) = x(${fence} - 2x)$.`,
          `$A'(x) = ${fence} - 4x = 0$ for $x = ${deep}$; the other side is then $${along}$ m.`,
          `$${deep} \\times ${along}$ gives ${answer.text}.`,
        ],
      };
    },
  },
];
