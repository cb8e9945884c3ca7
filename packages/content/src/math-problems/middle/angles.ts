import { wrongWays } from '../drafting.ts';
import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { formula, type MathValue } from '../value.ts';

/** An angle in degrees. */
const degrees = (value: number): MathValue => formula(`${value}^{\\circ}`, `${value} degrees`);

const POLYGONS = [
  [5, 'a pentagon', 'a regular pentagon'],
  [6, 'a hexagon', 'a regular hexagon'],
  [8, 'an octagon', 'a regular octagon'],
  [9, 'a nonagon', 'a regular nonagon'],
  [10, 'a decagon', 'a regular decagon'],
  [12, 'a dodecagon', 'a regular dodecagon'],
] as const;

/** Angles: beside each other, in triangles, in polygons. */
export const angleTemplates: readonly MathTemplate[] = [
  {
    id: 'angle-on-a-line',
    area: 'geometry',
    operation: 'geometry',
    difficulty: 'Easy',
    grades: [5, 8],
    draw(pick, level) {
      const step = level < 4 ? 5 : 1;
      const whole = pick.one([90, 180]);
      const angle = step * pick.int(Math.ceil(20 / step), Math.floor((whole - 20) / step));
      const other = whole - angle;
      const answer = degrees(other);
      return {
        parts: [angle, whole],
        question: `Two angles together make a ${whole === 180 ? 'straight' : 'right'} angle. One of them is $${angle}^{\\circ}$. How large is the other?`,
        answer,
        picture: { kind: 'angle', degrees: angle, label: `${angle}°` },
        wrong: wrongWays(degrees, {
          'took-the-other-whole': whole === 90 ? 180 - angle : 90 + angle,
          'took-the-full-turn': 360 - angle,
          'took-the-same-angle': angle,
          'borrowed-ten-too-many': other + 10,
          'borrowed-ten-too-few': other - 10,
        }),
        explanation: [
          `A ${whole === 180 ? 'straight' : 'right'} angle is $${whole}^{\\circ}$.`,
          `$${whole} - ${angle} = ${whole - angle}$.`,
          `The other angle is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'triangle-third-angle',
    area: 'geometry',
    operation: 'geometry',
    difficulty: 'Easy',
    grades: [5, 8],
    draw(pick, level) {
      const step = level < 4 ? 5 : 1;
      const first = step * pick.int(30 / step, 80 / step);
      const second = step * pick.int(30 / step, 80 / step);
      const third = 180 - first - second;
      const answer = degrees(third);
      return {
        parts: [first, second],
        question: `Two angles of a triangle are $${first}^{\\circ}$ and $${second}^{\\circ}$. How large is the third?`,
        answer,
        picture: {
          kind: 'triangle',
          base: '',
          right: false,
          angles: [`${first}°`, `${second}°`, '?'],
        },
        wrong: wrongWays(degrees, {
          'added-the-two-angles': first + second,
          'took-the-full-turn': 360 - first - second,
          'subtracted-one-angle-only': 180 - first,
          'took-a-right-angle-for-one': 180 - 90 - Math.min(first, second),
          'borrowed-ten-too-many': third + 10,
          'borrowed-ten-too-few': third - 10,
        }),
        explanation: [
          `The three angles of a triangle make $180^{\\circ}$.`,
          `$180 - ${first} - ${second} = ${third}$.`,
          `The third angle is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'isosceles-angle',
    area: 'geometry',
    operation: 'geometry',
    difficulty: 'Medium',
    grades: [6, 9],
    draw(pick, level) {
      const step = level < 4 ? 10 : 2;
      const top = step * pick.int(Math.ceil(20 / step), Math.floor(140 / step));
      const each = (180 - top) / 2;
      const answer = degrees(each);
      return {
        parts: [top],
        question: `The front of a tent is a triangle with two equal sides. The angle at its top is $${top}^{\\circ}$. How large is each angle at the ground?`,
        answer,
        picture: { kind: 'triangle', base: '', right: false, angles: ['?', '?', `${top}°`] },
        wrong: wrongWays(degrees, {
          'forgot-to-halve': 180 - top,
          'took-the-angle-at-the-top': top,
          'halved-the-angle-at-the-top': top / 2,
          'took-the-full-turn': (360 - top) / 2,
          'borrowed-ten-too-many': each + 10,
        }),
        explanation: [
          `Together the angles at the ground are $180 - ${top} = ${180 - top}$ degrees.`,
          `Equal sides mean equal angles: $${180 - top} \\div 2 = ${each}$.`,
          `Each is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'polygon-angle',
    area: 'geometry',
    operation: 'geometry',
    difficulty: 'Hard',
    grades: [8, 10],
    draw(pick, level) {
      const [corners, name, regular] = pick.one(POLYGONS.slice(0, growing(level, 3, 6)));
      const each = pick.one([true, false]);
      const sum = (corners - 2) * 180;
      const wanted = each ? sum / corners : sum;
      const answer = degrees(wanted);
      const way = (value: number) => (each ? value / corners : value);
      return {
        parts: [corners, each ? 'each' : 'sum'],
        question: each
          ? `How large is each angle inside ${regular} ($${corners}$ corners)?`
          : `How many degrees do the angles inside ${name} ($${corners}$ corners) have together?`,
        answer,
        wrong: wrongWays(degrees, {
          'took-the-full-turn': way(360),
          'counted-a-triangle-for-each-corner': way(corners * 180),
          'counted-one-triangle-too-many': Math.floor(way((corners - 1) * 180)),
          'counted-one-triangle-too-few': Math.floor(way((corners - 3) * 180)),
        }),
        explanation: [
          `From one corner the shape splits into $${corners} - 2 = ${corners - 2}$ triangles.`,
          `$${corners - 2} \\times 180 = ${sum}$.${each ? ` Each of the $${corners}$ equal angles has $${sum} \\div ${corners} = ${sum / corners}$ degrees.` : ''}`,
          `That is ${answer.text}.`,
        ],
      };
    },
  },
];
