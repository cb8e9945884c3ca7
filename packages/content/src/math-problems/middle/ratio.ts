import { wrongWays } from '../drafting.ts';
import { gcd } from '../exact/integers.ts';
import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { type Exact, formula, type MathValue, number } from '../value.ts';
import { CAMPERS } from '../young/scenes.ts';

function ratio([left, right]: readonly [number, number]): MathValue {
  const divisor = gcd(left, right);
  return formula(`${left / divisor} : ${right / divisor}`, `${left / divisor}:${right / divisor}`);
}

/** Ratios and rates: mixing, sharing, maps. */
export const ratioTemplates: readonly MathTemplate[] = [
  {
    id: 'ratio-recipe',
    area: 'ratio',
    operation: 'advanced_fractions',
    difficulty: 'Easy',
    grades: [5, 7],
    draw(pick, level) {
      const juice = pick.int(2, 5);
      const water = juice + pick.int(1, 4);
      const times = pick.int(3, growing(level, 5, 12));
      const much = juice * times;
      const answer = number(water * times, { unit: 'cups' });
      return {
        parts: [juice, water, times],
        question: `Camp punch takes $${juice}$ cups of juice for every $${water}$ cups of water. How much water goes with $${much}$ cups of juice?`,
        answer,
        wrong: wrongWays((value) => number(value, { unit: 'cups' }), {
          'added-the-difference': much + water - juice,
          'multiplied-without-dividing': much * water,
          'kept-the-small-amount': water,
          'multiplied-the-wrong-part': much * times,
          'took-one-batch-too-many': water * (times + 1),
        }),
        explanation: [
          `$${much} \\div ${juice} = ${times}$, so the recipe is made $${times}$ times.`,
          `Each time takes $${water}$ cups of water: $${times} \\times ${water} = ${water * times}$.`,
          `So it takes ${answer.text} of water.`,
        ],
      };
    },
  },
  {
    id: 'ratio-simplest-form',
    area: 'ratio',
    operation: 'advanced_fractions',
    difficulty: 'Easy',
    grades: [5, 7],
    draw(pick, level) {
      const [left, right] = pick.one([
        [2, 3],
        [3, 2],
        [3, 4],
        [4, 3],
        [3, 5],
        [5, 3],
        [4, 5],
        [5, 4],
        [5, 2],
        [2, 5],
        [2, 7],
        [7, 3],
      ] as const);
      const factor = pick.int(3, growing(level, 6, 12));
      const girls = left * factor;
      const boys = right * factor;
      const answer = ratio([girls, boys]);
      return {
        parts: [girls, boys],
        question: `There are $${girls}$ girls and $${boys}$ boys at camp. What is the ratio of girls to boys in simplest form?`,
        answer,
        wrong: wrongWays<readonly [number, number]>(ratio, {
          'swapped-the-order': [boys, girls],
          'compared-with-all': [girls, girls + boys],
          'compared-the-other-part-with-all': [boys, girls + boys],
          'compared-all-with-the-part': [girls + boys, girls],
        }),
        explanation: [
          `Girls come first: $${girls} : ${boys}$.`,
          `Both numbers can be divided by $${factor}$.`,
          `The ratio is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'ratio-share',
    area: 'ratio',
    operation: 'advanced_fractions',
    difficulty: 'Medium',
    grades: [6, 8],
    draw(pick, level) {
      const small = pick.int(1, 4);
      const large = small + pick.int(1, 4);
      const part = pick.int(4, growing(level, 8, 20));
      const [one, other] = pick.some(CAMPERS, 2);
      const total = (small + large) * part;
      const answer = number(large * part);
      return {
        parts: [small, large, part],
        question: `${one} and ${other} share $${total}$ beads in the ratio $${small} : ${large}$. How many beads does ${other} get?`,
        answer,
        wrong: wrongWays<Exact>(number, {
          'gave-the-other-share': small * part,
          'took-the-value-of-one-part': part,
          'took-the-difference-of-the-shares': (large - small) * part,
          'made-each-part-too-large': large * (part + 1),
          'counted-one-part-too-many': (large + 1) * part,
        }),
        explanation: [
          `There are $${small} + ${large} = ${small + large}$ equal parts.`,
          `One part is $${total} \\div ${small + large} = ${part}$ beads.`,
          `${other} gets $${large}$ parts: $${large} \\times ${part} = ${large * part}$. That is ${answer.text} beads.`,
        ],
      };
    },
  },
  {
    id: 'unit-rate',
    area: 'ratio',
    operation: 'advanced_fractions',
    difficulty: 'Easy',
    grades: [6, 8],
    draw(pick, level) {
      const hours = pick.int(2, 5);
      const speed = 5 * pick.int(8, growing(level, 12, 20));
      const later = hours + pick.int(1, 4);
      const way = speed * hours;
      const answer = number(speed * later, { unit: 'km' });
      return {
        parts: [hours, speed, later],
        question: `The camp bus drives $${way}$ km in $${hours}$ hours. How far does it drive in $${later}$ hours at the same speed?`,
        answer,
        wrong: wrongWays((value) => number(value, { unit: 'km' }), {
          'added-the-hours': way + later - hours,
          'multiplied-without-the-rate': way * later,
          'added-the-rate-once': way + speed,
          'took-the-way-of-one-hour': speed,
          'added-the-old-way': way + speed * later,
        }),
        explanation: [
          `In one hour it drives $${way} \\div ${hours} = ${speed}$ km.`,
          `In $${later}$ hours it drives $${later} \\times ${speed} = ${speed * later}$ km.`,
          `So it drives ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'map-scale',
    area: 'ratio',
    operation: 'advanced_fractions',
    difficulty: 'Medium',
    grades: [6, 9],
    draw(pick, level) {
      const map = pick.int(2, 5);
      const real = pick.one([1, 2, 3].filter((value) => value % map !== 0));
      const times = pick.int(3, growing(level, 5, 8));
      const long = real * times;
      const answer = number(map * times, { unit: 'cm' });
      return {
        parts: [map, real, times],
        question: `On the trail map, $${map}$ cm stand for $${real}$ km. The trail around the lake is $${long}$ km long. How long is it on the map?`,
        answer,
        wrong: wrongWays((value) => number(value, { unit: 'cm' }), {
          'added-the-difference': Math.abs(long + map - real),
          'took-a-centimeter-for-each-kilometer': long,
          'multiplied-without-dividing': long * map,
          'divided-only': times,
          'counted-one-step-too-many': map * (times + 1),
        }),
        explanation: [
          `$${long} \\div ${real} = ${times}$, so the trail has $${times}$ stretches of $${real}$ km.`,
          `Each is $${map}$ cm on the map: $${times} \\times ${map} = ${map * times}$.`,
          `It is ${answer.text} long on the map.`,
        ],
      };
    },
  },
];
