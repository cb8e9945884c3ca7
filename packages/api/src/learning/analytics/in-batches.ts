import { setImmediate } from 'node:timers/promises';

/** Children that one statement asks for: five weeks of their answers take some five milliseconds. */
const CHILDREN_AT_ONCE = 20;

/**
 * Asks about children some at a time and lets others have their turn in between: reading the answers
 * of a whole school in one go would let every live room wait.
 * @param atOnce children of one batch
 * @returns the rows of all, in the order of the children
 */
export async function inBatches<Row>(
  userIds: readonly number[],
  read: (userIds: readonly number[]) => Promise<readonly Row[]>,
  atOnce = CHILDREN_AT_ONCE,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let at = 0; at < userIds.length; at += atOnce) {
    if (at > 0) await setImmediate();
    for (const row of await read(userIds.slice(at, at + atOnce))) rows.push(row);
  }
  return rows;
}
