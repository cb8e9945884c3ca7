import Fraction from 'fraction.js';
import { intWithout, wrongWays } from '../drafting.ts';
import { polynomial, polynomialValue } from '../exact/polynomial.ts';
import { surd, surdValue } from '../exact/surd.ts';
import { added, bracketed } from '../exact/tex.ts';
import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { type Exact, formula, type MathValue, number } from '../value.ts';

type Point = readonly [x: number, y: number];

/** A point as an answer. */
function point([x, y]: Point): MathValue {
  return formula(`(${x}, ${y})`, `${x},${y}`);
}

type Line = readonly [slope: Exact, height: Exact];

const line = ([slope, height]: Line): MathValue =>
  polynomialValue(polynomial(slope, height), { before: 'y = ' });

/** Points, slopes and straight lines. */
export const coordinateTemplates: readonly MathTemplate[] = [
  {
    id: 'read-point',
    area: 'geometry',
    operation: 'geometry',
    difficulty: 'Easy',
    grades: [5, 7],
    draw(pick, level) {
      const least = level < 4 ? 1 : -9;
      const x = intWithout(pick, least, 9);
      const y = intWithout(pick, least, 9, x, -x);
      const answer = point([x, y]);
      return {
        parts: [x, y],
        question: 'Which point is marked on the grid?',
        answer,
        picture: { kind: 'grid', points: [[x, y]] },
        wrong: wrongWays<Point>(point, {
          'swapped-the-coordinates': [y, x],
          'turned-the-sign-of-x': [-x, y],
          'turned-the-sign-of-y': [x, -y],
        }),
        explanation: [
          `Go along first: ${Math.abs(x)} ${x > 0 ? 'right' : 'left'}. That is $x = ${x}$.`,
          `Then ${Math.abs(y)} ${y > 0 ? 'up' : 'down'}. That is $y = ${y}$.`,
          `The point is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'reflect-point',
    area: 'geometry',
    operation: 'geometry',
    difficulty: 'Medium',
    grades: [6, 8],
    draw(pick) {
      const x = intWithout(pick, -9, 9);
      const y = intWithout(pick, -9, 9, x, -x);
      const axis = pick.one(['x', 'y'] as const);
      const answer = point(axis === 'x' ? [x, -y] : [-x, y]);
      return {
        parts: [x, y, axis],
        question: `The point $(${x}, ${y})$ is reflected in the $${axis}$-axis. Where does it land?`,
        answer,
        picture: { kind: 'grid', points: [[x, y]] },
        wrong: wrongWays<Point>(point, {
          'used-the-other-axis': axis === 'x' ? [-x, y] : [x, -y],
          'turned-both-signs': [-x, -y],
          'swapped-the-coordinates': [y, x],
        }),
        explanation: [
          `The $${axis}$-axis is the mirror, so the $${axis}$-coordinate stays.`,
          `The other coordinate changes its sign.`,
          `The point lands at ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'slope-of-two-points',
    area: 'functions',
    operation: 'algebra',
    difficulty: 'Medium',
    grades: [8, 10],
    draw(pick, level) {
      const x = pick.int(-4, 3);
      const y = pick.int(-4, 4);
      const along = pick.int(1, 4);
      const up = intWithout(pick, -growing(level, 4, 6), growing(level, 4, 6), along, -along);
      const end: Point = [x + along, y + up];
      const slope = new Fraction(up, along);
      const answer = number(slope);
      return {
        parts: [x, y, ...end],
        question: `What is the slope of the line through $(${x}, ${y})$ and $(${end[0]}, ${end[1]})$?`,
        answer,
        picture: { kind: 'grid', points: [[x, y], end], lines: [[[x, y], end]] },
        wrong: wrongWays<Exact>(number, {
          'turned-it-upside-down': slope.inverse(),
          'turned-the-sign': slope.neg(),
          'turned-it-and-its-sign': slope.inverse().neg(),
          'took-the-rise-only': up,
        }),
        explanation: [
          `The line goes $${end[0]} - ${bracketed(x)} = ${along}$ to the right.`,
          `It goes $${end[1]} - ${bracketed(y)} = ${up}$ up${up < 0 ? ' (that is: down)' : ''}.`,
          `Slope is up divided by right: ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'line-from-graph',
    area: 'functions',
    operation: 'algebra',
    difficulty: 'Medium',
    grades: [8, 10],
    draw(pick, level) {
      const slope = intWithout(pick, -3, 3, level < 4 ? 0 : 1);
      const height = intWithout(pick, -4, 4, slope, -slope);
      const answer = line([slope, height]);
      return {
        parts: [slope, height],
        question: 'Which equation belongs to the line on the grid?',
        answer,
        picture: {
          kind: 'grid',
          points: [
            [0, height],
            [1, height + slope],
          ],
          lines: [
            [
              [0, height],
              [1, height + slope],
            ],
          ],
        },
        wrong: wrongWays<Line>(line, {
          'swapped-slope-and-height': [height, slope],
          'turned-the-sign-of-the-slope': [-slope, height],
          'turned-the-sign-of-the-height': [slope, -height],
          'turned-both-signs': [-slope, -height],
        }),
        explanation: [
          `The line meets the $y$-axis at $${height}$.`,
          `One step to the right it goes ${slope > 0 ? 'up' : 'down'} by $${Math.abs(slope)}$, so the slope is $${slope}$.`,
          `The equation is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'function-rule',
    area: 'functions',
    operation: 'algebra',
    difficulty: 'Easy',
    grades: [6, 8],
    draw(pick, level) {
      const slope = pick.int(2, growing(level, 5, 9));
      const height = intWithout(pick, level < 4 ? 1 : -6, 9, slope);
      const at = (x: number) => slope * x + height;
      const answer = line([slope, height]);
      return {
        parts: [slope, height],
        question: `A number machine turns $1$ into $${at(1)}$, $2$ into $${at(2)}$ and $3$ into $${at(3)}$. What is its rule?`,
        answer,
        wrong: wrongWays<Line>(line, {
          'swapped-step-and-start': [height, slope],
          'looked-at-the-first-pair-only': [1, at(1) - 1],
          'forgot-the-start': [slope, 0],
          'turned-the-sign-of-the-start': [slope, -height],
          'took-the-first-value-as-start': [slope, at(1)],
        }),
        explanation: [
          `From each result to the next it is $${slope}$ more, so the rule begins with $${slope}x$.`,
          `For $x = 1$: $${slope}${added(height)} = ${at(1)}$.`,
          `The rule is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'distance-of-points',
    area: 'geometry',
    operation: 'geometry',
    difficulty: 'Hard',
    grades: [8, 10],
    draw(pick, level) {
      const x = pick.int(-5, 2);
      const y = pick.int(-5, 2);
      const [across = 0, up = 0]: readonly number[] =
        level < 4
          ? pick.one([
              [3, 4],
              [4, 3],
              [6, 8],
              [8, 6],
            ] as const)
          : pick.some([1, 2, 3, 4, 5, 6], 2);
      const end: Point = [x + across, y + up];
      const answer = surdValue(surd(1, across ** 2 + up ** 2));
      return {
        parts: [x, y, ...end],
        question: `How far apart are the points $(${x}, ${y})$ and $(${end[0]}, ${end[1]})$?`,
        answer,
        picture: { kind: 'grid', points: [[x, y], end], lines: [[[x, y], end]] },
        wrong: wrongWays(surdValue, {
          'added-the-steps': surd(across + up),
          'forgot-the-root': surd(across ** 2 + up ** 2),
          'forgot-the-squares': surd(1, across + up),
          'took-one-direction-only': surd(Math.max(across, up)),
          'subtracted-the-squares': surd(1, Math.abs(across ** 2 - up ** 2)),
        }),
        explanation: [
          `It is $${across}$ across and $${up}$ up: the two short sides of a right triangle.`,
          `$${across}^{2} + ${up}^{2} = ${across ** 2 + up ** 2}$.`,
          `The distance is its square root: ${answer.text}.`,
        ],
      };
    },
  },
];
