import type { Db } from '@lamplight/db';

/** Whose turn on which day, such as `2026-06-15`. */
export interface TurnKey {
  readonly userId: number;
  readonly day: string;
}

const FEATURE = 'chat';

/** How many turns of a day models have answered for a student. */
export async function countOwnTurns(db: Db, { userId, day }: TurnKey): Promise<number> {
  const row = await db
    .selectFrom('aiTurns')
    .select('turns')
    .where('userId', '=', userId)
    .where('day', '=', day)
    .where('feature', '=', FEATURE)
    .executeTakeFirst();
  return row?.turns ?? 0;
}

/** The classes of a student: how many students each has, and how many turns these have used on a day. */
export async function countClassTurns(db: Db, { userId, day }: TurnKey) {
  const rows = await db
    .selectFrom('classMembers as mate')
    .leftJoin('aiTurns', (join) =>
      join
        .onRef('aiTurns.userId', '=', 'mate.userId')
        .on('aiTurns.day', '=', day)
        .on('aiTurns.feature', '=', FEATURE),
    )
    .where('mate.role', '=', 'student')
    .where('mate.classId', 'in', (eb) =>
      eb.selectFrom('classMembers').select('classId').where('userId', '=', userId),
    )
    .groupBy('mate.classId')
    .select((eb) => [
      eb.fn.countAll<number>().as('students'),
      eb.fn.sum<number>('aiTurns.turns').as('used'),
    ])
    .execute();
  return rows.map(({ students, used }) => ({
    students: Number(students),
    used: Number(used ?? 0),
  }));
}

/** Counts one turn, or takes one back. */
export async function addTurns(db: Db, { userId, day }: TurnKey, turns: 1 | -1): Promise<void> {
  await db
    .insertInto('aiTurns')
    .values({ userId, day, feature: FEATURE, turns: Math.max(0, turns) })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'day', 'feature'])
        .doUpdateSet((eb) => ({ turns: eb('aiTurns.turns', '+', turns) })),
    )
    .execute();
}
