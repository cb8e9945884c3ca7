import Fraction from 'fraction.js';
import { wrongWays } from '../drafting.ts';
import { surd, surdValue } from '../exact/surd.ts';
import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { type Exact, type MathValue, number } from '../value.ts';

const area = (value: Exact): MathValue => number(value, { form: 'decimal', unit: 'm^2' });
const meters = (value: Exact): MathValue => number(value, { unit: 'm' });

const TRIPLES = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [9, 12, 15],
  [8, 15, 17],
  [12, 16, 20],
  [7, 24, 25],
  [20, 21, 29],
] as const;

/** Triangles and four-sided figures: area, sides, similarity. */
export const figureTemplates: readonly MathTemplate[] = [
  {
    id: 'triangle-area',
    area: 'geometry',
    operation: 'geometry',
    difficulty: 'Easy',
    grades: [5, 8],
    draw(pick, level) {
      const base = 2 * pick.int(2, growing(level, 6, 15));
      const height = pick.int(3, growing(level, 9, 20));
      const value = (base * height) / 2;
      const answer = area(value);
      return {
        parts: [base, height],
        question: `A sail is a triangle with base $${base}$ m and height $${height}$ m. What is its area?`,
        answer,
        picture: { kind: 'triangle', base: `${base} m`, height: `${height} m`, right: false },
        wrong: wrongWays(area, {
          'forgot-to-halve': base * height,
          'added-the-sides': base + height,
          'halved-both-sides': new Fraction(base * height, 4),
          'doubled-instead': base * height * 2,
        }),
        explanation: [
          'A triangle is half of a rectangle with the same base and height.',
          `$${base} \\times ${height} \\div 2 = ${value}$.`,
          `The area is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'trapezoid-area',
    area: 'geometry',
    operation: 'geometry',
    difficulty: 'Medium',
    grades: [6, 8],
    draw(pick, level) {
      const short = pick.int(2, growing(level, 6, 12));
      const long = short + 2 * pick.int(1, growing(level, 3, 6));
      const height = pick.int(2, growing(level, 6, 12));
      const value = ((short + long) / 2) * height;
      const answer = area(value);
      return {
        parts: [short, long, height],
        question: `A garden bed is a trapezoid. Its parallel sides are $${short}$ m and $${long}$ m long, $${height}$ m apart. What is its area?`,
        answer,
        wrong: wrongWays(area, {
          'forgot-to-halve': (short + long) * height,
          'used-the-long-side-only': long * height,
          'used-the-short-side-only': short * height,
          'added-all': short + long + height,
          'multiplied-all': short * long * height,
        }),
        explanation: [
          `The mean of the parallel sides is $(${short} + ${long}) \\div 2 = ${(short + long) / 2}$.`,
          `Times the distance: $${(short + long) / 2} \\times ${height} = ${value}$.`,
          `The area is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'rectangle-side-from-area',
    area: 'geometry',
    operation: 'geometry',
    difficulty: 'Easy',
    grades: [5, 7],
    draw(pick, level) {
      const width = pick.int(3, growing(level, 8, 15));
      const height = width + pick.int(1, growing(level, 5, 12));
      const whole = width * height;
      const answer = meters(2 * (width + height));
      return {
        parts: [width, whole],
        question: `A playing field has an area of $${whole}\\ \\mathrm{m^2}$. One side is $${width}$ m long. How long is the fence all around it?`,
        answer,
        picture: { kind: 'rectangle', width: '?', height: `${width} m` },
        wrong: wrongWays(meters, {
          'took-the-other-side-only': height,
          'added-two-sides-only': width + height,
          'took-the-area-for-the-fence': whole,
          'subtracted-the-side': 2 * (whole - width),
          'forgot-one-side': 2 * height + width,
        }),
        explanation: [
          `The other side is $${whole} \\div ${width} = ${height}$ m long.`,
          `All around: $2 \\times (${width} + ${height}) = ${2 * (width + height)}$.`,
          `The fence is ${answer.text} long.`,
        ],
      };
    },
  },
  {
    id: 'pythagoras',
    area: 'geometry',
    operation: 'geometry',
    difficulty: 'Medium',
    grades: [8, 10],
    draw(pick, level) {
      const [a, b, c] = pick.one(TRIPLES.slice(0, growing(level, 4, 8)));
      const longest = pick.one([true, false]);
      const answer = meters(longest ? c : b);
      return {
        parts: [a, b, c, longest ? 'long' : 'short'],
        question: longest
          ? `A tent rope goes from the top of a pole, $${b}$ m high, to a peg $${a}$ m away from the pole. How long is the rope?`
          : `A ladder of $${c}$ m leans on a wall. Its foot is $${a}$ m away from the wall. How high does it reach?`,
        answer,
        picture: longest
          ? { kind: 'triangle', base: `${a} m`, sides: [`${b} m`, '?'], right: true }
          : { kind: 'triangle', base: `${a} m`, sides: ['?', `${c} m`], right: true },
        wrong: wrongWays(meters, {
          'added-the-sides': longest ? a + b : a + c,
          'subtracted-the-sides': longest ? b - a : c - a,
          'forgot-the-root': longest ? c ** 2 : b ** 2,
          'took-the-mean': longest ? new Fraction(a + b, 2) : new Fraction(a + c, 2),
        }),
        explanation: [
          'In a right triangle the squares of the short sides add up to the square of the longest.',
          longest
            ? `$${a}^{2} + ${b}^{2} = ${a ** 2 + b ** 2} = ${c}^{2}$.`
            : `$${c}^{2} - ${a}^{2} = ${c ** 2 - a ** 2} = ${b}^{2}$.`,
          `So it is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'diagonal',
    area: 'geometry',
    operation: 'geometry',
    difficulty: 'Hard',
    grades: [8, 10],
    draw(pick, level) {
      const a = pick.int(1, growing(level, 4, 8));
      const b = a + pick.int(1, growing(level, 3, 6));
      const square = a ** 2 + b ** 2;
      const exact = (value: ReturnType<typeof surd>) => surdValue(value, 'm');
      const answer = exact(surd(1, square));
      return {
        parts: [a, b],
        question: `A rectangle is $${a}$ m by $${b}$ m. How long is its diagonal, exactly?`,
        answer,
        picture: { kind: 'rectangle', width: `${b} m`, height: `${a} m` },
        wrong: wrongWays(exact, {
          'added-the-sides': surd(a + b),
          'forgot-the-root': surd(square),
          'forgot-the-squares': surd(1, a + b),
          'subtracted-the-squares': surd(1, b ** 2 - a ** 2),
          'took-the-longer-side': surd(b),
        }),
        explanation: [
          'The diagonal is the longest side of a right triangle.',
          `$${a}^{2} + ${b}^{2} = ${a ** 2} + ${b ** 2} = ${square}$.`,
          `The diagonal is the square root of that: ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'similar-triangles',
    area: 'geometry',
    operation: 'geometry',
    difficulty: 'Hard',
    grades: [7, 10],
    draw(pick, level) {
      const [stick, shadow] = pick.one([
        [1, 2],
        [2, 3],
        [3, 2],
        [3, 4],
        [4, 3],
        [2, 5],
      ] as const);
      // A multiple of the stick, so that even the turned ratio gives whole meters.
      const factor =
        stick * pick.int(Math.ceil(3 / stick), Math.ceil(growing(level, 5, 9) / stick));
      const answer = meters(stick * factor);
      return {
        parts: [stick, shadow, factor],
        question: `A stick of $${stick}$ m throws a shadow of $${shadow}$ m. At the same time a tree throws a shadow of $${shadow * factor}$ m. How high is the tree?`,
        answer,
        wrong: wrongWays<Exact>(meters, {
          'turned-the-ratio': new Fraction(shadow * shadow * factor, stick),
          'added-the-difference': Math.max(shadow * factor + stick - shadow, 1),
          'took-the-factor': factor,
          'took-the-shadow': shadow * factor,
          'multiplied-without-dividing': stick * shadow * factor,
          'forgot-the-stick-once': stick * (factor - 1),
        }),
        explanation: [
          `The triangles of stick and tree are similar. $${shadow * factor} \\div ${shadow} = ${factor}$, so all is $${factor}$ times as large.`,
          `$${factor} \\times ${stick} = ${stick * factor}$.`,
          `The tree is ${answer.text} high.`,
        ],
      };
    },
  },
];
