import type { Db } from '@lamplight/db';
import type { TimedKind } from '@lamplight/domain/retention';
import { isoTime } from '../../platform/clock.ts';

/**
 * Removes what of a kind is older than a moment.
 * @param now for what knows its own end
 * @returns how many entries
 */
type Removal = (db: Db, before: number, now: number) => Promise<number>;

interface Deleted {
  readonly numDeletedRows: bigint;
}

const count = async (removal: { executeTakeFirst(): Promise<Deleted> }) =>
  Number((await removal.executeTakeFirst()).numDeletedRows);

/** The people whose account anybody may open. */
const demoAccounts = (db: Db) => db.selectFrom('users').select('id').where('isDemo', '=', 1);

/** Words that were typed in games with such an account: of all answers, which are JSON, the texts. */
const typedAnswers = (db: Db, table: 'roomAnswers' | 'roomPracticeAnswers', before: number) =>
  db
    .deleteFrom(table)
    .where('answeredAt', '<', before)
    .where('answer', 'like', '"%')
    .where('userId', 'in', demoAccounts(db));

/**
 * How each kind of the retention table is removed. Sessions end by Lucia's hand, entry requests by their own
 * moment, sign-ins over plain http are a field of the account, and accounts end after a warning.
 */
export const REMOVALS: Readonly<
  Record<Exclude<TimedKind, 'accounts' | 'sessions' | 'entryRequests' | 'plainSignIns'>, Removal>
> = {
  chat: (db, before) => count(db.deleteFrom('chatMessages').where('createdAt', '<', before)),
  heardTexts: (db, before) => count(db.deleteFrom('heardTexts').where('createdAt', '<', before)),
  notes: (db, before) => count(db.deleteFrom('studentNotes').where('createdAt', '<', before)),
  careCards: (db, before) => count(db.deleteFrom('careCards').where('updatedAt', '<', before)),
  attendance: (db, before) => count(db.deleteFrom('attendanceMarks').where('at', '<', before)),
  async pickups(db, before) {
    const codes = db.deleteFrom('pickupCodes').where('madeAt', '<', before);
    const announced = db.deleteFrom('announcedPickups').where('madeAt', '<', before);
    return (await count(codes)) + (await count(announced));
  },
  // With what was marked of them.
  walkUps: (db, before) => count(db.deleteFrom('walkUps').where('madeAt', '<', before)),
  outsideRequests: (db, before) =>
    count(db.deleteFrom('outsideRequests').where('sentAt', '<', before)),
  aiTurns: (db, before) =>
    count(db.deleteFrom('aiTurns').where('day', '<=', isoTime(before).slice(0, 10))),
  visits: (db, before) => count(db.deleteFrom('trackedSessions').where('at', '<', before)),
  // With everything that was played in them.
  games: (db, before) => count(db.deleteFrom('roomGames').where('startedAt', '<', before)),
  tournaments: (db, before) => count(db.deleteFrom('tournaments').where('createdAt', '<', before)),
  // So that their codes can be made again.
  closedRooms: (db, before) =>
    count(db.deleteFrom('rooms').where('state', 'is', null).where('updatedAt', '<', before)),
  writtenQuizzes: (db, before) =>
    count(db.deleteFrom('writtenQuizzes').where('createdAt', '<', before)),
  announcements: (db, before) =>
    count(
      db
        .deleteFrom('announcements')
        .where((eb) =>
          eb.or([eb('untilOn', '<', isoTime(before).slice(0, 10)), eb('withdrawnAt', '<', before)]),
        ),
    ),
  tablets: (db, before) =>
    count(
      db
        .deleteFrom('classTablets')
        .where((eb) => eb(eb.fn.coalesce('lastSeenAt', 'createdAt'), '<', before)),
    ),
  pairingSlips: (db, before) =>
    count(db.deleteFrom('pairingSlips').where('expiresAt', '<', before)),
  // The span is that of the longest-lived ones; most live for minutes.
  mailedLinks: (db, _before, now) =>
    count(db.deleteFrom('authTokens').where('expiresAt', '<=', now)),
  mails: (db, before) => count(db.deleteFrom('outboxMails').where('createdAt', '<', before)),
  async signInFailures(db, before) {
    const passwords = db.deleteFrom('signInThrottles').where('blockedUntil', '<', before);
    const codes = db.deleteFrom('wrongCodes').where('blockedUntil', '<', before);
    return (await count(passwords)) + (await count(codes));
  },
  knownDevices: (db, before) => count(db.deleteFrom('knownDevices').where('usedAt', '<', before)),
  signInGuesses: (db, before) => count(db.deleteFrom('signInGuesses').where('lastAt', '<', before)),
  repeatedCalls: (db, before) =>
    count(db.deleteFrom('idempotencyKeys').where('createdAt', '<', before)),
  auditEvents: (db, before) => count(db.deleteFrom('auditEvents').where('at', '<', before)),
  async demoWords(db, before) {
    const entries = db
      .deleteFrom('journalEntries')
      .where('createdAt', '<', before)
      .where('userId', 'in', demoAccounts(db));
    const messages = db
      .deleteFrom('chatMessages')
      .where('createdAt', '<', before)
      .where('userId', 'in', demoAccounts(db));
    const heard = db
      .deleteFrom('heardTexts')
      .where('createdAt', '<', before)
      .where('userId', 'in', demoAccounts(db));
    const typed = await count(typedAnswers(db, 'roomAnswers', before));
    const practised = await count(typedAnswers(db, 'roomPracticeAnswers', before));
    const written = (await count(entries)) + (await count(messages)) + (await count(heard));
    return written + typed + practised;
  },
  deletionReceipts: (db, before) =>
    count(db.deleteFrom('deletionReceipts').where('deletedAt', '<', before)),
};
