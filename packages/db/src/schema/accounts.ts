import type { ColumnType, Generated } from 'kysely';
import type { Flag, Millis } from './values.ts';

export interface AccountTables {
  users: UsersTable;
  profiles: ProfilesTable;
  sessions: SessionsTable;
  authTokens: AuthTokensTable;
  signInThrottles: SignInThrottlesTable;
  knownDevices: KnownDevicesTable;
  signInGuesses: SignInGuessesTable;
  wrongCodes: WrongCodesTable;
  outboxMails: OutboxMailsTable;
  idempotencyKeys: IdempotencyKeysTable;
  deletionReceipts: DeletionReceiptsTable;
  deletionWishes: DeletionWishesTable;
  withdrawnDeletions: WithdrawnDeletionsTable;
  safetyAlerts: SafetyAlertsTable;
  alertDeliveries: AlertDeliveriesTable;
  alertEscalations: AlertEscalationsTable;
  alertGoings: AlertGoingsTable;
  heardTexts: HeardTextsTable;
  consents: ConsentsTable;
  trackedSessions: TrackedSessionsTable;
}

export interface UsersTable {
  id: Generated<number>;
  username: string;
  /** The name folded so that look-alikes collide; unique. */
  usernameKey: string;
  email: string | null;
  /** The address in lower case, for look-ups. Not unique: a family may share one. */
  emailKey: string | null;
  /** When its owner opened a link that was mailed to the address. */
  emailProvenAt: Millis | null;
  passwordHash: string;
  role: 'student' | 'parent' | 'teacher' | 'admin';
  firstName: string | null;
  lastName: string | null;
  age: number | null;
  grade: number | null;
  /** What a student gave as a parent's address, in lower case: a wish, not a proof. */
  parentEmailKey: string | null;
  currentDay: ColumnType<number, number | undefined, number>;
  approvedAt: Millis | null;
  isDemo: ColumnType<Flag, Flag | undefined, Flag>;
  termsAcceptedAt: Millis | null;
  createdAt: Millis;
  lastLoginAt: Millis | null;
  /** When an admin chose to keep an account that nobody used. */
  keptAt: ColumnType<Millis | null, Millis | null | undefined, Millis | null>;
  /** When the admins were warned that it will be deleted because nobody uses it. */
  unusedWarnedAt: ColumnType<Millis | null, Millis | null | undefined, Millis | null>;
  /** When an adult last signed in over plain http, for a week. */
  plainSignInAt: ColumnType<Millis | null, Millis | null | undefined, Millis | null>;
}

/** What a person tells about themselves beyond the account (spec 3, Profile). */
export interface ProfilesTable {
  userId: number;
  bio: string | null;
  favoriteSubjects: string;
  difficultyLevel: string;
  timeZone: string;
  language: string;
  allowDataSharing: Flag;
  weeklyGoal: number;
  weeklyHours: number | null;
  learningStyle: string | null;
  learningGoals: string;
  emergencyContact: string | null;
  department: string | null;
  specialization: string;
  certifications: string;
  yearsExperience: number | null;
  accessLevel: string | null;
  completedOnboardingAt: Millis | null;
  updatedAt: Millis;
  /** How pages are shown and read to this person; null leaves it to their age and device. */
  letters: string | null;
  textSize: string | null;
  motion: string | null;
  readAloud: string | null;
}

export interface SessionsTable {
  /** SHA-256 of the session id, in hex: whoever finds a backup cannot sign in with it. */
  idHash: string;
  userId: number;
  expiresAt: Millis;
  startedAt: Millis;
  /** Of a teacher or an admin to the minute; nobody asks for that of the others. */
  usedAt: Millis;
}

export interface AuthTokensTable {
  /** SHA-256 of the token, in hex. */
  tokenHash: string;
  purpose: 'magic-link' | 'password-reset' | 'admin-setup';
  userId: number | null;
  /** Null in rows from before it was noted. */
  madeAt: Millis | null;
  expiresAt: Millis;
}

/** Wrong passwords in a row, counted for one account or for one device at it. */
export interface SignInThrottlesTable {
  /** The folded user name, which holds no space; for a known device `device ` and its hash. */
  usernameKey: string;
  failures: number;
  blockedUntil: Millis;
}

/** A device on which somebody has signed in to an account. */
export interface KnownDevicesTable {
  /** SHA-256 of the account's id and the device's token, in hex: two accounts of a device have nothing in common. */
  tokenHash: string;
  userId: number;
  usedAt: Millis;
}

