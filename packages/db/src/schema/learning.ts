import type { ColumnType, Generated } from 'kysely';
import type { Flag, Millis } from './values.ts';

export interface LearningTables {
  lessonProgress: LessonProgressTable;
  lessonAnswers: LessonAnswersTable;
  lessonActAnswers: LessonActAnswersTable;
  achievements: AchievementsTable;
  activityEvents: ActivityEventsTable;
  challenges: ChallengesTable;
  finishedActivities: FinishedActivitiesTable;
  journalEntries: JournalEntriesTable;
  storyCompletions: StoryCompletionsTable;
  versePractices: VersePracticesTable;
  experimentCompletions: ExperimentCompletionsTable;
  quizResults: QuizResultsTable;
  quizAnswers: QuizAnswersTable;
  writtenQuizzes: WrittenQuizzesTable;
  projectProgress: ProjectProgressTable;
  mathProgress: MathProgressTable;
  mathRounds: MathRoundsTable;
  mathAnswers: MathAnswersTable;
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
  /** Where the user stopped, counted from 0. */
  step: ColumnType<number, number | undefined, number>;
  /** When that was; null for somebody who has only opened the lesson. */
  stepAt: ColumnType<Millis | null, Millis | null | undefined, Millis>;
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

/** What was answered to an act of a lesson. */
export interface LessonActAnswersTable {
  id: Generated<number>;
  userId: number;
  lessonId: number;
  band: string;
  actIndex: number;
  /** Numbers, JSON; what they mean is the act's kind's. */
  answer: string;
  /** Null for an act in which nothing is right or wrong. */
  correct: Flag | null;
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

/** An activity of the programme that a child has done. */
export interface FinishedActivitiesTable {
  userId: number;
  /** Its key in the programme. */
  activity: string;
  day: number;
  /** What it gave when it was done. */
  points: number;
  finishedAt: Millis;
}

export interface JournalEntriesTable {
  id: Generated<number>;
  userId: number;
  prompt: string | null;
  content: string;
  createdAt: Millis;
  feedback: string | null;
  /** The provider of the AI that wrote the feedback: `built-in`, or a model. */
  feedbackSource: string | null;
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
