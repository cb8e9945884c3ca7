import { DAY_MILLIS } from '../activity/index.ts';
import { PLAIN_SIGN_IN_DAYS } from '../doctor/index.ts';

const HOUR_MILLIS = 60 * 60 * 1000;

/** How long something is kept: a span of time, the newest ones, or as long as the account it belongs to. */
export type Kept =
  | { readonly for: 'days' | 'hours'; readonly count: number; readonly from: KeptFrom }
  | { readonly for: 'newest'; readonly count: number }
  | { readonly for: 'account' };

/** From when a span counts: it was made, it was last used, it ended, or an admin was warned of its end. */
export type KeptFrom = 'made' | 'used' | 'ended';

/** How it ends: removed by the nightly work, with the account, by a newer one, or after admins were warned. */
export type RetentionEnd = 'removed' | 'with-account' | 'replaced' | 'after-warning';

export interface RetentionRule {
  readonly kept: Kept;
  readonly ends: RetentionEnd;
}

const removedAfter = (count: number, from: KeptFrom = 'made') =>
  ({ kept: { for: 'days', count, from }, ends: 'removed' }) as const;
const withAccount = { kept: { for: 'account' }, ends: 'with-account' } as const;

/** A school year and the camp after it, in days. */
const SCHOOL_YEAR = 400;
/** Days in ten years: longer than anybody keeps a copy of a backup. */
const TEN_YEARS = 3650;

/**
 * How long everything is kept that belongs to people: the one table that the nightly work obeys, the privacy
 * policy shows and the admin sees (safety, Children). Nothing is kept for ever: what has no span of its own
 * goes with its account, and an account goes when nobody has used it for long.
 */
export const RETENTION = {
  /** Decision 0019. */
  accounts: { kept: { for: 'days', count: 730, from: 'used' }, ends: 'after-warning' },
  progress: withAccount,
  code: withAccount,
  journal: withAccount,
  chat: removedAfter(SCHOOL_YEAR),
  consents: withAccount,
  safetyAlerts: withAccount,
  heardTexts: removedAfter(SCHOOL_YEAR),
  notes: removedAfter(SCHOOL_YEAR),
  /** Who saves a card anew says that it is right still. */
  careCards: removedAfter(SCHOOL_YEAR),
  attendance: removedAfter(SCHOOL_YEAR),
  collectors: withAccount,
  /** Codes of the day, and who comes today instead. */
  pickups: removedAfter(1),
  walkUps: removedAfter(30),
  outsideRequests: removedAfter(SCHOOL_YEAR),
  aiTurns: removedAfter(1),
  visits: removedAfter(SCHOOL_YEAR),
  games: removedAfter(SCHOOL_YEAR),
  tournaments: removedAfter(SCHOOL_YEAR),
  closedRooms: removedAfter(1, 'ended'),
  writtenQuizzes: removedAfter(SCHOOL_YEAR),
  /** With that of the teacher who speaks in them. */
  recordings: withAccount,
  /** Counted from its last day, or from the day on which it was withdrawn. */
  announcements: removedAfter(30, 'ended'),
  calendarFeeds: withAccount,
  /** With that of the parent or of the child, or with the link between the two. */
  familyRecordings: withAccount,
  signInCards: withAccount,
  entryRequests: removedAfter(1, 'ended'),
  tablets: removedAfter(SCHOOL_YEAR, 'used'),
  pairingSlips: removedAfter(30, 'ended'),
  sessions: removedAfter(30, 'used'),
  mailedLinks: removedAfter(7),
  mails: removedAfter(30),
  signInFailures: removedAfter(1, 'ended'),
  /** Longer than the summer holidays. */
  knownDevices: removedAfter(120, 'used'),
  signInGuesses: removedAfter(90, 'used'),
  /** A tablet may stay in a cupboard over a holiday. */
  repeatedCalls: removedAfter(30),
  plainSignIns: removedAfter(PLAIN_SIGN_IN_DAYS),
  auditEvents: removedAfter(730),
  /** Anybody may open the demo account next. */
  demoWords: { kept: { for: 'hours', count: 1, from: 'made' }, ends: 'removed' },
  deletionReceipts: removedAfter(TEN_YEARS),
  backups: { kept: { for: 'newest', count: 14 }, ends: 'replaced' },
} as const satisfies Readonly<Record<string, RetentionRule>>;

export type RetentionKind = keyof typeof RETENTION;

/** What is kept, in the order in which it is shown. */
export const RETENTION_KINDS = Object.keys(RETENTION) as RetentionKind[];

/** Kinds that are kept for a span of time. */
export type TimedKind = {
  [K in RetentionKind]: (typeof RETENTION)[K]['kept'] extends { readonly from: KeptFrom }
    ? K
    : never;
}[RetentionKind];

/** Milliseconds for which something is kept. */
export function keptMillis(kind: TimedKind): number {
  const { kept } = RETENTION[kind];
  return kept.count * (kept.for === 'hours' ? HOUR_MILLIS : DAY_MILLIS);
}

/**
 * Whether a kind is kept for a day at most. Nobody misses it, so that it goes even while the clock of the host is
 * doubted: what somebody wrote as the demo student must not wait for that.
 */
export function isPassing(kind: TimedKind): boolean {
  return keptMillis(kind) <= DAY_MILLIS;
}
