import Fraction from 'fraction.js';
import { intWithout, wrongWays } from '../drafting.ts';
import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { decimalTex, type Exact, fractionTex, type MathValue, number } from '../value.ts';
import { CAMPERS } from '../young/scenes.ts';

const decimal = (value: Exact): MathValue => number(value, { form: 'decimal' });
const meters = (value: Exact): MathValue => number(value, { form: 'decimal', unit: 'm' });
const percent = (value: Exact): MathValue => number(value, { form: 'percent' });
const dollars = (value: Exact): MathValue => number(value, { form: 'decimal', before: '\\$' });

/** Percent: of a number, off a price, up and down, back to the whole. */
export const percentTemplates: readonly MathTemplate[] = [
  {
    id: 'percent-of',
    area: 'percent',
    operation: 'advanced_fractions',
    difficulty: 'Easy',
    grades: [6, 8],
    draw(pick, level) {
      const rate = pick.one([10, 20, 25, 30, 40, 60, 75]);
      const whole = 20 * intWithout(pick, 2, growing(level, 6, 25), 5);
      const part = new Fraction(rate * whole, 100);
      const answer = decimal(part);
      return {
        parts: [rate, whole],
        question: `$${rate}\\%$ of the $${whole}$ campers chose the lake today. How many campers is that?`,
        answer,
        wrong: wrongWays(decimal, {
          'subtracted-the-percent': new Fraction(Math.abs(whole - rate)),
          'took-the-rest': new Fraction(whole).sub(part),
          'took-the-percent-as-the-number': new Fraction(rate),
          'divided-by-ten-only': new Fraction(rate * whole, 10),
          'took-ten-percent-too-many': part.add(whole / 10),
          'took-ten-percent': new Fraction(whole, 10),
        }),
        explanation: [
          `Percent means out of 100: $${rate}\\% = ${decimalTex(new Fraction(rate, 100))}$.`,
          `$${decimalTex(new Fraction(rate, 100))} \\times ${whole} = ${decimalTex(part)}$.`,
          `That is ${answer.text} campers.`,
        ],
      };
    },
  },
  {
    id: 'percent-discount',
    area: 'percent',
    operation: 'advanced_fractions',
    difficulty: 'Medium',
    grades: [7, 9],
    draw(pick, level) {
      const rate = pick.one([10, 20, 25, 30, 40]);
      const price = 20 * pick.int(1, growing(level, 4, 12));
      const less = new Fraction(rate * price, 100);
      const pays = new Fraction(price).sub(less);
      const answer = dollars(pays);
      const thing = pick.one(['tent', 'backpack', 'sleeping bag', 'rain jacket', 'guitar']);
      return {
        parts: [rate, price, thing],
        question: `A ${thing} costs ${dollars(price).text}. The camp shop takes $${rate}\\%$ off. What does it cost now?`,
        answer,
        wrong: wrongWays<Exact>(dollars, {
          'took-the-discount-as-the-price': less,
          'subtracted-the-percent-as-dollars': Math.abs(price - rate),
          'added-the-discount': less.add(price),
          'took-half-the-discount': pays.add(less.div(2)),
          'took-the-discount-twice': pays.sub(less),
        }),
        explanation: [
          `$${rate}\\%$ of ${dollars(price).text} is ${dollars(less).text}.`,
          `$${price} - ${decimalTex(less)} = ${decimalTex(pays)}$.`,
          `It costs ${answer.text} now.`,
        ],
      };
    },
  },
  {
    id: 'percent-change',
    area: 'percent',
    operation: 'advanced_fractions',
    difficulty: 'Medium',
    grades: [7, 9],
    draw(pick, level) {
      const rate = pick.one([10, 20, 25, 30, 40, 50, 60]);
      const before = 20 * intWithout(pick, 1, growing(level, 6, 12), 5);
      const grows = pick.one([true, false]);
      const change = (rate * before) / 100;
      const after = grows ? before + change : before - change;
      const answer = percent(rate);
      return {
        parts: [before, after],
        question: `Last year $${before}$ children came to camp. This year $${after}$ came. By what percent did the number ${grows ? 'grow' : 'fall'}?`,
        answer,
        wrong: wrongWays<Exact>(percent, {
          'took-the-difference-as-percent': change,
          'gave-the-new-percent': grows ? 100 + rate : 100 - rate,
          'halved-the-percent': new Fraction(rate, 2),
          'took-the-new-number-as-percent': after,
          'misplaced-the-decimal-point': new Fraction(rate, 10),
          'took-ten-too-many': rate + 10,
        }),
        explanation: [
          `The change is $${change}$ children.`,
          `Compare it with last year: $\\frac{${change}}{${before}} = \\frac{${rate}}{100}$.`,
          `The number ${grows ? 'grew' : 'fell'} by ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'percent-whole',
    area: 'percent',
    operation: 'advanced_fractions',
    difficulty: 'Hard',
    grades: [7, 9],
    draw(pick, level) {
      const rate = pick.one([10, 15, 20, 25, 30, 40, 60]);
      const whole = 200 * pick.int(2, growing(level, 6, 20));
      const part = (rate * whole) / 100;
      const answer = meters(whole);
      return {
        parts: [rate, part],
        question: `The group has hiked $${fractionTex(part)}$ m. That is $${rate}\\%$ of the trail. How long is the trail?`,
        answer,
        wrong: wrongWays<Exact>(meters, {
          'took-the-percent-of-the-part': new Fraction(rate * part, 100),
          'added-the-percent': part + rate,
          'took-the-rest-of-the-trail': whole - part,
          'added-the-part-again': whole + part,
          'multiplied-by-the-percent': part * rate,
        }),
        explanation: [
          `$${rate}\\%$ are $${fractionTex(part)}$ m, so $1\\%$ is $${fractionTex(part)} \\div ${rate} = ${part / rate}$ m.`,
          `$100\\%$ is $100 \\times ${part / rate} = ${fractionTex(whole)}$ m.`,
          `The trail is ${answer.text} long.`,
        ],
      };
    },
  },
  {
    id: 'percent-twice',
    area: 'percent',
    operation: 'advanced_fractions',
    difficulty: 'Hard',
    grades: [8, 10],
    draw(pick, level) {
      const rate = pick.one([10, 20, 50]);
      const start = 100 * pick.int(1, growing(level, 5, 12));
      const factor = new Fraction(100 + rate, 100);
      const once = factor.mul(start);
      const twice = once.mul(factor);
      const answer = dollars(twice);
      const name = pick.one(CAMPERS);
      return {
        parts: [rate, start],
        question: `${name} saves ${dollars(start).text} for next year’s camp. The savings grow by $${rate}\\%$ each year. How much is there after $2$ years?`,
        answer,
        wrong: wrongWays<Exact>(dollars, {
          'added-the-same-amount-twice': new Fraction(start * (100 + 2 * rate), 100),
          'grew-for-one-year-only': once,
          'counted-the-gain-only': twice.sub(start),
          'added-the-percent-as-dollars': start + 2 * rate,
        }),
        explanation: [
          `After one year: $${decimalTex(factor)} \\times ${start} = ${decimalTex(once)}$.`,
          `The second year starts from there: $${decimalTex(factor)} \\times ${decimalTex(once)} = ${decimalTex(twice)}$.`,
          `There is ${answer.text}.`,
        ],
      };
    },
  },
];
