import { packQuizItems } from '@lamplight/content/packs';
import { buildQuiz } from '@lamplight/content/quizzes';
import { type Db, transact } from '@lamplight/db';
import { contentBand } from '@lamplight/domain/age';
import { DIFFICULTY_LEVELS, PROFILE_DEFAULTS } from '@lamplight/domain/profiles';
import {
  QUIZ_SUBJECTS,
  type Quiz,
  type QuizAnswers,
  type QuizDifficulty,
  type QuizMarks,
  type QuizProgress,
  type QuizReport,
  type QuizResult,
  type QuizSubject,
  type QuizWish,
  quizLevel,
  quizTitle,
  quizzesAhead,
} from '@lamplight/domain/quizzes';
import type { CurrentUser } from '@lamplight/domain/users';
import { insertEvent } from '../../people/activity/activity.repository.ts';
import { findProfile } from '../../people/profiles/profiles.repository.ts';
import { bandOf } from '../../people/users/reader.ts';
import { type Clock, isoTime } from '../../platform/clock.ts';
import type { Remember } from '../../platform/idempotency.ts';
import type { AchievementsService } from '../achievements/achievements.service.ts';
import { hostQuizBank } from './bank-item.ts';
import { itemsNear, markAnswers } from './marking.ts';
import {
  countQuizzes,
  hasAnsweredQuiz,
  hasFinishedQuiz,
  insertQuizAnswers,
  insertQuizResult,
  listQuizAnswers,
} from './quizzes.repository.ts';
import { isWritten, type QuizWriter } from './written-quiz.ts';

export interface QuizzesService {
  /**
   * The child's next quiz of a subject, or the one of an index; nothing is stored yet. On a topic that the bank does
   * not have a model may write one, which is kept.
   */
  generate(user: CurrentUser, wish: QuizWish): Promise<Quiz>;
  /**
   * Marks the answers to a whole quiz and stores them.
   * @param remember is told the marks in the same transaction, so that a repeat counts once
   * @throws AppError VALIDATION for questions and answers that there are not
   */
  finish(user: CurrentUser, answers: QuizAnswers, remember: Remember): Promise<QuizMarks>;
  /** Stores what a client counted by itself; it raises no evidence and earns nothing. */
  report(user: CurrentUser, report: QuizReport): Promise<QuizResult>;
  /** How far the child has come in each subject. */
  progress(user: CurrentUser): Promise<QuizProgress>;
}

export function createQuizzesService(
  db: Db,
  clock: Clock,
  achievements: AchievementsService,
  writer: QuizWriter,
): QuizzesService {
  /** The seed of a child's quiz: another one as soon as they have finished one. */
  async function seedOf(userId: number, subject: QuizSubject, index: number | undefined) {
    if (index !== undefined) return `${subject}-${userId}-index-${index}`;
    const counts = await countQuizzes(db, userId);
    const completed = counts.find((count) => count.subject === subject)?.completed ?? 0;
    return `${subject}-${userId}-${completed}`;
  }

  async function difficultyOf(userId: number): Promise<QuizDifficulty> {
    const stored = (await findProfile(db, userId))?.difficultyLevel;
    return DIFFICULTY_LEVELS.find((known) => known === stored) ?? PROFILE_DEFAULTS.difficultyLevel;
  }

  return {
    async generate(user, { subject, age, difficulty, quizIndex, topic }) {
      const band = user.age === null && age ? contentBand(age) : bandOf(user);
      const written = topic ? await writer.write(user, { subject, topic }) : null;
      return (
        written ??
        buildQuiz({
          subject,
          band,
          more: packQuizItems(subject, band),
          seed: await seedOf(user.id, subject, quizIndex ?? undefined),
          met: await listQuizAnswers(db, user.id, subject),
          topic: topic ?? undefined,
          level: quizLevel(difficulty ?? (await difficultyOf(user.id))),
        })
      );
    },

    async finish(user, quiz, remember) {
      const byModel = isWritten(quiz);
      const items = byModel
        ? await writer.itemsOf(user.id, quiz)
        : await itemsNear(quiz.subject, bandOf(user));
      const marked = markAnswers(quiz, items);
      const marks: QuizMarks = {
        subject: quiz.subject,
        score: marked.filter(({ correct }) => correct).length,
        totalQuestions: marked.length,
        answers: marked.map(({ item, correct }) => ({ itemId: item.id, correct })),
      };
      await transact(db, async (trx) => {
        const at = clock.now();
        const itemIds = marked.map(({ item }) => item.id);
        const retake = byModel
          ? await hasFinishedQuiz(trx, user.id, quiz.seed)
          : await hasAnsweredQuiz(trx, user.id, itemIds);
        const result = await insertQuizResult(trx, {
          userId: user.id,
          quizType: quiz.subject,
          score: marks.score,
          totalQuestions: marks.totalQuestions,
          marked: 1,
          retake: retake ? 1 : 0,
          seed: quiz.seed,
          createdAt: at,
        });
        // No person has checked the keys of a model: answers to them are no evidence.
        const evidence = byModel ? [] : marked;
        await insertQuizAnswers(
          trx,
          evidence.map(({ item, choice, correct }) => ({
            userId: user.id,
            resultId: result.id,
            subject: quiz.subject,
            topic: item.topic,
            itemId: item.id,
            choice,
            correct: correct ? 1 : 0,
            answeredAt: at,
          })),
        );
        const event = { userId: user.id, subject: quizTitle(quiz.subject), at };
        await insertEvent(trx, { ...event, kind: 'quiz-finished' });
        await achievements.award(trx, user.id);
        await remember(trx, marks);
      });
      return marks;
    },

    async report(user, { quizType, score, totalQuestions }) {
      const { id, createdAt } = await insertQuizResult(db, {
        userId: user.id,
        quizType,
        score,
        totalQuestions,
        marked: 0,
        retake: 0,
        seed: null,
        createdAt: clock.now(),
      });
      const result = { id, userId: user.id, quizType, score, totalQuestions };
      return { ...result, createdAt: isoTime(createdAt) };
    },

    async progress(user) {
      const counts = await countQuizzes(db, user.id);
      return Promise.all(
        QUIZ_SUBJECTS.map(async (subject) => {
          const count = counts.find((each) => each.subject === subject);
          const bank = await hostQuizBank(subject, bandOf(user));
          const answered = new Set(
            (await listQuizAnswers(db, user.id, subject)).map(({ itemId }) => itemId),
          );
          const met = bank.filter(({ id }) => answered.has(id)).length;
          return {
            subject,
            completed: count?.completed ?? 0,
            available: quizzesAhead(bank.length, met),
            questions: bank.length,
            met,
            best: count ? Math.round(count.best) : null,
          };
        }),
      );
    },
  };
}
