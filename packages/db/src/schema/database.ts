import type { ColumnType, Generated } from 'kysely';
import type { AiTables } from './ai.ts';
import type { GrownUpTables } from './grown-ups.ts';
import type { KnowledgeTables } from './knowledge.ts';
import type { QuestionSetTables } from './question-sets.ts';
import type { RecommendationTables } from './recommendations.ts';
import type { RoomTables } from './rooms.ts';
import type { Flag, Millis } from './values.ts';

export type * from './ai.ts';
export type * from './grown-ups.ts';
export type * from './knowledge.ts';
export type * from './question-sets.ts';
export type * from './recommendations.ts';
export type * from './rooms.ts';
export type * from './values.ts';

/**
 * The tables as Kysely types. Times are epoch milliseconds, flags are 0 or 1, lists and objects are
 * JSON in text: forms that SQLite and PostgreSQL store alike.
 */
export interface Database
  extends RoomTables,
    KnowledgeTables,
    RecommendationTables,
    QuestionSetTables,
    AiTables,
    GrownUpTables {
  users: UsersTable;
  profiles: ProfilesTable;
  sessions: SessionsTable;
  authTokens: AuthTokensTable;
  signInThrottles: SignInThrottlesTable;
  outboxMails: OutboxMailsTable;
  classes: ClassesTable;
  classMembers: ClassMembersTable;
  familyLinks: FamilyLinksTable;
  lessonProgress: LessonProgressTable;
  lessonAnswers: LessonAnswersTable;
  achievements: AchievementsTable;
  activityEvents: ActivityEventsTable;
  idempotencyKeys: IdempotencyKeysTable;
  deletionReceipts: DeletionReceiptsTable;
  teacherLessons: TeacherLessonsTable;
  challenges: ChallengesTable;
  journalEntries: JournalEntriesTable;
  safetyAlerts: SafetyAlertsTable;
  storyCompletions: StoryCompletionsTable;
  versePractices: VersePracticesTable;
  consents: ConsentsTable;
  trackedSessions: TrackedSessionsTable;
  experimentCompletions: ExperimentCompletionsTable;
  quizResults: QuizResultsTable;
  quizAnswers: QuizAnswersTable;
  writtenQuizzes: WrittenQuizzesTable;
  projectProgress: ProjectProgressTable;
  mathProgress: MathProgressTable;
  mathRounds: MathRoundsTable;
  mathAnswers: MathAnswersTable;
  scriptureTranslations: ScriptureTranslationsTable;
  scriptureVerses: ScriptureVersesTable;
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
}

export interface AuthTokensTable {
  /** SHA-256 of the token, in hex. */
  tokenHash: string;
  purpose: 'magic-link' | 'password-reset' | 'admin-setup';
  userId: number | null;
  expiresAt: Millis;
}

