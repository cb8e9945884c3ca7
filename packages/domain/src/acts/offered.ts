import { seededNumbers, shuffled } from '../random/index.ts';

/**
 * The order in which things are offered, by their indexes: decided by the seed, and never the one in which they are
 * written, unless all of them say the same.
 */
export function offeredOrder(texts: readonly string[], seed: number): number[] {
  const written = texts.map((_, index) => index);
  const order = shuffled(written, seed);
  const tellsNothing = order.every((index, place) => texts[index] === texts[place]);
  return tellsNothing ? [...written.slice(1), ...written.slice(0, 1)] : order;
}

const BEGINS_WITH_NUMBER = /^[−-]?\d/;

/**
 * The order in which the options of a question stand: decided by the seed. Numbers stay as they are written, mostly
 * from small to large, where a child looks for them.
 */
export function offeredOptions(options: readonly string[], seed: number): number[] {
  const written = options.map((_, index) => index);
  return options.every((option) => BEGINS_WITH_NUMBER.test(option))
    ? written
    : shuffled(written, seed);
}

/** Numbers to choose among, one after another: the right one stands at any of the places. */
const NUMBERS = 4;

/** Four numbers in a row from 1 on, among them the right one. */
export function offeredNumbers(count: number, seed: number): number[] {
  const before = Math.floor(seededNumbers(seed)() * NUMBERS);
  const first = Math.max(1, count - before);
  return Array.from({ length: NUMBERS }, (_, place) => first + place);
}
