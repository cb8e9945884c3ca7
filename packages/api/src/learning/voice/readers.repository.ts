import type { Db } from '@lamplight/db';

/** The days, ages and languages of all students, each once. */
export function findReaders(db: Db) {
  return db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.userId', 'users.id')
    .select(['users.age', 'users.currentDay', 'profiles.language'])
    .distinct()
    .where('users.role', '=', 'student')
    .orderBy('users.currentDay')
    .execute();
}
