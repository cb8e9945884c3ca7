export type Bounds = readonly [least: number, most: number];

/** A fault when a count lies outside its bounds. */
export function outside(what: string, count: number, [least, most]: Bounds): string[] {
  return count >= least && count <= most ? [] : [`${count} ${what}, not ${least} to ${most}`];
}
