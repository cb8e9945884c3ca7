import { grouped, quotient, sum, upTo } from '../arithmetic.ts';
import { inWords, type Key, only, type Stated } from './row.ts';

/** How many ways there are to choose `some` of `all` things. */
function choices(all: bigint, some: bigint): bigint {
  if (some < 0n || some > all) return 0n;
  return upTo(Number(some)).reduce((ways, nth) => quotient(ways * (all - some + nth), nth), 1n);
}
/** Shortest paths on a grid, by adding up crossing after crossing. */
function paths(right: number, up: number, dry: (x: number, y: number) => boolean = () => true) {
  const ways = new Map<string, bigint>();
  const at = (x: number, y: number): bigint => ways.get(`${x} ${y}`) ?? 0n;
  for (let y = 0; y <= up; y += 1) {
    for (let x = 0; x <= right; x += 1) {
      const here = x === 0 && y === 0 ? 1n : at(x - 1, y) + at(x, y - 1);
      ways.set(`${x} ${y}`, dry(x, y) ? here : 0n);
    }
  }
  return at(right, up);
}
/** Paths to `(n, n)` that never rise above the diagonal. */
const dryPaths = (n: number): bigint => paths(n, n, (x, y) => y <= x);
/** A street of the city of day 19, from its first crossing to its fifth. */
const street = (up: number): string => [0, 1, 2, 3, 4].map((right) => paths(right, up)).join(', ');

/** A whole percentage of an amount. */
const percent = (rate: bigint, amount: bigint): bigint => quotient(rate * amount, 100n);
/** The share to store when lean years yield `lean` percent and nothing spoils, in percent. */
const storedShare = (lean: bigint): bigint => quotient(100n - lean, 2n);

/** Volume of a truncated pyramid by cutting the top off a whole one, in the manner of the proof. */
function truncated(base: bigint, top: bigint, height: bigint): bigint {
  // Both pyramids are taken (base − top) times, so that all lengths are whole.
  const missing = top * height;
  const whole = base * height;
  return quotient(base ** 2n * whole - top ** 2n * missing, 3n * (base - top));
}

/** Numbers from 1 to `last` that 2, 3 or 5 divides. */
const divisible = (last: number): bigint[] =>
  upTo(last).filter((n) => [2n, 3n, 5n].some((prime) => n % prime === 0n));
const multiples = (last: number, ...steps: bigint[]): bigint[] =>
  steps.map((step) => BigInt(last) / step);

/** What the shapes of day 17, kindergarten, do. */
const SHAPES: Readonly<Record<string, { rolls: boolean; stands: boolean }>> = {
  'A ball': { rolls: true, stands: false },
  'A can': { rolls: true, stands: true },
  'A box': { rolls: false, stands: true },
  Balls: { rolls: true, stands: false },
  Eggs: { rolls: true, stands: false },
  Boxes: { rolls: false, stands: true },
};
/** How many polygons of how many corners meet, day 17, advanced. */
const MEETING: Readonly<Record<string, readonly [count: bigint, corners: bigint]>> = {
  'Four squares': [4n, 4n],
  'Six triangles': [6n, 3n],
  'Three pentagons': [3n, 5n],
  'Three hexagons': [3n, 6n],
};
/** The sum of the angles where regular polygons meet, in degrees. */
const around = ([count, corners]: readonly [bigint, bigint]): bigint =>
  count * quotient(180n * (corners - 2n), corners);
const regularSolids = [3n, 4n, 5n, 6n].flatMap((corners) =>
  [3n, 4n, 5n, 6n, 7n].filter((count) => around([count, corners]) < 360n),
);

/** Steps on the way to the tree, day 19, kindergarten. */
const STEPS: Readonly<Record<string, number>> = { 'Sami’s way': 3, 'Pip’s way': 9 };

