import { type Migration, Migrator } from 'kysely/migration';
import { type Db, transact } from '../sqlite/database-handle.ts';
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
import { endedFamilyLinks } from './0017-ended-family-links.ts';
import { heardTexts } from './0018-heard-texts.ts';
import { care } from './0019-care.ts';
import { alertDeliveries } from './0020-alert-deliveries.ts';
import { doubtAnswers } from './0021-doubt-answers.ts';
import { knownDevices } from './0022-known-devices.ts';
import { chatNotices } from './0025-chat-notices.ts';
import { sessionTimes } from './0026-session-times.ts';
import { plainSignIns } from './0027-plain-sign-ins.ts';
import { linkTimes } from './0028-link-times.ts';
import { finishedActivities } from './0030-finished-activities.ts';
import { lessonPlays } from './0031-lesson-plays.ts';
import { contentPacks } from './0032-content-packs.ts';
import { teacherLessonAnswers } from './0033-teacher-lesson-answers.ts';
import { lessonRecordings } from './0034-lesson-recordings.ts';
import { alertGoings } from './0035-alert-goings.ts';
import { deletionWishes } from './0036-deletion-wishes.ts';
import { withdrawnDeletions } from './0037-withdrawn-deletions.ts';
import { automaticMembers } from './0038-automatic-members.ts';
import { attendance } from './0042-attendance.ts';
import { pickups } from './0043-pickups.ts';
import { questionKinds } from './0044-question-kinds.ts';
import { announcements } from './0050-announcements.ts';
import { calendarFeeds } from './0051-calendar-feeds.ts';
import { familyRecordings } from './0053-family-recordings.ts';
import { endedFamilyRecordings } from './0058-ended-family-recordings.ts';
import { shownAnswers } from './0059-shown-answers.ts';

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
  '0017-ended-family-links': endedFamilyLinks,
  '0018-heard-texts': heardTexts,
  '0019-care': care,
  '0020-alert-deliveries': alertDeliveries,
  '0021-doubt-answers': doubtAnswers,
  '0022-known-devices': knownDevices,
  '0025-chat-notices': chatNotices,
  '0026-session-times': sessionTimes,
  '0027-plain-sign-ins': plainSignIns,
  '0028-link-times': linkTimes,
  '0030-finished-activities': finishedActivities,
  '0031-lesson-plays': lessonPlays,
  '0032-content-packs': contentPacks,
  '0033-teacher-lesson-answers': teacherLessonAnswers,
  '0034-lesson-recordings': lessonRecordings,
  '0035-alert-goings': alertGoings,
  '0036-deletion-wishes': deletionWishes,
  '0037-withdrawn-deletions': withdrawnDeletions,
  '0038-automatic-members': automaticMembers,
  '0042-attendance': attendance,
  '0043-pickups': pickups,
  '0044-question-kinds': questionKinds,
  '0050-announcements': announcements,
  '0051-calendar-feeds': calendarFeeds,
  '0053-family-recordings': familyRecordings,
  '0058-ended-family-recordings': endedFamilyRecordings,
  '0059-shown-answers': shownAnswers,
};

/** Names of all migrations that this program knows, oldest first. */
export function migrationNames(): string[] {
  return Object.keys(MIGRATIONS);
}

function migrator(db: Db): Migrator {
  return new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
    // Kysely takes SQLite for a database whose DDL no transaction holds, and it begins none: `migrate` does.
    disableTransactions: true,
  });
}

/** Names of the migrations that this database has not had yet, oldest first. */
export async function pendingMigrations(db: Db): Promise<string[]> {
  const all = await migrator(db).getMigrations();
  return all.filter((migration) => !migration.executedAt).map((migration) => migration.name);
}

/** A migration failed, and the database is as it was before. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/**
 * Brings the database to the newest schema, or to that of an earlier migration. All of it is one transaction
 * (decision 0023): whatever ends the program in the middle of it, the database is as it was before.
 * @param upTo the name of the last migration to run
 * @throws MigrationError with the error of the migration that failed as its cause
 */
export function migrate(db: Db, upTo?: string): Promise<string[]> {
  return transact(db, async (trx) => {
    const own = migrator(trx);
    const { error, results = [] } =
      upTo === undefined ? await own.migrateToLatest() : await own.migrateTo(upTo);
    if (error) {
      const failed = results.find(({ status }) => status === 'Error')?.migrationName;
      const message = error instanceof Error ? error.message : String(error);
      throw new MigrationError(failed ? `${failed}: ${message}` : message, { cause: error });
    }
    return results.map(({ migrationName }) => migrationName);
  });
}
