import { intWithout, wrongWays } from '../drafting.ts';
import {
  antiderivative,
  derivative,
  type Polynomial,
  plus,
  polynomial,
  polynomialTex,
  polynomialValue,
  power,
  times,
  valueAt,
} from '../exact/polynomial.ts';
import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { type Exact, formula, fractionTex, type MathValue } from '../value.ts';

const answerOf = (value: Polynomial): MathValue => polynomialValue(value);

/** A multiple of a power of a linear expression; what it multiplies out to makes it the same. */
interface Powered {
  readonly factor: number;
  readonly inside: Polynomial;
  readonly exponent: number;
}

function powered({ factor, inside, exponent }: Powered): MathValue {
  const { same } = polynomialValue(times(polynomial(factor), power(inside, exponent)));
  const raised = exponent === 1 ? '' : `^{${exponent}}`;
  return formula(`${factor === 1 ? '' : factor}(${polynomialTex(inside)})${raised}`, same);
}

/** A multiple of a sine, cosine or exponential function. */
function wave([factor, name, inner]: readonly [number, string, number]): MathValue {
  const inside = inner === 1 ? 'x' : `${inner}x`;
  const written = name === 'e' ? `e^{${inside}}` : `\\${name}(${inside})`;
  const before = { '1': '', '-1': '-' }[String(factor)] ?? String(factor);
  return formula(`${before}${written}`, `${factor} ${name} ${inner}`);
}