/** Where a thing lies that is red or not and round or not, day 21, kindergarten. */
function ring(red: boolean, round: boolean): string {
  if (red && round) return 'In the middle';
  if (red) return 'Only with red';
  return round ? 'Only with round' : 'Outside both';
}
/** Cards that can break the rule that a consonant has an odd number behind it. */
const breaking = ['B', 'E', '3', '8'].filter((face) =>
  /\d/.test(face) ? Number(face) % 2 === 0 : !'AEIOU'.includes(face),
);
const ATTACHED: Readonly<Record<string, readonly string[]>> = {
  1: ['1', '2'],
  2: ['3'],
  3: ['1', '3'],
};
const escaped = Object.entries(ATTACHED).flatMap(([element, subset]) =>
  subset.includes(element) ? [] : [element],
);

export const WEEK_3_KEYS: readonly Key[] = [
  [15, 'kindergarten', 0, () => inWords(5n - 1n)],
  [15, 'kindergarten', 1, () => inWords(1n + 1n)],
  [15, 'kindergarten', 2, () => `${inWords(quotient(5n, 5n))} finger`],
  [15, 'elementary', 0, () => `${quotient(40n, 5n)}`],
  [15, 'elementary', 1, () => `${3n * quotient(25n, 5n)}`],
  [15, 'elementary', 2, () => `${quotient(8n * 5n, 10n)} years`],
  [15, 'intermediate', 0, () => `${Number(quotient(3n * 1000n, 8n)) / 10}%`],
  [15, 'intermediate', 1, () => `${percent(75n, percent(125n, 80n))} dollars`],
  [15, 'intermediate', 2, () => `${quotient(100n * (250n - 200n), 250n)}%`],
  [15, 'advanced', 0, () => `${storedShare(40n)}%`],
  [15, 'advanced', 1, () => `${quotient(100n * 100n, 80n) - 100n}%`],
  [15, 'advanced', 2, () => `${quotient(8n * 15_000n, 200n * 300n)} times`],
  [
    17,
    'kindergarten',
    0,
    (o) => only(o, (shape) => SHAPES[shape]?.rolls === true && SHAPES[shape]?.stands === true),
  ],
  [17, 'kindergarten', 1, () => inWords(2n + 2n + 2n)],
  [17, 'kindergarten', 2, (o) => only(o, (shape) => SHAPES[shape]?.stands === true)],
  [17, 'elementary', 0, () => `${4n + 4n}`],
  [17, 'elementary', 1, () => `${2n * 5n * 3n}`],
  [17, 'elementary', 2, () => `${7n + 10n - 2n}`],
  [17, 'intermediate', 0, () => `${quotient(50n * 40n * 20n, 1000n)} liters`],
  [17, 'intermediate', 1, () => `${quotient(30n * 1000n, 100n * 60n)} cm`],
  [17, 'intermediate', 2, () => `${5n ** 3n} times`],
  [17, 'advanced', 0, () => `${truncated(5n, 2n, 9n)}`],
  [17, 'advanced', 1, () => `${20n + 12n - 2n}`],
  [17, 'advanced', 2, (o) => only(o, (polygons) => around(MEETING[polygons] ?? [9n, 3n]) < 360n)],
  [19, 'kindergarten', 0, () => inWords(2n + 1n)],
  [
    19,
    'kindergarten',
    1,
    (o) => only(o, (way) => STEPS[way] === Math.min(...Object.values(STEPS))),
  ],
  [
    19,
    'kindergarten',
    2,
    (_, question) => inWords(BigInt(question.split('?')[0]?.match(/up\b(?=,)/g)?.length ?? 0)),
  ],
  [19, 'elementary', 0, () => `${4 + 3}`],
  [19, 'elementary', 1, () => `${paths(2, 1)}`],
  [19, 'elementary', 2, () => `${5 + 10}`],
  [19, 'intermediate', 0, () => `${3 * 5}`],
  [19, 'intermediate', 1, () => `${paths(3, 3)}`],
  [19, 'intermediate', 2, () => `${paths(3, 3, (x, y) => x !== 1 || y !== 1)}`],
  [19, 'advanced', 0, () => `${paths(6, 2)}`],
  [19, 'advanced', 1, () => `${choices(10n, 4n)}`],
  [19, 'advanced', 2, () => `${dryPaths(5)}`],
  [21, 'kindergarten', 0, () => ring(true, true)],
  [21, 'kindergarten', 1, () => ring(false, true)],
  [21, 'kindergarten', 2, () => ring(false, false)],
  [21, 'elementary', 0, () => `${5 + 6 - 9}`],
  [21, 'elementary', 1, () => `${2n ** 4n}`],
  [21, 'elementary', 2, (o) => only(o, (n) => Number(n) % 2 === 0 && Number(n) % 3 === 0)],
  [21, 'intermediate', 0, () => `${40 - (22 + 25 - 10)}`],
  [21, 'intermediate', 1, () => breaking.join(' and ')],
  [21, 'intermediate', 2, (o) => only(o, (n) => Number(n) % 2 === 0 && Number(n) % 6 !== 0)],
  [21, 'advanced', 0, () => `${sum([2n, 3n, 4n, 5n, 6n, 7n].map((some) => choices(7n, some)))}`],
  [21, 'advanced', 1, () => `${divisible(60).length}`],
  [21, 'advanced', 2, () => `{${escaped.join(', ')}}`],
];

