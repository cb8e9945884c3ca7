import Fraction from 'fraction.js';
import { wrongWays } from '../drafting.ts';
import { piTex, piValue } from '../exact/pi.ts';
import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { type Exact, type MathValue, number } from '../value.ts';

const cubic = (value: Exact): MathValue => number(value, { unit: 'cm^3' });

/** Circles and solids; circles exactly, as multiples of π. */
export const circleTemplates: readonly MathTemplate[] = [
  {
    id: 'circle-circumference',
    area: 'geometry',
    operation: 'geometry',
    difficulty: 'Medium',
    grades: [7, 9],
    draw(pick, level) {
      const radius = pick.int(3, growing(level, 10, 25));
      const length = (value: Exact) => piValue(value, 'm');
      const answer = length(2 * radius);
      return {
        parts: [radius],
        question: `The campfire circle has a radius of $${radius}$ m. How long is the way once around it, exactly?`,
        answer,
        picture: { kind: 'circle', radius: `${radius} m` },
        wrong: wrongWays<Exact>(length, {
          'took-the-radius-as-diameter': radius,
          'took-the-area': radius ** 2,
          'doubled-once-too-often': 4 * radius,
          'halved-instead-of-doubled': new Fraction(radius, 2),
        }),
        explanation: [
          'The way around a circle is its diameter times $\\pi$.',
          `The diameter is $2 \\times ${radius} = ${2 * radius}$ m.`,
          `The way is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'circle-area',
    area: 'geometry',
    operation: 'geometry',
    difficulty: 'Medium',
    grades: [7, 9],
    draw(pick, level) {
      const radius = pick.int(3, growing(level, 10, 20));
      const given = pick.one(['radius', 'diameter'] as const);
      const exact = (value: Exact) => piValue(value, 'm^2');
      const answer = exact(radius ** 2);
      return {
        parts: [radius, given],
        question: `A round pond has a ${given} of $${given === 'radius' ? radius : 2 * radius}$ m. What is its area, exactly?`,
        answer,
        ...(given === 'radius'
          ? { picture: { kind: 'circle', radius: `${radius} m` } as const }
          : {}),
        wrong: wrongWays<Exact>(exact, {
          'used-diameter-for-radius': (2 * radius) ** 2,
          'took-the-circumference': 2 * radius,
          'doubled-instead-of-squared-the-diameter': 4 * radius,
          'doubled-the-square': 2 * radius ** 2,
        }),
        explanation: [
          'The area of a circle is $\\pi r^{2}$.',
          `The radius is $${radius}$ m, and $${radius}^{2} = ${radius ** 2}$.`,
          `The area is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'box-volume',
    area: 'geometry',
    operation: 'geometry',
    difficulty: 'Easy',
    grades: [5, 7],
    draw(pick, level) {
      const most = growing(level, 6, 12);
      const [a, b, c] = [pick.int(2, most), pick.int(3, most), pick.int(4, most + 4)];
      const answer = cubic(a * b * c);
      return {
        parts: [a, b, c],
        question: `A box is $${a}$ cm wide, $${b}$ cm deep and $${c}$ cm high. What is its volume?`,
        answer,
        wrong: wrongWays(cubic, {
          'added-the-edges': a + b + c,
          'took-the-surface': 2 * (a * b + b * c + a * c),
          'forgot-the-height': a * b,
          'added-the-height': a * b + c,
        }),
        explanation: [
          `One layer has $${a} \\times ${b} = ${a * b}$ cubes of $1\\ \\mathrm{cm^3}$.`,
          `There are $${c}$ layers: $${a * b} \\times ${c} = ${a * b * c}$.`,
          `The volume is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'cylinder-volume',
    area: 'geometry',
    operation: 'geometry',
    difficulty: 'Hard',
    grades: [8, 10],
    draw(pick, level) {
      const radius = pick.int(2, growing(level, 5, 8));
      const height = pick.int(3, growing(level, 10, 15));
      const exact = (value: Exact) => piValue(value, 'cm^3');
      const answer = exact(radius ** 2 * height);
      return {
        parts: [radius, height],
        question: `A drum is a cylinder with radius $${radius}$ cm and height $${height}$ cm. What is its volume, exactly?`,
        answer,
        wrong: wrongWays<Exact>(exact, {
          'used-diameter-for-radius': (2 * radius) ** 2 * height,
          'took-the-curved-surface': 2 * radius * height,
          'forgot-to-square': radius * height,
          'took-the-cone': new Fraction(radius ** 2 * height, 3),
          'squared-the-height': radius * height ** 2,
        }),
        explanation: [
          `The bottom is a circle with area $\\pi \\times ${radius}^{2} = ${piTex(radius ** 2)}$.`,
          `Times the height: $${piTex(radius ** 2)} \\times ${height}$.`,
          `The volume is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'sector-area',
    area: 'geometry',
    operation: 'geometry',
    difficulty: 'Hard',
    grades: [9, 11],
    draw(pick, level) {
      const degrees = pick.one([30, 45, 60, 90, 120, 135, 150, 240, 270]);
      const radius = pick.int(2, growing(level, 6, 12));
      const part = new Fraction(degrees, 360);
      const exact = (value: Exact) => piValue(value, 'm^2');
      const answer = exact(part.mul(radius ** 2));
      return {
        parts: [degrees, radius],
        question: `A sprinkler turns through an angle of $${degrees}^{\\circ}$ and waters up to $${radius}$ m far. How large is the area that it waters, exactly?`,
        answer,
        picture: { kind: 'angle', degrees, label: `${degrees}°` },
        wrong: wrongWays<Exact>(exact, {
          'took-the-arc': part.mul(2 * radius),
          'took-half-a-turn-as-whole': part.mul(2 * radius ** 2),
          'took-the-whole-circle': radius ** 2,
          'took-the-rest': new Fraction(1).sub(part).mul(radius ** 2),
          'forgot-to-square': part.mul(radius),
        }),
        explanation: [
          `The area is $\\frac{${degrees}}{360} = \\frac{${part.n}}{${part.d}}$ of the circle.`,
          `The whole circle has the area $\\pi \\times ${radius}^{2} = ${piTex(radius ** 2)}$.`,
          `It waters ${answer.text}.`,
        ],
      };
    },
  },
];