/** Derivatives by the rules for sums, products and chains. */
export const derivativeTemplates: readonly MathTemplate[] = [
  {
    id: 'derivative-of-polynomial',
    area: 'calculus',
    operation: 'calculus',
    difficulty: 'Hard',
    grades: [11, 12],
    draw(pick, level) {
      const most = growing(level, 4, 9);
      const [a, b] = [pick.int(1, most), intWithout(pick, -most, most)];
      const [c, d] = [intWithout(pick, -9, 9), intWithout(pick, -9, 9)];
      const of = polynomial(a, b, c, d);
      const right = derivative(of);
      const answer = answerOf(right);
      return {
        parts: [a, b, c, d],
        question: `What is the derivative of $f(x) = ${polynomialTex(of)}$?`,
        answer,
        wrong: wrongWays(answerOf, {
          'forgot-to-multiply-by-the-exponent': polynomial(a, b, c),
          'kept-the-constant': plus(right, polynomial(d)),
          'kept-the-exponents': polynomial(3 * a, 2 * b, c, 0),
          'found-the-antiderivative': antiderivative(of),
          'lost-the-last-term': polynomial(3 * a, 2 * b, 0),
        }),
        explanation: [
          'Each term $x^{n}$ becomes $n x^{n-1}$; a constant falls away.',
          `$${polynomialTex(polynomial(a, 0, 0, 0))}$ becomes $${polynomialTex(polynomial(3 * a, 0, 0))}$, and $${polynomialTex(polynomial(b, 0, 0))}$ becomes $${polynomialTex(polynomial(2 * b, 0))}$.`,
          `The derivative is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'derivative-of-product',
    area: 'calculus',
    operation: 'calculus',
    difficulty: 'Expert',
    grades: [11, 12],
    draw(pick, level) {
      const most = growing(level, 4, 8);
      const [a, b] = [pick.int(1, growing(level, 2, 4)), intWithout(pick, -most, most)];
      const c = intWithout(pick, -most, most);
      const [left, right] = [polynomial(a, b), polynomial(1, 0, c)];
      const [u, v] = [derivative(left), derivative(right)];
      const answer = answerOf(plus(times(u, right), times(left, v)));
      return {
        parts: [a, b, c],
        question: `What is the derivative of $f(x) = (${polynomialTex(left)})(${polynomialTex(right)})$?`,
        answer,
        wrong: wrongWays(answerOf, {
          'multiplied-the-derivatives': times(u, v),
          'took-the-second-part-only': times(left, v),
          'took-the-first-part-only': times(u, right),
          'subtracted-the-parts': plus(times(left, v), times(polynomial(-1), times(u, right))),
        }),
        explanation: [
          "The product rule: $(uv)' = u'v + uv'$.",
          `$u' = ${polynomialTex(u)}$ and $v' = ${polynomialTex(v)}$.`,
          `Multiplied out the derivative is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'derivative-of-chain',
    area: 'calculus',
    operation: 'calculus',
    difficulty: 'Expert',
    grades: [11, 12],
    draw(pick, level) {
      const a = pick.int(2, growing(level, 4, 6));
      const b = intWithout(pick, -growing(level, 5, 9), growing(level, 5, 9));
      const exponent = pick.int(3, 5);
      const inside = polynomial(a, b);
      const answer = powered({ factor: a * exponent, inside, exponent: exponent - 1 });
      return {
        parts: [a, b, exponent],
        question: `What is the derivative of $f(x) = (${polynomialTex(inside)})^{${exponent}}$?`,
        answer,
        wrong: wrongWays<Powered>(powered, {
          'forgot-the-inner-derivative': { factor: exponent, inside, exponent: exponent - 1 },
          'took-the-inner-derivative-only': { factor: a, inside, exponent: exponent - 1 },
          'kept-the-exponent': { factor: a * exponent, inside, exponent },
          'derived-inside-only': {
            factor: exponent,
            inside: polynomial(a),
            exponent: exponent - 1,
          },
        }),
        explanation: [
          `Outer: $${exponent}(\\dots)^{${exponent - 1}}$. Inner: the derivative of $${polynomialTex(inside)}$ is $${a}$.`,
          `The chain rule multiplies both: $${exponent} \\cdot ${a} = ${exponent * a}$.`,
          `The derivative is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'derivative-of-wave',
    area: 'calculus',
    operation: 'calculus',
    difficulty: 'Advanced',
    grades: [11, 12],
    draw(pick, level) {
      const name = pick.one(['sin', 'cos', 'e'] as const);
      const factor = pick.int(2, growing(level, 5, 9));
      const inner = pick.int(2, growing(level, 5, 9));
      const turned = { sin: 'cos', cos: 'sin', e: 'e' }[name];
      const sign = name === 'cos' ? -1 : 1;
      const of = wave([factor, name, inner]);
      const answer = wave([sign * factor * inner, turned, inner]);
      return {
        parts: [name, factor, inner],
        question: `What is the derivative of $f(x) = ${of.text.replaceAll('$', '')}$?`,
        answer,
        wrong: wrongWays<readonly [number, string, number]>(wave, {
          'forgot-the-inner-derivative': [sign * factor, turned, inner],
          'wrong-sign': [-sign * factor * inner, turned, inner],
          'added-the-inner-derivative': [sign * (factor + inner), turned, inner],
          'kept-the-function': [factor * inner, name, inner],
          'derived-inside-only': [sign * factor * inner, turned, 1],
        }),
        explanation: [
          {
            sin: 'The derivative of sine is cosine.',
            cos: 'The derivative of cosine is minus sine.',
            e: 'The derivative of $e^{x}$ is $e^{x}$.',
          }[name],
          `The inner derivative is $${inner}$, and $${factor} \\cdot ${inner} = ${factor * inner}$.`,
          `The derivative is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'tangent-line',
    area: 'calculus',
    operation: 'calculus',
    difficulty: 'Expert',
    grades: [11, 12],
    draw(pick, level) {
      const a = pick.int(1, growing(level, 2, 4));
      const most = growing(level, 4, 7);
      const place = intWithout(pick, -3, 3);
      // Not at the vertex, where the tangent is level.
      const b = intWithout(pick, -most, most, -2 * a * place);
      const c = intWithout(pick, -most, most);
      const of = polynomial(a, b, c);
      const slope = valueAt(derivative(of), place);
      const y = valueAt(of, place);
      const line = ([m, height]: readonly [Exact, Exact]) =>
        polynomialValue(polynomial(m, height), { before: 'y = ' });
      const height = y.sub(slope.mul(place));
      const answer = line([slope, height]);
      return {
        parts: [a, b, c, place],
        question: `Which line is the tangent to $y = ${polynomialTex(of)}$ at $x = ${place}$?`,
        answer,
        wrong: wrongWays<readonly [Exact, Exact]>(line, {
          'took-the-value-as-height': [slope, y],
          'turned-the-slope': [slope.neg(), height],
          'turned-the-sign-of-the-height': [slope, height.neg()],
          'swapped-slope-and-value': [y, slope],
          'forgot-to-lower-the-exponent': [valueAt(polynomial(2 * a, b, 0), place), height],
          'took-one-too-much': [slope, height.add(1)],
          'took-one-too-little': [slope, height.sub(1)],
        }),
        explanation: [
          `$f'(x) = ${polynomialTex(derivative(of))}$, so the slope at $x = ${place}$ is $${fractionTex(slope)}$.`,
          `The tangent goes through $(${place}, ${fractionTex(y)})$: its height at $0$ is $${fractionTex(y)} - ${slope.s < 0n ? `(${fractionTex(slope)})` : fractionTex(slope)} \\cdot ${place < 0 ? `(${place})` : place} = ${fractionTex(height)}$.`,
          `The tangent is ${answer.text}.`,
        ],
      };
    },
  },
];
