import type { MathPicture, MathProblem } from '@lamplight/domain/math-games';
import Fraction from 'fraction.js';
import { number } from '../../value.ts';

type Parts = readonly (string | number)[];

/** The numbers among the parts, in their order. */
export function numbersOf(parts: Parts): number[] {
  return parts.filter((part): part is number => typeof part === 'number');
}

/** The one whole number from 0 that passes a test, found by trying all. */
export function onlyWhole(passes: (tried: number) => boolean, most = 2000): number {
  const found: number[] = [];
  for (let tried = 0; tried <= most && found.length < 2; tried += 1) {
    if (passes(tried)) found.push(tried);
  }
  const [first, second] = found;
  if (first === undefined || second !== undefined) throw new Error(`found ${found.join(', ')}`);
  return first;
}

/** A product as a sum of equal numbers. */
export function repeated(count: number, each: number): number {
  let sum = 0;
  for (let turn = 0; turn < count; turn += 1) sum += each;
  return sum;
}

/** How often a number can be taken away, and what is left then. */
export function takenAway(whole: number, each: number): readonly [times: number, rest: number] {
  let [times, rest] = [0, whole];
  while (rest >= each) {
    rest -= each;
    times += 1;
  }
  return [times, rest];
}

/** The picture of a problem, which must be of a kind. */
export function pictureOf<K extends MathPicture['kind']>(
  { picture, key }: MathProblem,
  kind: K,
): Extract<MathPicture, { kind: K }> {
  if (!isOfKind(picture, kind)) throw new Error(`${key} shows no ${kind}`);
  return picture;
}

function isOfKind<K extends MathPicture['kind']>(
  picture: MathPicture | null,
  kind: K,
): picture is Extract<MathPicture, { kind: K }> {
  return picture?.kind === kind;
}

/** The shapes of a picture without the gap. */
export function shapesOf(problem: MathProblem) {
  return pictureOf(problem, 'shapes').shapes.filter((entry) => entry !== null);
}

/** Every decimal or whole number that is printed in a text, as a fraction. */
export function printedNumbers(text: string): Fraction[] {
  const plain = text.replaceAll('{,}', '');
  return (plain.match(/\d+(\.\d+)?/g) ?? []).map((digits) => new Fraction(digits));
}

/** What an option is worth when it is a whole number, a decimal or a fraction without further words. */
export function worth(option: string): Fraction {
  const [top, bottom] = printedNumbers(option);
  if (top === undefined) throw new Error(`no number: ${option}`);
  return option.includes('frac') ? top.div(bottom ?? 1) : top;
}

/** The greatest option. */
export function greatest({ options }: MathProblem): Fraction {
  return options.map(worth).reduce((best, tried) => (tried.compare(best) > 0 ? tried : best));
}

/** The name of a number as an answer, with its unit. */
export function named(value: Fraction | number, unit?: string): string {
  return number(value, unit === undefined ? {} : { unit }).same;
}
