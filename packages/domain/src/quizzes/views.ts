import { z } from 'zod';
import { AI_PROVIDERS } from '../ai/index.ts';
import { idSchema, lineOfText } from '../validation/index.ts';
import { QUIZ_DIFFICULTIES } from './level.ts';
import { QUIZ_LENGTH, QUIZ_SUBJECTS } from './quiz.ts';

/** A question of a quiz, its options in the order in which the child sees them (spec 3, Quiz). */
export const quizQuestionSchema = z.object({
  id: z.string(),
  question: z.string(),
  options: z.array(z.string()),
  /** Which of the options is right, counted from 0. */
  correctIndex: z.int(),
  /** What is shown after an answer, right or wrong. */
  explanation: z.string(),
  topic: z.string(),
  /** Where a Bible question rests. */
  reference: z.string().nullable(),
  /** Name of a picture. */
  picture: z.string().nullable(),
});
export type QuizQuestion = z.infer<typeof quizQuestionSchema>;

export const quizSchema = z.object({
  title: z.string(),
  subject: z.enum(QUIZ_SUBJECTS),
  /** Decided which questions were chosen and the order of their options; comes back with the answers. */
  seed: z.string(),
  /** Who wrote the questions; those of the bank are of the product itself. */
  source: z.enum(AI_PROVIDERS),
  questions: z.array(quizQuestionSchema),
});
export type Quiz = z.infer<typeof quizSchema>;

/**
 * What `POST /api/quiz/generate` reads (spec 7). The profile of whoever asks decides the band; an age
 * counts only where the profile has none, and a bank for each age needs no grade.
 */
export const quizWishSchema = z.object({
  subject: z.enum(QUIZ_SUBJECTS),
  age: z.int().min(1).max(120).nullish(),
  /** How hard the questions are within the band; as the profile says when left out. */
  difficulty: z.enum(QUIZ_DIFFICULTIES).nullish(),
  /** Which quiz of the subject is wished for, counted from 0; the child's next one when left out. */
  quizIndex: z.int().min(0).max(1_000_000).nullish(),
  /** A topic of the bank that is to come first, or another one, on which a model may write the quiz. */
  topic: lineOfText({ max: 80 }).nullish(),
});
export type QuizWish = z.infer<typeof quizWishSchema>;

/** A child's answers to all questions of a quiz. */
export const quizAnswersSchema = z.object({
  subject: z.enum(QUIZ_SUBJECTS),
  seed: lineOfText({ min: 1, max: 80 }),
  answers: z
    .array(
      z.object({
        /** Those of packs begin with the name of the pack. */
        itemId: lineOfText({ min: 1, max: 80 }),
        /** Which option was chosen, as they stood on the screen, counted from 0. */
        choice: z.int().min(0).max(9),
      }),
    )
    .length(QUIZ_LENGTH)
    .refine((answers) => new Set(answers.map(({ itemId }) => itemId)).size === answers.length, {
      error: 'A question can be answered once',
    }),
});
export type QuizAnswers = z.infer<typeof quizAnswersSchema>;

/** What the server found right. */
export const quizMarksSchema = z.object({
  subject: z.enum(QUIZ_SUBJECTS),
  score: z.int(),
  totalQuestions: z.int(),
  answers: z.array(z.object({ itemId: z.string(), correct: z.boolean() })),
});
export type QuizMarks = z.infer<typeof quizMarksSchema>;

/** Most questions that a reported quiz may have had. */
const MAX_REPORTED = 100;

/** What `POST /api/quiz/result` reads (spec 7): a client's own count, which raises no evidence. */
export const quizReportSchema = z
  .object({
    userId: idSchema.nullish(),
    quizType: lineOfText({ min: 1, max: 60 }),
    score: z.int().min(0).max(MAX_REPORTED),
    totalQuestions: z.int().min(1).max(MAX_REPORTED),
  })
  .refine(({ score, totalQuestions }) => score <= totalQuestions, {
    error: 'A score counts right answers: at most one for each question',
    path: ['score'],
  });
export type QuizReport = z.infer<typeof quizReportSchema>;

/** A stored quiz result (spec 3, Quiz result). */
export const quizResultSchema = z.object({
  id: idSchema,
  userId: idSchema,
  quizType: z.string(),
  score: z.int(),
  totalQuestions: z.int(),
  createdAt: z.iso.datetime(),
});
export type QuizResult = z.infer<typeof quizResultSchema>;

/** How far a child has come in each subject. */
export const quizProgressSchema = z.array(
  z.object({
    subject: z.enum(QUIZ_SUBJECTS),
    /** Finished quizzes; the same questions once more don't count again. */
    completed: z.int(),
    /** Quizzes that lie ahead. */
    available: z.int(),
    /** Questions of the bank for the child's age, and those of them that the child has answered. */
    questions: z.int(),
    met: z.int(),
    /** The best score in percent; null before the first quiz. */
    best: z.int().nullable(),
  }),
);
export type QuizProgress = z.infer<typeof quizProgressSchema>;
