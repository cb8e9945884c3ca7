import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from '../sqlite/database-handle.ts';
import { initial } from './0001-initial.ts';
import { teacherLessons } from './0002-teacher-lessons.ts';
import { studentsDay } from './0003-students-day.ts';
import { mathGames } from './0004-math-games.ts';
import { experiments } from './0005-experiments.ts';
import { quizzes } from './0006-quizzes.ts';
import { projects } from './0007-projects.ts';
import { rooms } from './0008-rooms.ts';
import { recommendations } from './0009-recommendations.ts';
import { scripture } from './0010-scripture.ts';
import { questionSets } from './0011-question-sets.ts';
import { ai } from './0012-ai.ts';
import { knowledge } from './0013-knowledge.ts';
import { writtenQuizzes } from './0014-written-quizzes.ts';
import { grownUps } from './0015-grown-ups.ts';
import { wrongCodes } from './0016-wrong-codes.ts';

/** Every migration, oldest first. A list and no folder scan, so that a bundle holds them too. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-initial': initial,
  '0002-teacher-lessons': teacherLessons,
  '0003-students-day': studentsDay,
  '0004-math-games': mathGames,
  '0005-experiments': experiments,
  '0006-quizzes': quizzes,
  '0007-projects': projects,
  '0008-rooms': rooms,
  '0009-recommendations': recommendations,
  '0010-scripture': scripture,
  '0011-question-sets': questionSets,
  '0012-ai': ai,
  '0013-knowledge': knowledge,
  '0014-written-quizzes': writtenQuizzes,
  '0015-grown-ups': grownUps,
  '0016-wrong-codes': wrongCodes,
};

/** Names of all migrations that this program knows, oldest first. */
export function migrationNames(): string[] {
  return Object.keys(MIGRATIONS);
}

function migrator(db: Db): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
}

/** Names of the migrations that this database has not had yet, oldest first. */
export async function pendingMigrations(db: Db): Promise<string[]> {
  const all = await migrator(db).getMigrations();
  return all.filter((migration) => !migration.executedAt).map((migration) => migration.name);
}

/**
 * Brings the database to the newest schema.
 * @throws the error of the migration that failed; earlier ones of the same run are kept
 */
export async function migrate(db: Db): Promise<string[]> {
  const { error, results } = await migrator(db).migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}
