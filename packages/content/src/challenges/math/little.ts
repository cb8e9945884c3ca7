import type { Pick } from '@lamplight/domain/random';
import { COUNTABLES, NAMES } from '../scenes.ts';
import type { MathTemplate } from './template.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Something to count and somebody who counts. */
function scene(pick: Pick) {
  const { picture, many, place } = pick.one(COUNTABLES);
  return { picture, many, place, name: pick.one(NAMES), Many: capital(many) };
}

/** Math up to 6: counting, then adding and taking away, with pictures. */
export const littleMath: readonly MathTemplate[] = [
  {
    id: 'how-many',
    difficulty: 'beginner',
    draw(pick) {
      const { picture, many, place, Many } = scene(pick);
      const n = pick.int(3, 9);
      return {
        parts: [many, n],
        title: pick.one([`Count the ${Many}`, `How Many ${Many}?`]),
        task: `Look at the ${many} ${place}. How many do you see?`,
        equation: `${Array.from({ length: n }, () => 1).join(' + ')} = x`,
        answer: n,
        explanation: `Touch and count, one by one. The last number is ${n}.`,
        hints: [
          'Touch each picture as you count.',
          'Count slowly. Skip none, and count none twice.',
        ],
        objects: [{ picture, count: n }],
      };
    },
  },
  {
    id: 'one-more',
    difficulty: 'beginner',
    draw(pick) {
      const { picture, many, place, Many } = scene(pick);
      const n = pick.int(2, 8);
      return {
        parts: [many, n],
        title: `One More: ${Many}`,
        task: `There are ${n} ${many} ${place}. Now add 1 more. How many are there?`,
        equation: `${n} + 1 = x`,
        answer: n + 1,
        explanation: `After ${n} comes ${n + 1}.`,
        hints: ['Count the pictures in the first row.', 'Then say the very next number.'],
        objects: [
          { picture, count: n },
          { picture, count: 1 },
        ],
      };
    },
  },
  {
    id: 'two-rows',
    difficulty: 'beginner',
    draw(pick) {
      const { picture, many, place, Many } = scene(pick);
      const a = pick.int(1, 4);
      const b = pick.int(2, 3);
      return {
        parts: [many, a, b],
        title: `Two Rows of ${Many}`,
        task: `See two rows of ${many} ${place}. How many are there altogether?`,
        equation: `${a} + ${b} = x`,
        answer: a + b,
        explanation: `Count the first row: ${a}. Go on with the second: ${a + b}.`,
        hints: ['Count the first row.', 'Do not stop. Go on counting in the second row.'],
        objects: [
          { picture, count: a },
          { picture, count: b },
        ],
      };
    },
  },
  {
    id: 'one-less',
    difficulty: 'easy',
    draw(pick) {
      const { picture, many, place, name } = scene(pick);
      const n = pick.int(3, 10);
      return {
        parts: [many, n, name],
        title: `${name} Covers One: ${capital(many)}`,
        task: `There are ${n} ${many} ${place}. ${name} covers 1 picture. How many can you still see?`,
        equation: `${n} − 1 = x`,
        answer: n - 1,
        explanation: `One less than ${n} is ${n - 1}.`,
        hints: ['Cover one picture with your finger.', 'Count the ones you can still see.'],
        objects: [{ picture, count: n }],
      };
    },
  },
  {
    id: 'put-together',
    difficulty: 'easy',
    draw(pick) {
      const { picture, many, name } = scene(pick);
      const a = pick.int(2, 6);
      const b = pick.int(2, 10 - a);
      const friend = pick.one(NAMES.filter((other) => other !== name));
      return {
        parts: [many, a, b, name],
        title: `${name} and ${friend} Draw ${capital(many)}`,
        task: `${name} draws ${a} ${many}. ${friend} draws ${b} ${many}. How many did they draw together?`,
        equation: `${a} + ${b} = x`,
        answer: a + b,
        explanation: `${a} and ${b} together make ${a + b}.`,
        hints: [
          'Hold up fingers for the first row.',
          'Now put up more fingers for the second row.',
        ],
        objects: [
          { picture, count: a },
          { picture, count: b },
        ],
      };
    },
  },
  {
    id: 'next-number',
    difficulty: 'easy',
    draw(pick) {
      const name = pick.one(NAMES);
      const n = pick.int(3, 17);
      const [what, title] = pick.one([
        ['steps to the lake', 'the Steps to the Lake'],
        ['logs by the fire', 'the Logs by the Fire'],
        ['tents at camp', 'the Tents'],
        ['songs they know', 'the Songs'],
      ] as const);
      return {
        parts: [n, name, what],
        title: `${name} Counts ${title}`,
        task: `${name} counts the ${what}: ${n - 2}, ${n - 1}, ${n}. What comes next?`,
        equation: `${n} + 1 = x`,
        answer: n + 1,
        explanation: `${n - 2}, ${n - 1}, ${n}, and then ${n + 1}.`,
        hints: [
          'Say the numbers aloud.',
          'Start at one and count until you get there. Then one more.',
        ],
      };
    },
  },
  {
    id: 'take-away',
    difficulty: 'medium',
    draw(pick) {
      const { picture, many, name } = scene(pick);
      const a = pick.int(5, 10);
      const b = pick.int(2, a - 2);
      return {
        parts: [many, a, b, name],
        title: `${capital(many)} to Give Away`,
        task: `${name} makes ${a} paper ${many}. ${name} gives ${b} to friends. How many are left?`,
        equation: `${a} − ${b} = x`,
        answer: a - b,
        explanation: `Take ${b} away from ${a}. ${a - b} are left.`,
        hints: ['Cover the ones that are given away.', 'Count only the ones you can still see.'],
        objects: [{ picture, count: a }],
      };
    },
  },
  {
    id: 'how-many-more',
    difficulty: 'medium',
    draw(pick) {
      const { picture, many, name } = scene(pick);
      const whole = pick.one([5, 8, 10]);
      const a = pick.int(2, whole - 2);
      return {
        parts: [many, a, whole, name],
        title: `${name} Needs More ${capital(many)}`,
        task: `${name} wants to paint ${whole} ${many}. ${a} are done. How many more to paint?`,
        equation: `${a} + x = ${whole}`,
        answer: whole - a,
        explanation: `Count on from ${a} to ${whole}. That is ${whole - a} more.`,
        hints: [
          'The pictures show what is done.',
          'Count on until all are painted. Count your steps.',
        ],
        objects: [{ picture, count: a }],
      };
    },
  },
  {
    id: 'doubles',
    difficulty: 'medium',
    draw(pick) {
      const { picture, many, Many } = scene(pick);
      const n = pick.int(3, 7);
      return {
        parts: [many, n],
        title: `Double ${Many}`,
        task: `One row has ${n} ${many}. The other row has just as many. How many altogether?`,
        equation: `${n} + ${n} = x`,
        answer: 2 * n,
        explanation: `${n} and ${n} is a double: ${2 * n}.`,
        hints: ['Both rows are the same.', 'Count one row, then go on with the other.'],
        objects: [
          { picture, count: n },
          { picture, count: n },
        ],
      };
    },
  },
  {
    id: 'past-ten',
    difficulty: 'hard',
    draw(pick) {
      const { many, place, name } = scene(pick);
      const a = pick.int(6, 11);
      const b = pick.int(4, 9);
      return {
        parts: [many, a, b, name],
        title: `${name} Counts Past Ten: ${capital(many)}`,
        task: `${name} sees ${a} ${many} ${place}. Then ${name} sees ${b} more. How many is that?`,
        equation: `${a} + ${b} = x`,
        answer: a + b,
        explanation: `Start at ${a} and count on ${b} more: ${a + b}.`,
        hints: [
          'Start with the bigger number.',
          'Count on with your fingers, one for each that comes.',
        ],
      };
    },
  },
  {
    id: 'fair-share',
    difficulty: 'hard',
    draw(pick) {
      const { picture, many, name } = scene(pick);
      const half = pick.int(3, 7);
      const friend = pick.one(NAMES.filter((other) => other !== name));
      return {
        parts: [many, half, name],
        title: `${name} Shares Stickers of ${capital(many)}`,
        task: `${name} and ${friend} share ${2 * half} stickers of ${many}. The 2 friends get the same. How many does each get?`,
        equation: `${2 * half} ÷ 2 = x`,
        answer: half,
        explanation: `Give one to each, again and again. Each gets ${half}.`,
        hints: [
          'Give one sticker to each friend. Do it again.',
          'When all are gone, count what one friend has.',
        ],
        objects: [{ picture, count: 2 * half }],
      };
    },
  },
  {
    id: 'three-groups',
    difficulty: 'hard',
    draw(pick) {
      const { picture, many, place, name, Many } = scene(pick);
      const [a, b, c] = [pick.int(2, 5), pick.int(2, 5), pick.int(2, 5)];
      return {
        parts: [many, a, b, c],
        title: `Three Groups of ${Many}`,
        task: `${name} looks at ${many} ${place}. There are ${a}, then ${b}, then ${c}. How many in all?`,
        equation: `${a} + ${b} + ${c} = x`,
        answer: a + b + c,
        explanation: `${a} and ${b} make ${a + b}. With ${c} more it is ${a + b + c}.`,
        hints: ['Put the first two groups together.', 'Then add the last group.'],
        objects: [a, b, c].map((count) => ({ picture, count })),
      };
    },
  },
];
