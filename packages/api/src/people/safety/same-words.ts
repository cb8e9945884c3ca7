import { worryIn } from './worries.ts';

/** The lines of a text that worry, as they are compared; the whole text where only all of it together does. */
function core(text: string): string {
  const lines = text.split('\n').filter((line) => worryIn(line) !== null);
  const worrying = lines.length > 0 ? lines.join('\n') : text;
  return worrying.toLowerCase().replace(/\s+/gu, ' ').trim();
}

/**
 * Whether a text says again what an earlier one said, perhaps going on: a program that is saved while it is
 * written, a profile whose other fields change, a search that grows letter by letter.
 */
export function saysTheSame(before: string, now: string): boolean {
  const [earlier, later] = [core(before), core(now)];
  return earlier.includes(later) || later.includes(earlier);
}
