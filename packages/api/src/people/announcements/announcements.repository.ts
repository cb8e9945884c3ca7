import type { AnnouncementsTable, Db } from '@lamplight/db';
import type { Insertable, Updateable } from 'kysely';

export async function insertAnnouncement(
  db: Db,
  announcement: Insertable<AnnouncementsTable>,
): Promise<number> {
  const { id } = await db
    .insertInto('announcements')
    .values(announcement)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateAnnouncement(
  db: Db,
  id: number,
  changes: Updateable<AnnouncementsTable>,
): Promise<void> {
  await db.updateTable('announcements').set(changes).where('id', '=', id).execute();
}

/** The class and the fate of an announcement. */
export function findAnnouncement(db: Db, id: number) {
  return db
    .selectFrom('announcements')
    .select(['id', 'classId', 'withdrawnAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Announcements with their class and who says them, the newest first. */
function announcementsWithAuthor(db: Db) {
  return db
    .selectFrom('announcements as said')
    .innerJoin('classes', 'classes.id', 'said.classId')
    .innerJoin('users as author', 'author.id', 'said.authorId')
    .leftJoin('classMembers as teaching', (join) =>
      join
        .onRef('teaching.classId', '=', 'said.classId')
        .onRef('teaching.userId', '=', 'said.authorId')
        .on('teaching.role', '=', 'teacher'),
    )
    .select(['said.id', 'said.classId', 'said.audience', 'said.fromOn', 'said.untilOn'])
    .select(['said.texts', 'said.changedAt', 'said.withdrawnAt', 'classes.name as className'])
    .select(['author.username', 'author.firstName', 'author.lastName', 'author.role'])
    .select(['author.approvedAt', 'teaching.userId as teaches'])
    .orderBy('said.fromOn', 'desc')
    .orderBy('said.id', 'desc');
}
export type AnnouncementRow = Awaited<ReturnType<typeof findAnnouncementsOfClass>>[number];

export function findAnnouncementsOfClass(db: Db, classId: number, limit: number) {
  return announcementsWithAuthor(db).where('said.classId', '=', classId).limit(limit).execute();
}

/** Those for the classes of these children that are up on a date and nobody has withdrawn. */
export function findShownAnnouncements(
  db: Db,
  { studentIds, date }: { readonly studentIds: readonly number[]; readonly date: string },
) {
  return announcementsWithAuthor(db)
    .where('said.classId', 'in', (eb) =>
      eb
        .selectFrom('classMembers as student')
        .select('student.classId')
        .where('student.role', '=', 'student')
        .where('student.userId', 'in', studentIds),
    )
    .where('said.withdrawnAt', 'is', null)
    .where('said.fromOn', '<=', date)
    .where('said.untilOn', '>=', date)
    .execute();
}
