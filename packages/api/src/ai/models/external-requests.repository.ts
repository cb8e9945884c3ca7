import type { Db } from '@lamplight/db';
import type { AiFeature, ExternalOutcome } from '@lamplight/domain/ai';

interface NewExternalRequest {
  readonly userId: number;
  readonly feature: AiFeature;
  readonly model: string;
  readonly body: string;
  readonly sentAt: number;
}

export async function insertExternalRequest(db: Db, request: NewExternalRequest): Promise<number> {
  const { id } = await db
    .insertInto('outsideRequests')
    .values(request)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Notes what became of a request, once: what is noted stays. */
export async function addOutcome(db: Db, id: number, outcome: ExternalOutcome): Promise<void> {
  await db
    .updateTable('outsideRequests')
    .set({ outcome })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .execute();
}

/**
 * Requests, newest first: those sent on behalf of these people, or of everybody.
 * @param page.before only those older than this one
 */
export function findExternalRequests(
  db: Db,
  people: readonly number[] | 'everybody',
  page: { before?: number | undefined; limit: number },
) {
  return db
    .selectFrom('outsideRequests')
    .innerJoin('users', 'users.id', 'outsideRequests.userId')
    .selectAll('outsideRequests')
    .select(['users.username', 'users.firstName', 'users.lastName'])
    .$if(people !== 'everybody', (query) =>
      query.where('outsideRequests.userId', 'in', people === 'everybody' ? [] : people),
    )
    .$if(page.before !== undefined, (query) =>
      query.where('outsideRequests.id', '<', page.before ?? 0),
    )
    .orderBy('outsideRequests.id', 'desc')
    .limit(page.limit)
    .execute();
}
