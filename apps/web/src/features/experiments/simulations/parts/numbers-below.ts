/** The whole numbers from 0 up to one below the count. */
export function numbersBelow(count: number): number[] {
  return Array.from({ length: count }, (_, number) => number);
}
