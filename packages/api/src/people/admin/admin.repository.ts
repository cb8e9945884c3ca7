import type { Db } from '@lamplight/db';
import { FIRST_PACK_ID } from '@lamplight/domain/packs';

/** What an account shows to admins. */
export const accountColumns = [
  'users.id',
  'users.username',
  'users.email',
  'users.role',
  'users.firstName',
  'users.lastName',
  'users.age',
  'users.grade',
  'users.createdAt',
  'users.lastLoginAt',
  'users.currentDay',
  'users.approvedAt',
  'users.isDemo',
] as const;

export function listAccounts(db: Db) {
  return db.selectFrom('users').select(accountColumns).orderBy('id').execute();
}

/** The classes of this host, by name. */
export function listClassNames(db: Db) {
  return db.selectFrom('classes').select(['id', 'name']).orderBy('name').orderBy('id').execute();
}

/** Accounts of people: the demo account is nobody's. */
export async function countAccounts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('isDemo', '=', 0)
    .executeTakeFirstOrThrow();
  return count;
}

/** Progress in the lessons of the programme, of students only; what is tried in the demo account does not count. */
function progressOfStudents(db: Db) {
  return db
    .selectFrom('lessonProgress')
    .innerJoin('users', 'users.id', 'lessonProgress.userId')
    .where('users.role', '=', 'student')
    .where('users.isDemo', '=', 0)
    .where('lessonProgress.lessonId', '<', FIRST_PACK_ID);
}

/** What students did in the lessons, counted together; minutes in `timeSpent`, null averages for none. */
export function sumUpLessons(db: Db) {
  return progressOfStudents(db)
    .select((eb) => [
      eb.fn.countAll<number>().as('started'),
      eb.fn.count<number>('lessonProgress.completedAt').as('completed'),
      eb.fn.avg<number | null>('lessonProgress.score').as('averageScore'),
      eb.fn.coalesce(eb.fn.sum<number>('lessonProgress.timeSpent'), eb.lit(0)).as('timeSpent'),
    ])
    .executeTakeFirstOrThrow();
}

/** The id in this column that students completed most often; the lower one of two that are equal. */
export async function findMostCompleted(
  db: Db,
  column: 'lessonId' | 'moduleId',
): Promise<number | null> {
  const row = await progressOfStudents(db)
    .select(`lessonProgress.${column} as id`)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('lessonProgress.completedAt', 'is not', null)
    .groupBy(`lessonProgress.${column}`)
    .orderBy('count', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
