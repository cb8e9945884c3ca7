import Fraction from 'fraction.js';
import { wrongWays } from '../drafting.ts';
import { cosine, EXACT_RATIOS, RATIOS, sine, tangent } from '../exact/special-angles.ts';
import { type Surd, surd, surdProduct, surdTex, surdValue } from '../exact/surd.ts';
import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { number } from '../value.ts';

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [12, 35, 37],
] as const;

const meters = (value: Surd) => surdValue(value, 'm');

/** Trigonometry in triangles. */
export const triangleTemplates: readonly MathTemplate[] = [
  {
    id: 'ratio-in-right-triangle',
    area: 'trigonometry',
    operation: 'trigonometry',
    difficulty: 'Medium',
    grades: [9, 11],
    draw(pick, level) {
      const [one, other, c] = pick.one(TRIPLES.slice(0, growing(level, 3, 6)));
      const [opposite, beside] = pick.one([true, false]) ? [one, other] : [other, one];
      const ratio = pick.one(RATIOS);
      const values = {
        sin: new Fraction(opposite, c),
        cos: new Fraction(beside, c),
        tan: new Fraction(opposite, beside),
      };
      const words = {
        sin: 'opposite side by the longest side',
        cos: 'side beside the angle by the longest side',
        tan: 'opposite side by the side beside the angle',
      };
      const answer = number(values[ratio]);
      return {
        parts: [opposite, beside, c, ratio],
        question: `A right triangle has sides of $${one}$, $${other}$ and $${c}$ cm. The angle $\\alpha$ lies opposite the side of $${opposite}$ cm. What is $\\${ratio} \\alpha$?`,
        answer,
        picture: {
          kind: 'triangle',
          base: `${beside}`,
          sides: [`${opposite}`, `${c}`],
          right: true,
          angles: ['', 'α', ''],
        },
        wrong: wrongWays(number, {
          'took-the-sine': values.sin,
          'took-the-cosine': values.cos,
          'took-the-tangent': values.tan,
          'turned-it-upside-down': values[ratio].inverse(),
          'swapped-the-short-sides': values.tan.inverse(),
        }),
        explanation: [
          `$\\${ratio}$ divides the ${words[ratio]}.`,
          `Opposite is $${opposite}$, beside is $${beside}$, the longest is $${c}$.`,
          `So $\\${ratio} \\alpha$ is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'side-from-angle',
    area: 'trigonometry',
    operation: 'trigonometry',
    difficulty: 'Hard',
    grades: [9, 12],
    draw(pick, level) {
      const angle = pick.one([30, 45, 60]);
      const long = 2 * pick.int(2, growing(level, 8, 20));
      const wanted = pick.one(['high', 'away'] as const);
      const way = wanted === 'high' ? sine : cosine;
      const answer = meters(surdProduct(surd(long), way(angle)));
      return {
        parts: [angle, long, wanted],
        question: `A zip line of $${long}$ m rises from the ground at an angle of $${angle}^{\\circ}$. ${wanted === 'high' ? 'How high does it start' : 'How far does it lead along the ground'}, exactly?`,
        answer,
        picture: { kind: 'angle', degrees: angle, label: `${angle}°` },
        wrong: wrongWays(meters, {
          'swapped-sine-and-cosine': surdProduct(surd(long), way(90 - angle)),
          'used-the-tangent': surdProduct(surd(long), tangent(angle)),
          'took-half': surd(new Fraction(long, 2)),
          'forgot-to-halve': surdProduct(surd(2 * long), way(angle)),
          'took-the-whole-length': surd(long),
          'divided-by-the-root': surd(new Fraction(long, 2), 3),
        }),
        explanation: [
          `The zip line is the longest side, so use $\\${wanted === 'high' ? 'sin' : 'cos'} ${angle}^{\\circ} = ${surdTex(way(angle))}$.`,
          `$${long} \\cdot ${surdTex(way(angle))} = ${surdTex(surdProduct(surd(long), way(angle)))}$.`,
          `It is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'law-of-cosines',
    area: 'trigonometry',
    operation: 'trigonometry',
    difficulty: 'Expert',
    grades: [10, 12],
    draw(pick, level) {
      const most = growing(level, 6, 12);
      const a = pick.int(2, most);
      const b = pick.int(a + 1, most + 2);
      const angle = pick.one([60, 120]);
      const [squares, product] = [a * a + b * b, a * b];
      const square = angle === 60 ? squares - product : squares + product;
      const answer = meters(surd(1, square));
      return {
        parts: [a, b, angle],
        question: `Two paths of $${a}$ m and $${b}$ m leave a tree at an angle of $${angle}^{\\circ}$. How far apart are their ends, exactly?`,
        answer,
        picture: { kind: 'angle', degrees: angle, label: `${angle}°` },
        wrong: wrongWays(meters, {
          'took-pythagoras': surd(1, squares),
          'turned-the-sign': surd(1, angle === 60 ? squares + product : squares - product),
          'forgot-the-cosine': surd(
            1,
            angle === 60 ? squares - product * 2 : squares + product * 2,
          ),
          'forgot-the-root': surd(square),
          'added-the-paths': surd(a + b),
        }),
        explanation: [
          `The law of cosines: $c^{2} = ${a}^{2} + ${b}^{2} - 2 \\cdot ${a} \\cdot ${b} \\cdot \\cos ${angle}^{\\circ}$.`,
          `$\\cos ${angle}^{\\circ} = ${surdTex(cosine(angle))}$, so $c^{2} = ${squares} ${angle === 60 ? '-' : '+'} ${product} = ${square}$.`,
          `Their ends are ${answer.text} apart.`,
        ],
      };
    },
  },
  {
    id: 'law-of-sines',
    area: 'trigonometry',
    operation: 'trigonometry',
    difficulty: 'Hard',
    grades: [10, 12],
    draw(pick, level) {
      const [alpha, beta] = pick.one([
        [30, 45],
        [30, 60],
        [45, 60],
        [45, 30],
        [60, 45],
        [30, 90],
        [60, 30],
      ] as const);
      const a = 2 * pick.int(2, growing(level, 6, 15));
      // Dividing by sin α is multiplying by sin α and dividing by its square, which is rational.
      const [{ coefficient: square = new Fraction(1) } = {}] = surdProduct(
        sine(alpha),
        sine(alpha),
      );
      const divided = surdProduct(sine(alpha), surd(square.inverse()));
      const b = surdProduct(surdProduct(surd(a), sine(beta)), divided);
      const turned = surdProduct(surd(a), surdProduct(sine(alpha), sine(beta)));
      const answer = meters(b);
      return {
        parts: [alpha, beta, a],
        question: `In a triangle, $a = ${a}$ m lies opposite $\\alpha = ${alpha}^{\\circ}$. How long is $b$, opposite $\\beta = ${beta}^{\\circ}$, exactly?`,
        answer,
        wrong: wrongWays(meters, {
          'divided-the-angles': surd(new Fraction(a * beta, alpha)),
          'multiplied-the-sines': turned,
          'forgot-to-divide': surdProduct(surd(a), sine(beta)),
          'forgot-the-other-sine': surdProduct(surd(a), divided),
          'took-the-same-length': surd(a),
        }),
        explanation: [
          `The law of sines: $\\frac{b}{\\sin ${beta}^{\\circ}} = \\frac{${a}}{\\sin ${alpha}^{\\circ}}$.`,
          `$\\sin ${beta}^{\\circ} = ${surdTex(sine(beta))}$ and $\\sin ${alpha}^{\\circ} = ${surdTex(sine(alpha))}$.`,
          `So $b$ is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'special-angle-value',
    area: 'trigonometry',
    operation: 'trigonometry',
    difficulty: 'Hard',
    grades: [9, 12],
    draw(pick, level) {
      const ratio = pick.one(RATIOS);
      const angle = pick.one([30, 45, 60]);
      const factor = 2 * pick.int(1, growing(level, 3, 6));
      const of = (way: (degrees: number) => Surd, degrees: number) =>
        surdProduct(surd(factor), way(degrees));
      const right = of(EXACT_RATIOS[ratio], angle);
      const answer = surdValue(right);
      return {
        parts: [factor, ratio, angle],
        question: `What is $${factor} \\${ratio} ${angle}^{\\circ}$, exactly?`,
        answer,
        wrong: wrongWays(surdValue, {
          'took-the-other-angle': of(EXACT_RATIOS[ratio], 90 - angle),
          'took-the-sine': of(sine, angle),
          'took-the-cosine': of(cosine, angle),
          'took-the-tangent': of(tangent, angle),
          'forgot-to-halve': surdProduct(right, surd(2)),
          'lost-the-root': surd(new Fraction(factor, 2)),
          'halved-once-too-often': surdProduct(right, surd(new Fraction(1, 2))),
        }),
        explanation: [
          angle === 45
            ? 'Think of a square cut along its diagonal: sides $1$, $1$ and $\\sqrt{2}$.'
            : 'Think of half an equilateral triangle: sides $1$, $\\sqrt{3}$ and $2$.',
          `$\\${ratio} ${angle}^{\\circ} = ${surdTex(EXACT_RATIOS[ratio](angle))}$.`,
          `Times $${factor}$ it is ${answer.text}.`,
        ],
      };
    },
  },
];