/** Wrong passwords for an account since its owner last said that they know of them. */
export interface SignInGuessesTable {
  userId: number;
  failures: number;
  since: Millis;
  lastAt: Millis;
}

/** Wrong codes that somebody has typed: of pairing slips, classes, rooms; and the own password, asked for again. */
export interface WrongCodesTable {
  userId: number;
  kind: string;
  failures: number;
  since: Millis;
  blockedUntil: Millis;
}

export interface OutboxMailsTable {
  id: Generated<number>;
  toAddress: string;
  subject: string;
  body: string;
  /** kept: no mail server is configured, an admin reads it; waiting: to be sent; sent: handed over. */
  status: 'kept' | 'waiting' | 'sent';
  attempts: ColumnType<number, number | undefined, number>;
  lastError: string | null;
  createdAt: Millis;
  nextAttemptAt: Millis | null;
  sentAt: Millis | null;
}

export interface IdempotencyKeysTable {
  userId: number;
  key: string;
  /** The procedure that the key was used with. */
  operation: string;
  result: string;
  createdAt: Millis;
}

/** What is left of a deleted account: nothing that names a person. */
export interface DeletionReceiptsTable {
  receipt: string;
  userId: number;
  role: string;
  deletedAt: Millis;
}

/** That the account of a child is to be deleted, while it is not yet. */
export interface DeletionWishesTable {
  userId: number;
  /** Who wished it; null when that account is gone. */
  wishedBy: number | null;
  byOwner: Flag;
  /** The receipt that was handed out for it. */
  receipt: string;
  wishedAt: Millis;
}

/** That such a wish was taken back. */
export interface WithdrawnDeletionsTable {
  userId: number;
  /** When it last was; a later wish stands. */
  withdrawnAt: Millis;
}

/** The words of an alert that lie in no journal and no chat. */
export interface HeardTextsTable {
  id: Generated<number>;
  /** The child. */
  userId: number;
  source: string;
  text: string;
  createdAt: Millis;
}

/** Something that an adult who cares for the child should look at. */
export interface SafetyAlertsTable {
  id: Generated<number>;
  /** The child. */
  userId: number;
  level: 'standard' | 'severe';
  /** What kind of worry, such as `self-harm`. */
  concern: string;
  /** Where it was written, such as `journal` or `room`; `drill` for one that adults practise with. */
  source: string;
  /** The entry or message there; for all other sources the row of `heardTexts`. */
  sourceId: number | null;
  createdAt: Millis;
  acknowledgedAt: Millis | null;
  acknowledgedBy: number | null;
  note: string | null;
  /** What the child answered that was asked whether it is safe. */
  childAnswer: 'safe' | 'help' | null;
  childAnsweredAt: Millis | null;
  /** The lists and the classifier of the host, or a model in the building that read along. */
  heardBy: ColumnType<'host' | 'lan-model', 'host' | 'lan-model' | undefined>;
}

/** Whom an alert has been told, and by which way. */
export interface AlertDeliveriesTable {
  id: Generated<number>;
  alertId: number;
  way: 'screen' | 'mail';
  /** `user:7` or `contact:name@example.org`: nobody is told the same twice by one way. */
  recipient: string;
  /** The adult with an account; null for a contact, and when that account is gone. */
  userId: number | null;
  /** The name of a safety contact without an account. */
  contactName: string | null;
  at: Millis;
  /** When an open page of the adult had shown it; null for a mail, of which that cannot be known. */
  seenAt: Millis | null;
}

/** How long an alert has waited, by a clock that may jump. */
export interface AlertEscalationsTable {
  alertId: number;
  /** Milliseconds. */
  waited: number;
  checkedAt: Millis;
}

/** An adult who is on the way to the child of an alert; each says so once. */
export interface AlertGoingsTable {
  id: Generated<number>;
  alertId: number;
  /** Null when that account is gone. */
  userId: number | null;
  at: Millis;
}

/** A consent given or withdrawn. Rows are only added; the newest of a child and purpose holds. */
export interface ConsentsTable {
  id: Generated<number>;
  /** The child. */
  userId: number;
  purpose: string;
  /** 1 given, 0 withdrawn. */
  granted: Flag;
  givenBy: number | null;
  /** `self`, `parent` or `paper`. */
  method: string;
  /** The text that was agreed to. */
  notice: string;
  at: Millis;
}

export interface TrackedSessionsTable {
  id: Generated<number>;
  userId: number;
  /** What the browser reported, JSON. */
  payload: string;
  at: Millis;
}
