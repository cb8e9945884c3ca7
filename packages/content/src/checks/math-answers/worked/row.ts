import type { ContentBand } from '@lamplight/domain/age';
import type { LessonText } from '@lamplight/domain/lessons';

/** Works out the right one of a check's options; the options, the question and its lesson are at hand. */
export type Computed = (options: readonly string[], question: string, lesson: LessonText) => string;
export type Key = readonly [day: number, band: ContentBand, check: number, computed: Computed];
/** Results that the content of a lesson has to state in these words. */
export type Stated = readonly [day: number, band: ContentBand, stated: readonly string[]];

const WORDS = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
  'Twenty',
];

/** A small whole number as the youngest read it, such as `Seven`. */
export const inWords = (value: bigint): string => WORDS[Number(value)] ?? `${value}`;

/**
 * How many things of a kind, such as stars, are drawn in the scene that is on the screen when a check is asked.
 * @param check its index among the checks of the lesson
 */
export function drawn(
  { illustrations = [], play = [] }: LessonText,
  check: number,
  kind: string,
): bigint {
  const asked = play.findIndex((step) => step.kind === 'check' && step.check === check);
  const shown = play.slice(0, asked).findLast((step) => step.kind === 'scene');
  const things = shown === undefined ? [] : (illustrations[shown.scene]?.scene.things ?? []);
  return BigInt(things.filter(({ what }) => what === kind).length);
}

/**
 * The only option that passes.
 * @throws Error when none or several do
 */
export function only(options: readonly string[], passes: (option: string) => boolean): string {
  const [found = '', ...others] = options.filter(passes);
  if (found === '' || others.length > 0) throw new Error(`not one of ${options.join(', ')}`);
  return found;
}
