import type { Db } from '@lamplight/db';

/** Every class with its students, and how many turns of a day models have answered for these. */
export async function countTurnsByClass(db: Db, day: string) {
  const rows = await db
    .selectFrom('classes')
    .leftJoin('classMembers as member', (join) =>
      join.onRef('member.classId', '=', 'classes.id').on('member.role', '=', 'student'),
    )
    .leftJoin('aiTurns', (join) =>
      join
        .onRef('aiTurns.userId', '=', 'member.userId')
        .on('aiTurns.day', '=', day)
        .on('aiTurns.feature', '=', 'chat'),
    )
    .groupBy('classes.id')
    .orderBy('classes.name')
    .select((eb) => [
      'classes.id',
      'classes.name',
      eb.fn.count<number>('member.userId').as('students'),
      eb.fn.sum<number>('aiTurns.turns').as('used'),
    ])
    .execute();
  return rows.map(({ students, used, ...row }) => ({
    ...row,
    students: Number(students),
    used: Number(used ?? 0),
  }));
}

/** How many students models have answered on a day, and how often. */
export async function countTurnsOfDay(db: Db, day: string) {
  const { students, turns } = await db
    .selectFrom('aiTurns')
    .where('day', '=', day)
    .where('turns', '>', 0)
    .select((eb) => [
      eb.fn.count<number>('userId').as('students'),
      eb.fn.sum<number>('turns').as('turns'),
    ])
    .executeTakeFirstOrThrow();
  return { students: Number(students), turns: Number(turns ?? 0) };
}