export interface SignInThrottlesTable {
  usernameKey: string;
  failures: number;
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

export interface ClassesTable {
  id: Generated<number>;
  name: string;
  code: string;
  createdAt: Millis;
}

export interface ClassMembersTable {
  classId: number;
  userId: number;
  /** A teacher of the class, or a student in it. */
  role: 'teacher' | 'student';
}

export interface FamilyLinksTable {
  parentId: number;
  studentId: number;
  /** unconfirmed: the addresses match but nobody has proven the parent's. */
  status: 'confirmed' | 'unconfirmed';
  createdAt: Millis;
  /** What it came from. */
  way: Generated<'address' | 'slip' | 'admin'>;
}

export interface LessonProgressTable {
  userId: number;
  lessonId: number;
  moduleId: number;
  startedAt: Millis;
  completedAt: Millis | null;
  score: number | null;
  /** Minutes. */
  timeSpent: ColumnType<number, number | undefined, number>;
}

export interface LessonAnswersTable {
  id: Generated<number>;
  userId: number;
  lessonId: number;
  band: string;
  questionIndex: number;
  choice: number;
  correct: Flag;
  answeredAt: Millis;
}

export interface AchievementsTable {
  id: Generated<number>;
  userId: number;
  badgeType: string;
  level: string;
  /** What it was earned for, such as `lesson:1`; one badge of a type for each. */
  source: string;
  unlockedAt: Millis;
}

export interface ActivityEventsTable {
  id: Generated<number>;
  userId: number;
  kind:
    | 'registered'
    | 'lesson-completed'
    | 'assigned-lesson-completed'
    | 'day-advanced'
    | 'challenge-completed'
    | 'story-completed'
    | 'verse-learned'
    | 'journal-written'
    | 'experiment-completed'
    | 'quiz-finished'
    | 'project-completed'
    | 'math-level-passed'
    | 'game-finished'
    | 'activity-completed';
  /** What it happened to, such as a lesson's id. */
  subject: string | null;
  at: Millis;
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

/** Lessons that teachers write themselves, beside the curriculum. */
export interface TeacherLessonsTable {
  id: Generated<number>;
  teacherId: number;
  title: string;
  description: string;
  content: string;
  difficulty: 'beginner' | 'intermediate' | 'advanced';
  /** Minutes. */
  duration: number;
  subject: string;
  createdAt: Millis;
  updatedAt: Millis;
}

/** A challenge that a child was given, and what they answered. */
export interface ChallengesTable {
  id: Generated<number>;
  userId: number;
  /** The child's calendar day, `2026-06-15`. */
  date: string;
  /** Counts the sets of that day from 1: New Challenges makes a further one. */
  setNumber: number;
  type: string;
  difficulty: string;
  /** Names the item wherever it comes from: nobody meets one twice. */
  itemKey: string;
  /** The challenge as it was shown, JSON. */
  content: string;
  createdAt: Millis;
  completedAt: Millis | null;
  answer: string | null;
  correct: Flag | null;
  hintsUsed: number | null;
  /** Until the answer was submitted. */
  seconds: number | null;
  points: number | null;
}

export interface JournalEntriesTable {
  id: Generated<number>;
  userId: number;
  prompt: string | null;
  content: string;
  createdAt: Millis;
  feedback: string | null;
  /** The rung of the AI that wrote the feedback: `built-in`, or a model. */
  feedbackSource: string | null;
}

/** Something that an adult who cares for the child should look at. */
export interface SafetyAlertsTable {
  id: Generated<number>;
  /** The child. */
  userId: number;
  level: 'standard' | 'severe';
  /** What kind of worry, such as `self-harm`. */
  concern: string;
  /** Where it was written: `journal` or `chat`. */
  source: string;
  /** The entry or message there. */
  sourceId: number | null;
  createdAt: Millis;
  acknowledgedAt: Millis | null;
  acknowledgedBy: number | null;
  note: string | null;
}

export interface StoryCompletionsTable {
  userId: number;
  storyId: number;
  completedAt: Millis;
  /** Minutes. */
  timeSpent: Generated<number>;
}

/** One try at the verse of a week. */
export interface VersePracticesTable {
  id: Generated<number>;
  userId: number;
  week: number;
  exercise: string;
  correct: Flag;
  practicedAt: Millis;
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

/** A science experiment that a child has done. */
export interface ExperimentCompletionsTable {
  userId: number;
  experimentId: number;
  completedAt: Millis;
}

/** A finished quiz, or one that a client only reported. */
export interface QuizResultsTable {
  id: Generated<number>;
  userId: number;
  /** The subject, or what a reporting client calls it. */
  quizType: string;
  score: number;
  totalQuestions: number;
  /** Whether the server marked it; what a client counts by itself is no evidence. */
  marked: Flag;
  /** Whether these very questions were answered before. */
  retake: Flag;
  /** Decided the questions and the order of their options; null for reported ones. */
  seed: string | null;
  createdAt: Millis;
}

/** What a child answered in a finished quiz. */
export interface QuizAnswersTable {
  id: Generated<number>;
  userId: number;
  resultId: number;
  subject: string;
  topic: string;
  itemId: string;
  /** The place in the bank of the option that was chosen. */
  choice: number;
  correct: Flag;
  answeredAt: Millis;
}

/** A quiz that a model wrote for one child. */
export interface WrittenQuizzesTable {
  id: Generated<number>;
  userId: number;
  subject: string;
  /** The questions with their keys, JSON. */
  items: string;
  createdAt: Millis;
}

/** Work on an AI Coding project, and the best that the server found when it checked it. */
export interface ProjectProgressTable {
  userId: number;
  projectId: number;
  code: string;
  /** The workspace of blocks that the code was made from, as JSON. */
  blocks: string | null;
  /** Best score of all checks, 0 to 100. */
  score: number | null;
  /** The most hidden tests that one check passed: the evidence. */
  testsPassed: number | null;
  testsTotal: number | null;
  checkedAt: Millis | null;
  completedAt: Millis | null;
  updatedAt: Millis;
}

/** The level of the Math Challenge Arena that a child has reached, played or reported. */
export interface MathProgressTable {
  userId: number;
  level: number;
  updatedAt: Millis;
}

/** A level of the arena that was played to its end, as the server marked it. */
export interface MathRoundsTable {
  id: Generated<number>;
  userId: number;
  /** Decided the problems; a child plays each one once. */
  seed: string;
  level: number;
  grade: number;
  age: number;
  score: number;
  passed: Flag;
  /** The saved level after the round. */
  levelAfter: number;
  finishedAt: Millis;
}

/** What a child answered to a problem of the arena: the evidence of what it can do. */
export interface MathAnswersTable {
  id: Generated<number>;
  userId: number;
  roundId: number;
  /** Place in the round, from 0. */
  place: number;
  /** The kind of problem, and the part of mathematics that it belongs to. */
  template: string;
  area: string;
  difficulty: string;
  /** Equal problems have equal keys. */
  problemKey: string;
  /** The chosen option as it stood on the screen; null where none was chosen. */
  choice: number | null;
  correct: Flag;
  /** The thought that leads to the wrong answer that was chosen. */
  misconception: string | null;
  answeredAt: Millis;
}

/** A translation of the Bible that the host's owner imported. */
export interface ScriptureTranslationsTable {
  id: Generated<number>;
  language: string;
  name: string;
  abbreviation: string;
  licence: string;
  bookCount: number;
  verseCount: number;
  /** Of the imported files. */
  sha256: string;
  importedAt: Millis;
}

/** A verse of an imported translation. */
export interface ScriptureVersesTable {
  /** The translation's id times 100,000 plus the place in the Bible. */
  id: number;
  translationId: number;
  /** Code in USFM, such as `GEN`. */
  book: string;
  chapter: number;
  verse: number;
  text: string;
}
