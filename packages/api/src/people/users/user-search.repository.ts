import { foldText } from '@lamplight/db';
import { type Expression, type SqlBool, sql } from 'kysely';
import { usernameKey } from '../auth/username-key.ts';

/**
 * Conditions under which a person's names hold every word that was typed. User names are compared as
 * keys, so that look-alikes are found too; the rest without case and accents.
 * @param table name or alias of the users in the query
 * @param columns which other names count
 */
export function namesHold(
  table: string,
  typed: string,
  columns: readonly ('firstName' | 'lastName' | 'email')[] = ['firstName', 'lastName'],
): Expression<SqlBool>[] {
  const texts = columns.map((column) => sql`coalesce(${sql.ref(`${table}.${column}`)}, '')`);
  const names = sql`folded(${sql.join(texts, sql` || ' ' || `)})`;
  const words = typed.split(/\s+/).filter((word) => foldText(word) !== '');
  return words.map((word) => {
    const inKey = sql`instr(${sql.ref(`${table}.usernameKey`)}, ${usernameKey(word)})`;
    return sql<boolean>`(${inKey} > 0 or instr(${names}, ${foldText(word)}) > 0)`;
  });
}

/** First and last name as people are sorted by them; null for an account without either. */
export function sortName(table: string) {
  const [first, last] = [sql.ref(`${table}.firstName`), sql.ref(`${table}.lastName`)];
  return sql<
    string | null
  >`nullif(folded(trim(coalesce(${first}, '') || ' ' || coalesce(${last}, ''))), '')`;
}
