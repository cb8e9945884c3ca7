import Fraction from 'fraction.js';
import { piValue } from '../../exact/pi.ts';
import type { Confirmations } from '../confirmation.ts';
import { byNumbers, integral, named, only, range, slopeAt, surdNear } from './ways.ts';

type Point = readonly [x: number, y: number];

const METERS = { unit: 'm' };
const degrees = (value: number) => `${value} degrees`;

/** The area of a polygon from its corners, by Gauss's shoelace formula. */
function shoelace(corners: readonly Point[]): Fraction {
  const twice = corners.reduce((sum, [x, y], index) => {
    const [u, v] = corners[(index + 1) % corners.length] ?? [0, 0];
    return sum + x * v - u * y;
  }, 0);
  return new Fraction(Math.abs(twice), 2);
}

/** A circle's area over π: its rings added up. */
const ringsUpTo = (radius: number) => integral((r) => r.mul(2), 0, radius);

/** How many of the outcomes are wanted. */
const share = <T>(outcomes: readonly T[], wanted: (outcome: T) => boolean) =>
  named(new Fraction(outcomes.filter(wanted).length, outcomes.length));

function beads(red: number, ...others: readonly number[]): string[] {
  const more = others.flatMap((count, color) =>
    Array.from({ length: count }, () => `other ${color}`),
  );
  return [...Array.from({ length: red }, () => 'red'), ...more];
}

/** By corners, layers, rings and counted outcomes: geometry, statistics, probability. */
export const middleGeometryConfirmations: Confirmations = {
  'angle-on-a-line': byNumbers((angle, whole) =>
    degrees(only(1, 359, (other) => other + angle === whole)),
  ),
  'triangle-third-angle': byNumbers((first, second) =>
    degrees(only(1, 179, (third) => first + second + third === 180)),
  ),
  'isosceles-angle': byNumbers((top) => degrees(only(1, 179, (each) => each + each + top === 180))),
  'polygon-angle': ([corners, wanted]) => {
    const inside = 180 - 360 / Number(corners);
    return degrees(wanted === 'each' ? inside : inside * Number(corners));
  },
  'triangle-area': byNumbers((base, height) =>
    named(
      shoelace([
        [0, 0],
        [base, 0],
        [1, height],
      ]),
      { unit: 'm^2' },
    ),
  ),
  'trapezoid-area': byNumbers((short, long, height) =>
    named(
      shoelace([
        [0, 0],
        [long, 0],
        [short, height],
        [0, height],
      ]),
      { unit: 'm^2' },
    ),
  ),
  'rectangle-side-from-area': byNumbers((width, area) => {
    const other = only(1, area, (value) => value * width === area);
    return named(width + other + width + other, METERS);
  }),
  pythagoras: ([a, b, c, wanted]) => {
    const length =
      wanted === 'long'
        ? only(1, 99, (value) => value ** 2 === Number(a) ** 2 + Number(b) ** 2)
        : only(1, 99, (value) => value ** 2 + Number(a) ** 2 === Number(c) ** 2);
    return named(length, METERS);
  },
  diagonal: byNumbers((a, b) => surdNear(Math.hypot(a, b), 'm')),
  'similar-triangles': byNumbers((stick, shadow, factor) =>
    named(
      only(1, 99, (height) => height / (shadow * factor) === stick / shadow),
      METERS,
    ),
  ),
  // A circle that grows a little gains its circumference times the little.
  'circle-circumference': byNumbers(
    (radius) =>
      piValue(
        slopeAt((r) => r.mul(r), new Fraction(radius), 2),
        'm',
      ).same,
  ),
  'circle-area': (parts) => piValue(ringsUpTo(Number(parts[0])), 'm^2').same,
  'box-volume': byNumbers((a, b, c) => {
    const layers = range(1, c).map(() => range(1, a).flatMap(() => range(1, b)).length);
    return named(
      layers.reduce((sum, layer) => sum + layer, 0),
      { unit: 'cm^3' },
    );
  }),
  'cylinder-volume': byNumbers(
    (radius, height) =>
      piValue(
        integral(() => ringsUpTo(radius), 0, height),
        'cm^3',
      ).same,
  ),
  'sector-area': byNumbers(
    (angle, radius) =>
      piValue(
        integral((r) => r.mul(angle).div(180), 0, radius),
        'm^2',
      ).same,
  ),
  'mean-from-chart': (_parts, { picture }) => {
    const values = picture?.kind === 'bar-chart' ? picture.bars.map(({ value }) => value) : [];
    const balanced = (mean: number) => values.reduce((sum, value) => sum + value - mean, 0) === 0;
    return named(only(0, 99, balanced));
  },
  median: byNumbers((...values) => {
    let rest = values;
    while (rest.length > 2) {
      const [least, most] = [rest.indexOf(Math.min(...rest)), rest.indexOf(Math.max(...rest))];
      rest = rest.filter((_, index) => index !== least && index !== most);
    }
    const [first = 0, second = first] = rest;
    return named(new Fraction(first + second, 2));
  }),
  'range-of-values': byNumbers((...values) =>
    named(Math.max(...values.flatMap((a) => values.map((b) => Math.abs(a - b))))),
  ),
  'missing-value-for-mean': byNumbers((...parts) => {
    const [values, mean] = [parts.slice(0, -1), parts.at(-1) ?? 0];
    const deviations = values.reduce((sum, value) => sum + value - mean, 0);
    return named(only(0, 999, (value) => deviations + value - mean === 0));
  }),
  'probability-one-draw': byNumbers((red, blue, green) =>
    share(beads(red, blue, green), (bead) => bead === 'red'),
  ),
  'probability-not': byNumbers((wins, fields) => share(range(1, fields), (field) => field > wins)),
  'probability-two-draws': byNumbers((red, blue) => {
    const bag = beads(red, blue);
    const draws = bag.flatMap((first, i) =>
      bag.filter((_, j) => i !== j).map((second) => [first, second]),
    );
    return share(draws, (draw) => draw.every((bead) => bead === 'red'));
  }),
  'probability-dice-sum': ([total, kind]) => {
    const rolls = range(1, 6).flatMap((first) => range(1, 6).map((second) => first + second));
    return share(rolls, (sum) => (kind === 'exactly' ? sum === total : sum >= Number(total)));
  },
};
