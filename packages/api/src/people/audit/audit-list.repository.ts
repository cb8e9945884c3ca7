import type { Db } from '@lamplight/db';
import { DAY_MILLIS } from '@lamplight/domain/activity';
import { type AuditInput, actionsOf } from '@lamplight/domain/audit';
import { sql } from 'kysely';
import { namesHold } from '../users/user-search.repository.ts';

type Filter = Pick<AuditInput, 'search' | 'topic' | 'personId' | 'from' | 'to'>;

/** The first moment of a day in UTC, in epoch milliseconds. */
const startOf = (day: string) => Date.parse(day);

function eventsWhere(db: Db, { search, topic, personId, from, to }: Filter) {
  return db
    .selectFrom('auditEvents as event')
    .leftJoin('users as actor', 'actor.id', 'event.actorId')
    .leftJoin('users as person', 'person.id', 'event.userId')
    .where((eb) => {
      const actor = namesHold('actor', search);
      const person = namesHold('person', search);
      return eb.or([eb.and(actor), eb.and(person)]);
    })
    .$if(topic !== undefined, (query) =>
      query.where('event.action', 'in', topic === undefined ? [] : actionsOf(topic)),
    )
    .$if(personId !== undefined, (query) =>
      query.where((eb) =>
        eb.or([eb('event.actorId', '=', personId ?? 0), eb('event.userId', '=', personId ?? 0)]),
      ),
    )
    .$if(from !== undefined, (query) => query.where('event.at', '>=', startOf(from ?? '')))
    .$if(to !== undefined, (query) => query.where('event.at', '<', startOf(to ?? '') + DAY_MILLIS));
}

export async function countAuditEvents(db: Db, filter: Filter): Promise<number> {
  const { count } = await eventsWhere(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Events, the newest first, with the names of the people as they are now. */
export function findAuditEvents(
  db: Db,
  filter: Filter,
  page: { readonly offset: number; readonly limit: number },
) {
  return eventsWhere(db, filter)
    .select(['event.id', 'event.at', 'event.action', 'event.detail'])
    .select(['event.actorId', 'event.userId as personId'])
    .select((eb) =>
      eb
        .selectFrom('classes')
        .select('name')
        .where(
          'classes.id',
          '=',
          sql<number>`json_extract(${sql.ref('event.detail')}, '$.classId')`,
        )
        .as('className'),
    )
    .select([
      'actor.username as actorUsername',
      'actor.firstName as actorFirstName',
      'actor.lastName as actorLastName',
      'person.username as personUsername',
      'person.firstName as personFirstName',
      'person.lastName as personLastName',
    ])
    .orderBy('event.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}