const bottom = 80 * 40;
const outside = [bottom, 2 * 80 * 30, 2 * 40 * 30];

export const WEEK_3_STATED: readonly Stated[] = [
  [
    15,
    'elementary',
    [
      ...[50n, 20n, 35n, 100n].map((all) => `${all} ÷ 5 = ${quotient(all, 5n)} baskets`),
      `4 × 10 = ${4 * 10} baskets`,
      `7 × 10 = ${7 * 10} baskets`,
      `70 ÷ 10 = ${quotient(70n, 10n)} years`,
    ],
  ],
  [
    15,
    'intermediate',
    [
      `0.20 × 600 = ${percent(20n, 600n)} kilograms`,
      `600 − 120 = ${percent(80n, 600n)} kilograms`,
      `120 + 120 = ${percent(20n, 600n) + percent(100n - 80n, 600n)} kilograms`,
      `which is ${quotient(100n * 240n, 480n)} percent`,
      `that is ${quotient(100n * 240n, 240n)} percent`,
      `the new price is ${percent(120n, 50n)} coins`,
      `the price is now ${percent(80n, percent(120n, 50n))} coins`,
      `or ${Number(quotient(1000n, 8n)) / 10} percent`,
    ],
  ],
  [
    15,
    'advanced',
    [
      `exactly 0.${quotient(storedShare(60n), 10n)}, or one fifth`,
      // 0.4/1.75, rounded to tenths of a percent.
      `approximately ${Number((40_000n + 87n) / 175n) / 10} percent`,
      `0.8 × 1.2 = 0.${8n * 12n}`,
      `1/0.8 = ${Number(quotient(1000n, 8n)) / 100}`,
      `0.8³ = 0.${8n ** 3n}`,
      `keeps ${grouped(percent(80n, 2000n))} after the levy`,
      `keeps ${percent(80n, 500n)}, which is ${450n - percent(80n, 500n)} kilograms too few`,
      `has given ${quotient(100n * 1000n, 50_000n)} percent`,
    ],
  ],
  [
    17,
    'elementary',
    [
      `A box has 6 faces, ${6 + 8 - 2} edges and 8 corners`,
      `5 faces, ${5 + 6 - 2} edges and 6 corners`,
      `5 faces, ${5 + 5 - 2} edges and 5 corners`,
      `3 × 4 = ${3 * 4} cubes`,
      `2 × 12 = ${2 * 12} cubes`,
    ],
  ],
  [
    17,
    'intermediate',
    [
      ...outside.map((part) => `= ${grouped(BigInt(part))} square centimeters`),
      `${grouped(sum(outside.map(BigInt)))} square centimeters have to be painted`,
      `3,200 × 30 = ${grouped(BigInt(bottom * 30))} cubic centimeters`,
      `would hold ${quotient(BigInt(bottom * 30), 1000n)} liters`,
      `10,000 ÷ 3,200 = ${10_000 / bottom}`,
      `160 × 80 = ${grouped(160n * 80n)} square centimeters`,
      `12,800 × 60 = ${grouped(160n * 80n * 60n)} cubic centimeters, which is ${quotient(160n * 80n * 60n, BigInt(bottom * 30))} times`,
      `would be ${grouped(300n * 50n * 30n)} cubic cubits`,
    ],
  ],
  [
    17,
    'advanced',
    [
      `2 × 28 = ${truncated(4n, 2n, 6n)}.`,
      `16 − 32 + 16 = ${16 - 32 + 16}`,
      `${inWords(BigInt(regularSolids.length))} possibilities remain`,
    ],
  ],
  [
    19,
    'elementary',
    [
      `2 + 2 = ${2 + 2} blocks`,
      `makes ${paths(2, 2)} ways`,
      `At (1, 1) you write 1 + 1 = ${paths(1, 1)}`,
      `At (2, 1) you write 2 + 1 = ${paths(2, 1)}`,
      `At (2, 2) you write 3 + 3 = ${paths(2, 2)}`,
      `3 + 1 = ${paths(3, 1)} ways`,
      `6 + 4 = ${paths(3, 2)}.`,
    ],
  ],
  [
    19,
    'intermediate',
    [
      `2 × 4 = ${2 * 4} routes`,
      `The second street reads ${street(1)}`,
      `The third street reads ${street(2)}`,
      `The fourth street reads ${street(3)}`,
      `There are ${paths(4, 3)} routes to (4, 3)`,
      `3 × 6 = ${paths(2, 1) * paths(2, 2)} routes`,
      `35 − 18 = ${paths(4, 3, (x, y) => x !== 2 || y !== 1)} routes`,
    ],
  ],
  [
    19,
    'advanced',
    [
      `336 ÷ 6 = ${paths(5, 3)}`,
      `= 56 + 70 = ${paths(5, 4)}`,
      `20 − 15 = ${dryPaths(3)}`,
      `70 − 56 = ${dryPaths(4)}`,
      `C(40, 20) = ${grouped(paths(20, 20))}`,
      `21 × 21 = ${21 * 21} numbers`,
    ],
  ],
  [
    21,
    'elementary',
    [
      `6 + 7 = ${6 + 7}`,
      `13 − 10 = ${13 - 10} children`,
      `7 − 3 = ${7 - 3} children`,
      `2 × 2 × 2 = ${2n ** 3n} choices`,
      `${[0n, 1n, 2n, 3n].map((some) => choices(3n, some)).join(' + ')} = ${2n ** 3n}`,
    ],
  ],
  [
    21,
    'intermediate',
    [`33 − 7 = ${18 + 15 - 7}`, `30 − 26 = ${30 - (18 + 15 - 7)}`, `18 + 15 = ${18 + 15}`],
  ],
  [
    21,
    'advanced',
    [
      `2¹⁰ = ${grouped(2n ** 10n)}`,
      `${multiples(120, 2n, 3n, 5n).join(' + ')} = ${sum(multiples(120, 2n, 3n, 5n))}`,
      `${multiples(120, 6n, 10n, 15n).join(' + ')} = ${sum(multiples(120, 6n, 10n, 15n))}`,
      `divisible by 30: ${multiples(120, 30n).join('')}`,
      `124 − 40 + 4 = ${divisible(120).length}, so that ${120 - divisible(120).length} numbers`,
    ],
  ],
];
