import type { Pick } from '@lamplight/domain/random';
import { growing } from '../growth.ts';
import type { MathTemplate, Misconception } from '../template.ts';
import { type MathValue, number } from '../value.ts';
import { CAMPERS } from './scenes.ts';
import { type Slip, slips } from './slips.ts';

const COINS = [1, 5, 10, 25] as const;
type Coin = (typeof COINS)[number];
const COIN_NAMES: Readonly<Record<Coin, string>> = {
  1: 'penny',
  5: 'nickel',
  10: 'dime',
  25: 'quarter',
};

const CENTS = { unit: 'cents' } as const;

/** An amount in cents as dollars with two places, such as $3.50. */
export function dollars(cents: number): MathValue {
  const { same } = number(cents, CENTS);
  return { text: `$\\$${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}$`, same };
}

function prices(list: readonly Slip[]): Misconception[] {
  return list
    .filter(([, cents]) => cents >= 0)
    .map(([id, cents]) => ({ id, value: dollars(cents) }));
}

function coinsOf(pick: Pick, level: number): Coin[] {
  const kinds = level > 5 ? COINS : ([1, 5, 10] as const);
  const most = growing(level, 4, 7);
  const coins: Coin[] = [5, 10, pick.one(kinds), ...(most > 4 ? [pick.one(kinds)] : [])];
  while (coins.length < most) coins.push(pick.one(kinds));
  return coins.toSorted((a, b) => b - a);
}

/** Coins and prices. */
export const moneyTemplates: readonly MathTemplate[] = [
  {
    id: 'count-coins',
    area: 'arithmetic',
    operation: 'addition',
    difficulty: 'Easy',
    grades: [1, 3],
    draw(pick, level) {
      const name = pick.one(CAMPERS);
      const coins = coinsOf(pick, level);
      const total = coins.reduce<number>((sum, coin) => sum + coin, 0);
      return {
        parts: [name, ...coins],
        question: `${name} has these coins. How many cents is that?`,
        answer: number(total, CENTS),
        wrong: slips(
          [
            ['counted-the-coins', coins.length],
            ['took-a-nickel-for-a-dime', total + 5],
            ['left-out-a-dime', total - 10],
            ['one-cent-too-many', total + 1],
            ['left-out-a-nickel', total - 5],
          ],
          CENTS,
        ),
        explanation: [
          'Begin with the coin that is worth most.',
          `Add them up: $${coins.join(' + ')} = ${total}$.`,
          `Together they are worth $${total}$ cents.`,
        ],
        picture: { kind: 'coins', cents: coins },
      };
    },
  },
  {
    id: 'coin-value',
    area: 'counting',
    operation: 'counting',
    difficulty: 'Super Easy',
    grades: [1, 2],
    draw(pick, level) {
      const coin = pick.one(COINS.slice(0, growing(level, 3, 4)));
      const count = pick.int(1, growing(level, 2, 5));
      const total = coin * count;
      const plural = coin === 1 ? 'pennies' : `${COIN_NAMES[coin]}s`;
      return {
        parts: [coin, count],
        question:
          count === 1
            ? `This coin is a ${COIN_NAMES[coin]}. How many cents is it worth?`
            : `Here are ${count} ${plural}. How many cents is that?`,
        answer: number(total, CENTS),
        wrong: slips(
          [
            ...COINS.map((other): Slip => [`took-it-for-a-${COIN_NAMES[other]}`, other * count]),
            ['one-coin-too-many', total + coin],
          ],
          CENTS,
        ),
        explanation: [
          `One ${COIN_NAMES[coin]} is worth $${coin}$ ${coin === 1 ? 'cent' : 'cents'}.`,
          ...(count > 1
            ? [
                `Count in jumps of $${coin}$: $${Array.from({ length: count }, (_, at) => coin * (at + 1)).join('$, $')}$.`,
              ]
            : []),
          `The answer is $${total}$ cents.`.replace('$1$ cents', '$1$ cent'),
        ],
        picture: { kind: 'coins', cents: Array.from({ length: count }, () => coin) },
      };
    },
  },
  {
    id: 'change-from-a-dollar',
    area: 'arithmetic',
    operation: 'subtraction',
    difficulty: 'Medium',
    grades: [2, 4],
    draw(pick, level) {
      const name = pick.one(CAMPERS);
      const thing = pick.one(['a postcard', 'a lemonade', 'a pencil', 'a muffin', 'a ribbon']);
      const price = level > 3 ? pick.int(12, 96) : 5 * pick.int(3, 18);
      const change = 100 - price;
      return {
        parts: [name, thing, price],
        question: `${name} buys ${thing} for ${price} cents. ${name} pays with one dollar. How much change is that?`,
        answer: number(change, CENTS),
        wrong: slips(
          [
            ['ten-cents-too-many', change + 10],
            ['named-the-price', price],
            ['ten-cents-too-few', change - 10],
            ['one-cent-too-many', change + 1],
            ['five-cents-too-many', change + 5],
          ],
          CENTS,
        ),
        explanation: [
          'One dollar is $100$ cents.',
          `$100 - ${price} = ${change}$, so the change is $${change}$ cents.`,
        ],
        picture: { kind: 'number-line', least: 0, most: 100, step: 10, points: [price] },
      };
    },
  },
  {
    id: 'two-prices',
    area: 'decimals',
    operation: 'addition',
    difficulty: 'Medium',
    grades: [3, 5],
    draw(pick, level) {
      const name = pick.one(CAMPERS);
      const first = 5 * pick.int(25, growing(level, 70, 190)) + (level > 4 ? pick.int(0, 4) : 0);
      const second = 5 * pick.int(15, growing(level, 60, 150)) + (level > 4 ? pick.int(0, 4) : 0);
      const sum = first + second;
      return {
        parts: [name, first, second],
        question: `${name} buys a book for ${dollars(first).text} and a map for ${dollars(second).text}. How much is that altogether?`,
        answer: dollars(sum),
        wrong: prices([
          ['forgot-to-carry-into-the-dollars', sum - 100],
          ['one-dollar-too-many', sum + 100],
          ['ten-cents-too-few', sum - 10],
          ['subtracted-instead-of-adding', Math.abs(first - second)],
          ['ten-cents-too-many', sum + 10],
        ]),
        explanation: [
          `Add the cents: $${first % 100} + ${second % 100} = ${(first % 100) + (second % 100)}$ cents.`,
          `Add the dollars: $${Math.floor(first / 100)} + ${Math.floor(second / 100)} = ${Math.floor(first / 100) + Math.floor(second / 100)}$ dollars.`,
          `Together that is ${dollars(sum).text}.`,
        ],
      };
    },
  },
];
