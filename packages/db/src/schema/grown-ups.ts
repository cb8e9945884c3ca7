import type { ColumnType, Generated } from 'kysely';
import type { Flag, Millis } from './values.ts';

export interface GrownUpTables {
  classSettings: ClassSettingsTable;
  classClosures: ClassClosuresTable;
  lessonAssignments: LessonAssignmentsTable;
  teacherLessonCompletions: TeacherLessonCompletionsTable;
  teacherLessonAnswers: TeacherLessonAnswersTable;
  studentNotes: StudentNotesTable;
  pairingSlips: PairingSlipsTable;
  picturePasswords: PicturePasswordsTable;
  signInCards: SignInCardsTable;
  classTablets: ClassTabletsTable;
  entryRequests: EntryRequestsTable;
  auditEvents: AuditEventsTable;
  hostSettings: HostSettingsTable;
  sampleAccounts: SampleAccountsTable;
  sampleClasses: SampleClassesTable;
}

/** How a class moves through the programme. A class without a row leaves each student their own day. */
export interface ClassSettingsTable {
  classId: number;
  pacing: 'own-day' | 'class-day';
  /** The date of Day 1 where the class moves together, `2026-06-15`. */
  startsOn: string | null;
  /** The days of the week on which the class meets, 1 Monday to 7 Sunday, such as `12345`. */
  meetsOn: string;
  updatedAt: Millis;
}

/** A date on which a class does not meet. */
export interface ClassClosuresTable {
  classId: number;
  /** `2026-07-04`. */
  date: string;
  reason: string | null;
}

/** A teacher's own lesson, given to a class. */
export interface LessonAssignmentsTable {
  id: Generated<number>;
  classId: number;
  lessonId: number;
  assignedBy: number | null;
  /** The date until which it is wished for, `2026-06-19`. */
  dueOn: string | null;
  createdAt: Millis;
}

/** A student has worked through a teacher's own lesson. */
export interface TeacherLessonCompletionsTable {
  userId: number;
  lessonId: number;
  completedAt: Millis;
}

/** The first answer of a student to a task of a teacher's lesson. */
export interface TeacherLessonAnswersTable {
  id: Generated<number>;
  userId: number;
  lessonId: number;
  task: 'check' | 'act';
  /** Of the task among its kind, from 0. */
  taskIndex: number;
  /** As it was asked: an answer counts for no other question. */
  question: string;
  /** Numbers, as JSON. */
  answer: string;
  /** 1 for right, 0 for wrong, null where nothing is. */
  correct: number | null;
  /** Whether an answer, the first or a later one, was not wrong. */
  shown: Generated<Flag>;
  answeredAt: Millis;
}

/** What a teacher or an admin wrote down about a student, for the other adults of the class. */
export interface StudentNotesTable {
  id: Generated<number>;
  studentId: number;
  authorId: number | null;
  text: string;
  createdAt: Millis;
}

/** A printed code that links a parent to a child and confirms the link. */
export interface PairingSlipsTable {
  id: Generated<number>;
  /** SHA-256 of the code, in hex. */
  codeHash: string;
  studentId: number;
  createdBy: number | null;
  createdAt: Millis;
  expiresAt: Millis;
  usedAt: Millis | null;
  usedBy: number | null;
}

/** The three pictures of a small child's password, hashed. */
export interface PicturePasswordsTable {
  userId: number;
  hash: string;
  /** Wrong choices in a row; kept here and not with the sign-in's, so that they go with the child. */
  failures: ColumnType<number, number | undefined, number>;
  blockedUntil: ColumnType<Millis, Millis | undefined, Millis>;
  updatedAt: Millis;
}

/** The QR of a child's printed card. A new card makes the old one worthless. */
export interface SignInCardsTable {
  userId: number;
  /** SHA-256 of the token in the QR, in hex. */
  tokenHash: string;
  createdAt: Millis;
}

/** A tablet on which the children of a class sign in with pictures. */
export interface ClassTabletsTable {
  id: Generated<number>;
  classId: number;
  name: string;
  /** SHA-256 of the tablet's token, in hex. */
  tokenHash: string;
  createdBy: number | null;
  createdAt: Millis;
  lastSeenAt: Millis | null;
}

/** A child at a class tablet asks a teacher to let them in. */
export interface EntryRequestsTable {
  id: Generated<number>;
  tabletId: number;
  userId: number;
  createdAt: Millis;
  expiresAt: Millis;
  decidedBy: number | null;
  outcome: 'waiting' | 'let-in' | 'refused' | 'used';
}

/** Who did what to whom. Rows are only added; they name people by id alone and go with them. */
export interface AuditEventsTable {
  id: Generated<number>;
  actorId: number | null;
  /** Such as `account.role-changed`. */
  action: string;
  /** To whom it was done. */
  userId: number | null;
  /** What else is to be known, without personal data, JSON. */
  detail: string | null;
  at: Millis;
}

/** What the admin chose for this host, by name, as JSON. */
export interface HostSettingsTable {
  name: string;
  value: string;
  updatedAt: Millis;
}

/** An account of the class to look around in. */
export interface SampleAccountsTable {
  userId: number;
}

/** A class to look around in. */
export interface SampleClassesTable {
  classId: number;
}
