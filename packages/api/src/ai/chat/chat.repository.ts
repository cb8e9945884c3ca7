import type { ChatMessagesTable, Db } from '@lamplight/db';
import { AI_PROVIDERS } from '@lamplight/domain/ai';
import type { Selectable } from 'kysely';
import { keptMessages } from '../../people/safety/kept-from-parents.repository.ts';

export type MessageRow = Selectable<ChatMessagesTable>;

/** @returns the id of the message */
export async function insertMessage(
  db: Db,
  message: Pick<MessageRow, 'userId' | 'message' | 'createdAt'>,
): Promise<number> {
  const { id } = await db
    .insertInto('chatMessages')
    .values({
      ...message,
      response: null,
      source: null,
      sources: null,
      checked: null,
      followUps: null,
      notice: null,
      answeredAt: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function findMessage(db: Db, id: number) {
  return db.selectFrom('chatMessages').selectAll().where('id', '=', id).executeTakeFirst();
}

interface Page {
  /** Turns before this one; the newest when left out. */
  readonly before?: number | undefined;
  readonly limit: number;
}

function newestMessages(db: Db, userId: number, { before, limit }: Page) {
  return db
    .selectFrom('chatMessages')
    .selectAll()
    .where('userId', '=', userId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit);
}

/** Turns of a person, oldest first. */
export async function listMessages(db: Db, userId: number, page: Page): Promise<MessageRow[]> {
  return (await newestMessages(db, userId, page).execute()).reverse();
}

/** Turns of a child that a parent may read, oldest first. */
export async function listMessagesForParents(
  db: Db,
  userId: number,
  page: Page,
): Promise<MessageRow[]> {
  const query = newestMessages(db, userId, page);
  return (await query.where('id', 'not in', keptMessages(db, userId)).execute()).reverse();
}

/** The turns before one that a provider, or the fixed words for a child in danger, answered, oldest first, at most `limit`. */
export async function findTurnsBefore(
  db: Db,
  { userId, id }: Pick<MessageRow, 'userId' | 'id'>,
  limit: number,
) {
  const rows = await db
    .selectFrom('chatMessages')
    .select(['message', 'response', 'source'])
    .where('userId', '=', userId)
    .where('id', '<', id)
    .where('source', 'in', [...AI_PROVIDERS, 'safety'])
    .where((eb) => eb.or([eb('response', '!=', ''), eb('source', '=', 'safety')]))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse().map(({ response, ...turn }) => ({ ...turn, response: response ?? '' }));
}

/** Whether a person was told a notice beside an answer from a moment on. */
export async function wasNoticedSince(db: Db, userId: number, since: number): Promise<boolean> {
  const row = await db
    .selectFrom('chatMessages')
    .select('id')
    .where('userId', '=', userId)
    .where('answeredAt', '>=', since)
    .where('notice', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ids of the messages that nothing has answered yet, oldest first. */
export async function findUnansweredMessages(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('chatMessages')
    .select('id')
    .where('answeredAt', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

type Answer = Pick<
  MessageRow,
  | 'response'
  | 'source'
  | 'sources'
  | 'checked'
  | 'followUps'
  | 'notice'
  | 'isStopped'
  | 'answeredAt'
>;

/**
 * Stores what answers a message, unless something has answered it already.
 * @returns whether it was stored
 */
export async function saveAnswer(db: Db, id: number, answer: Answer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('chatMessages')
    .set(answer)
    .where('id', '=', id)
    .where('answeredAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
