import Fraction from 'fraction.js';
import { intWithout, wrongWays } from '../drafting.ts';
import { piValue } from '../exact/pi.ts';
import { polynomial, polynomialTex } from '../exact/polynomial.ts';
import { bracketed } from '../exact/tex.ts';
import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { type Exact, formula, type MathValue, number } from '../value.ts';

const cubic = (value: Exact): MathValue => piValue(value, 'cm^3');

type Circle = readonly [x: number, y: number, radius: number];

function circle([x, y, radius]: Circle): MathValue {
  return formula(`(${x}, ${y}),\\ r = ${radius}`, `${x},${y},${radius}`);
}

const squared = (letter: string, shift: number) =>
  `(${polynomialTex(polynomial(1, -shift), letter)})^{2}`;

/** Solids, circles in the plane and vectors. */
export const spaceTemplates: readonly MathTemplate[] = [
  {
    id: 'cone-volume',
    area: 'geometry',
    operation: 'geometry',
    difficulty: 'Hard',
    grades: [9, 11],
    draw(pick, level) {
      const radius = pick.int(2, growing(level, 5, 9));
      const height = 3 * pick.int(1, growing(level, 4, 6));
      const answer = cubic(new Fraction(radius ** 2 * height, 3));
      return {
        parts: [radius, height],
        question: `A paper cone has a radius of $${radius}$ cm and a height of $${height}$ cm. What is its volume, exactly?`,
        answer,
        wrong: wrongWays<Exact>(cubic, {
          'took-the-cylinder': radius ** 2 * height,
          'halved-the-cylinder': new Fraction(radius ** 2 * height, 2),
          'used-diameter-for-radius': new Fraction((2 * radius) ** 2 * height, 3),
          'forgot-to-square': new Fraction(radius * height, 3),
        }),
        explanation: [
          'A cone has a third of the volume of a cylinder with the same base and height.',
          `$\\frac{1}{3} \\pi \\cdot ${radius}^{2} \\cdot ${height} = \\frac{1}{3} \\pi \\cdot ${radius ** 2 * height}$.`,
          `The volume is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'sphere-volume',
    area: 'geometry',
    operation: 'geometry',
    difficulty: 'Hard',
    grades: [9, 12],
    draw(pick, level) {
      const radius = pick.int(1, growing(level, 6, 12));
      const surface = pick.one([true, false]);
      const unit = surface ? 'cm^2' : 'cm^3';
      const exact = (value: Exact) => piValue(value, unit);
      const right = surface ? new Fraction(4 * radius ** 2) : new Fraction(4 * radius ** 3, 3);
      const answer = exact(right);
      return {
        parts: [radius, surface ? 'surface' : 'volume'],
        question: `A ball has a radius of $${radius}$ cm. What is its ${surface ? 'surface area' : 'volume'}, exactly?`,
        answer,
        wrong: wrongWays<Exact>(exact, {
          'forgot-the-factor': surface ? radius ** 2 : radius ** 3,
          'took-the-wrong-factor': surface ? 2 * radius ** 2 : 4 * radius ** 3,
          'used-diameter-for-radius': right.mul(surface ? 4 : 8),
          'took-half-the-ball': right.div(2),
          'took-a-third': right.div(3),
        }),
        explanation: [
          surface
            ? 'The surface area of a ball is $4 \\pi r^{2}$.'
            : 'The volume of a ball is $\\frac{4}{3} \\pi r^{3}$.',
          `$${radius}^{${surface ? 2 : 3}} = ${radius ** (surface ? 2 : 3)}$.`,
          `So it is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'circle-equation',
    area: 'geometry',
    operation: 'advanced_algebra',
    difficulty: 'Hard',
    grades: [10, 12],
    draw(pick, level) {
      const x = intWithout(pick, -growing(level, 5, 9), growing(level, 5, 9));
      const y = intWithout(pick, -growing(level, 5, 9), growing(level, 5, 9));
      const radius = pick.int(2, growing(level, 6, 12));
      const answer = circle([x, y, radius]);
      return {
        parts: [x, y, radius],
        question: `What are the center and the radius of the circle $${squared('x', x)} + ${squared('y', y)} = ${radius ** 2}$?`,
        answer,
        wrong: wrongWays<Circle>(circle, {
          'turned-both-signs': [-x, -y, radius],
          'forgot-the-root': [x, y, radius ** 2],
          'turned-signs-and-forgot-the-root': [-x, -y, radius ** 2],
          'swapped-the-coordinates': [y, x, radius],
        }),
        explanation: [
          'A circle around $(u, v)$ is $(x - u)^{2} + (y - v)^{2} = r^{2}$.',
          `So $u = ${x}$, $v = ${y}$ and $r^{2} = ${radius ** 2}$.`,
          `Center and radius are ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'dot-product',
    area: 'geometry',
    operation: 'advanced_algebra',
    difficulty: 'Medium',
    grades: [11, 12],
    draw(pick, level) {
      const most = growing(level, 6, 9);
      const [a, b] = [intWithout(pick, -most, most), intWithout(pick, -most, most)];
      const [c, d] = [intWithout(pick, -most, most), intWithout(pick, -most, most)];
      const value = a * c + b * d;
      const vector = (x: number, y: number) => `\\begin{pmatrix} ${x} \\cr ${y} \\end{pmatrix}`;
      const answer = number(value);
      return {
        parts: [a, b, c, d],
        question: `What is the dot product of $${vector(a, b)}$ and $${vector(c, d)}$?`,
        answer,
        wrong: wrongWays(number, {
          'subtracted-the-products': a * c - b * d,
          'multiplied-crosswise': a * d + b * c,
          'took-the-determinant': a * d - b * c,
          'added-all': a + b + c + d,
          'multiplied-all': a * b * c * d,
          'took-one-too-many': value + 1,
          'took-one-too-few': value - 1,
          'took-two-too-many': value + 2,
        }),
        explanation: [
          `Multiply first by first and second by second: $${a} \\cdot ${bracketed(c)} = ${a * c}$ and $${b} \\cdot ${bracketed(d)} = ${b * d}$.`,
          `Add them: $${a * c} + ${bracketed(b * d)} = ${value}$.`,
          `The dot product is ${answer.text}.`,
        ],
      };
    },
  },
];
