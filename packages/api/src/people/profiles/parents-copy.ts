import type { Db } from '@lamplight/db';
import { isKeptFromParents } from '@lamplight/domain/safety';
import {
  findKeptTexts,
  keptEntries,
  keptMessages,
} from '../safety/kept-from-parents.repository.ts';
import { wordsInCode } from '../safety/words-in-code.ts';
import { alertsFor, worryInParts } from '../safety/worries.ts';
import type { OwnTables } from './own-data.repository.ts';

type Row = Readonly<Record<string, unknown>>;

/** Tables with one row that a family cannot do without: what tells of home is taken out of it. */
const EMPTIED: readonly string[] = ['users', 'profiles'];

/** Shorter texts are words of the product, such as a state. */
const SHORTEST = 6;

/**
 * A child's data as a parent gets them: without what tells of somebody at home, which the parent's pages leave
 * out, too, and without what the host answered to it (decision 0065).
 */
export async function parentsCopy(db: Db, childId: number, tables: OwnTables): Promise<OwnTables> {
  const messages = new Set((await keptMessages(db, childId).execute()).map(({ id }) => id));
  const entries = new Set((await keptEntries(db, childId).execute()).map(({ id }) => id));
  const isKept = keeper(await findKeptTexts(db, childId));
  const shown = {
    ...tables,
    chatMessages: tables.chatMessages.filter(({ id }) => !messages.has(id)),
    journalEntries: tables.journalEntries.filter(({ id }) => !entries.has(id)),
    // They repeat what was answered to a child.
    idempotencyKeys: [],
  };
  const rows = Object.entries(shown).map(([table, all]: [string, readonly Row[]]) => [
    table,
    EMPTIED.includes(table) ? all.map((row) => emptied(row, isKept)) : all.filter(hasNone(isKept)),
  ]);
  return Object.fromEntries(rows);
}

type IsKept = (value: unknown) => boolean;

/** Whether a value tells of home. Rows say the same again and again, so each text is judged once. */
function keeper(heard: readonly string[]): IsKept {
  const known = new Map(heard.map((text) => [text, true]));
  return (value) => {
    if (typeof value !== 'string' || value.length < SHORTEST) return false;
    const before = known.get(value);
    if (before !== undefined) return before;
    const parts = [value, wordsInCode(value)];
    const worry = worryInParts(parts);
    const kept =
      worry !== null && isKeptFromParents(alertsFor(parts, worry).map(({ concern }) => concern));
    known.set(value, kept);
    return kept;
  };
}

const hasNone = (isKept: IsKept) => (row: Row) => !Object.values(row).some(isKept);

/** The row with nothing in the place of what is kept: no text, or an empty list. */
function emptied(row: Row, isKept: IsKept): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (!isKept(value)) return [name, value];
      return [name, String(value).startsWith('[') ? '[]' : ''];
    }),
  );
}
