import type { Db } from '@lamplight/db';

/** Where what somebody does with an account leaves a row; the host itself puts none there. */
const TRACES = [
  'profiles',
  'lessonProgress',
  'lessonAnswers',
  'lessonActAnswers',
  'finishedActivities',
  'journalEntries',
  'chatMessages',
  'quizResults',
  'mathRounds',
  'projectProgress',
  'roomGamePlayers',
  'consents',
  'safetyAlerts',
  'heardTexts',
] as const;

/**
 * Accounts that somebody made for themselves since a moment and has done nothing with, the newest first. Those that
 * adults made are never among them, nor approved teachers, linked parents, the demo account and the sample class.
 */
export function findFreshAccounts(db: Db, since: number, most: number) {
  return db
    .selectFrom('users')
    .selectAll()
    .where('createdAt', '>', since)
    .where('termsAcceptedAt', 'is not', null)
    .where('role', '!=', 'admin')
    .where('isDemo', '=', 0)
    .where((eb) => eb.or([eb('role', '!=', 'teacher'), eb('approvedAt', 'is', null)]))
    .where('id', 'not in', (eb) => eb.selectFrom('sampleAccounts').select('userId'))
    .where('id', 'not in', (eb) => eb.selectFrom('familyLinks').select('parentId'))
    .where('id', 'not in', (eb) =>
      eb.selectFrom('activityEvents').select('userId').where('kind', '!=', 'registered'),
    )
    .where((eb) =>
      eb.and(
        TRACES.map((table) =>
          eb.not(
            eb.exists(
              eb.selectFrom(table).select('userId').whereRef(`${table}.userId`, '=', 'users.id'),
            ),
          ),
        ),
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
