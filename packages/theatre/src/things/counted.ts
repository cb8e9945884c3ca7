import { placed, type SvgElement } from '../svg/element.ts';

export const IN_A_ROW = 5;
/** Units from one to the next where a drawing names none. */
const APART = 46;

/**
 * Several of the same to be counted: rows of five, the first ones behind, all of them on the same ground. Each is marked
 * with `data-one`, its number from 0, so that a page can tell which one is touched.
 */
export function counted(
  one: readonly SvgElement[],
  count: number,
  apart: number = APART,
): SvgElement[] {
  const rows = Math.ceil(count / IN_A_ROW);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / IN_A_ROW);
    const inRow = Math.min(count, IN_A_ROW);
    const x = ((index % IN_A_ROW) - (inRow - 1) / 2) * apart;
    return placed({ x, y: (row - (rows - 1)) * apart * 0.8 }, one, { 'data-one': index });
  });
}
