import type { Db } from '@lamplight/db';

/** Classes by how somebody belongs to them: as who teaches or learns there, or by these children. */
export function findClassesWith(
  db: Db,
  { userIds, role }: { readonly userIds: readonly number[]; readonly role: 'teacher' | 'student' },
) {
  return db
    .selectFrom('classes')
    .select(['id', 'name'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('classMembers')
        .select('classId')
        .where('role', '=', role)
        .where('userId', 'in', userIds),
    )
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/**
 * The lessons with a date that these classes were given by somebody who is an approved teacher of the class now, as
 * children see them.
 */
export function findDueLessons(db: Db, classIds: readonly number[]) {
  return db
    .selectFrom('lessonAssignments as given')
    .innerJoin('teacherLessons as lesson', 'lesson.id', 'given.lessonId')
    .innerJoin('users as teacher', 'teacher.id', 'lesson.teacherId')
    .innerJoin('classMembers as teaching', (join) =>
      join
        .onRef('teaching.classId', '=', 'given.classId')
        .onRef('teaching.userId', '=', 'lesson.teacherId')
        .on('teaching.role', '=', 'teacher'),
    )
    .select(['given.classId', 'given.dueOn', 'lesson.title'])
    .where('given.classId', 'in', classIds)
    .where('given.dueOn', 'is not', null)
    .where('teacher.approvedAt', 'is not', null)
    .$narrowType<{ dueOn: string }>()
    .orderBy('given.id')
    .execute();
}

export function findFeed(db: Db, userId: number) {
  return db
    .selectFrom('calendarFeeds')
    .select('madeAt')
    .where('userId', '=', userId)
    .where('tokenHash', 'is not', null)
    .executeTakeFirst();
}

/** Whose feed it is. */
export function findFeedByToken(db: Db, tokenHash: string) {
  return db
    .selectFrom('calendarFeeds')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
}

/** Puts an address in the place of the one before. */
export async function saveFeed(
  db: Db,
  feed: { readonly userId: number; readonly tokenHash: string; readonly madeAt: number },
): Promise<void> {
  const { tokenHash, madeAt } = feed;
  await db
    .insertInto('calendarFeeds')
    .values(feed)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ tokenHash, madeAt }))
    .execute();
}

/** Ends an address. */
export async function endFeedOf(db: Db, userId: number, endedAt: number): Promise<void> {
  await db
    .updateTable('calendarFeeds')
    .set({ tokenHash: null, madeAt: endedAt })
    .where('userId', '=', userId)
    .execute();
}
