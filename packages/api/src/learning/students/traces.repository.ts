import type { Db } from '@lamplight/db';
import { WRONG_IN_A_ROW } from '@lamplight/domain/mastery';
import { FIRST_PACK_ID } from '@lamplight/domain/packs';
import { type RawBuilder, sql } from 'kysely';

export type TraceRow = Awaited<ReturnType<typeof findTraces>>[number];

/**
 * Students with how far they are, when they learned last, and their newest marked answers. Each is asked of the newest
 * rows of an index, so that years of older ones cost nothing.
 */
export function findTraces(db: Db, ids: readonly number[]) {
  return (
    db
      .selectFrom('users')
      .select([
        'users.id',
        'users.username',
        'users.firstName',
        'users.lastName',
        'users.age',
        'users.grade',
        'users.currentDay',
        'users.lastLoginAt',
      ])
      .select((eb) => [
        eb
          .selectFrom('lessonProgress')
          .select((lesson) => lesson.fn.countAll<number>().as('completed'))
          .whereRef('lessonProgress.userId', '=', 'users.id')
          .where('lessonProgress.completedAt', 'is not', null)
          // Of the programme: packs come and go.
          .where('lessonProgress.lessonId', '<', FIRST_PACK_ID)
          .$asScalar()
          .$notNull()
          .as('completedLessons'),
        eb
          .selectFrom('activityEvents')
          .select('activityEvents.at')
          .whereRef('activityEvents.userId', '=', 'users.id')
          .where('activityEvents.kind', '!=', 'registered')
          .orderBy('activityEvents.at', 'desc')
          .limit(1)
          .as('eventAt'),
        eb
          .selectFrom('lessonProgress')
          .select((lesson) => lesson.fn.max('lessonProgress.startedAt').as('at'))
          .whereRef('lessonProgress.userId', '=', 'users.id')
          .as('lessonAt'),
      ])
      .select(newestMarks().as('marks'))
      .where('users.role', '=', 'student')
      // As one value: the statement for 2,000 students is the same as the one for two.
      .where('users.id', 'in', sql<number>`(select value from json_each(${JSON.stringify(ids)}))`)
      .orderBy('users.id')
      .execute()
  );
}

/** The tables that hold marked answers of a user, and where in them something was answered at all. */
const MARKED: readonly (readonly [table: string, answered?: RawBuilder<boolean>])[] = [
  ['lesson_answers'],
  ['lesson_act_answers', sql`correct is not null`],
  ['quiz_answers'],
  ['math_answers', sql`choice is not null`],
  // A question that is still open must not be told from its mark.
  ['room_answers', sql`game_id in (select id from room_games where finished_at is not null)`],
  ['room_practice_answers'],
  ['recommended_activity_answers'],
];

/** `[[correct, at], …]`, so many of each table as a run of wrong ones is long. */
function newestMarks() {
  const each = MARKED.map(
    ([table, answered = sql`true`]) => sql`
      select * from (
        select correct, answered_at from ${sql.ref(table)}
        where user_id = users.id and ${answered} order by answered_at desc limit ${WRONG_IN_A_ROW}
      )`,
  );
  return sql<string>`(
    select json_group_array(json_array(correct, answered_at)) from (${sql.join(each, sql` union all `)})
  )`;
}
