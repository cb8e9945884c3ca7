import { type Db, transact } from '@lamplight/db';
import { markAct } from '@lamplight/domain/acts';
import type {
  ActInput,
  ActResult,
  AnswerInput,
  CheckResult,
  LessonText,
  Place,
  PlaceInput,
} from '@lamplight/domain/lessons';
import type { CurrentUser } from '@lamplight/domain/users';
import { bandOf } from '../../people/users/reader.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Remember } from '../../platform/idempotency.ts';
import {
  findActAnswers,
  findAnswers,
  findLessonProgress,
  insertActAnswer,
  insertAnswer,
  updatePlace,
} from '../progress/progress.repository.ts';
import { type Played, toCheckResult } from './lesson-views.ts';

/** What a child does in a lesson on the way to its end. */
export interface LessonPlayService {
  /**
   * Checks an answer to one of a lesson's questions. The first answer is the child's evidence and
   * stays; later ones are shown whether they are right.
   * @param remember is told the result in the same transaction, so that a repeat is no second try
   * @throws AppError NOT_FOUND, LESSON_LOCKED
   */
  answer(user: CurrentUser, given: AnswerInput, remember: Remember): Promise<CheckResult>;
  /**
   * Marks what was done in an act. The first answer stays, as with questions.
   * @param remember is told the result in the same transaction, so that a repeat is no second try
   * @throws AppError NOT_FOUND, LESSON_LOCKED, VALIDATION where the lesson has no such act
   */
  act(user: CurrentUser, given: ActInput, remember: Remember): Promise<ActResult>;
  /**
   * Keeps where somebody stopped, unless a newer place of theirs is known; answers the one that is kept.
   * @throws AppError NOT_FOUND, LESSON_LOCKED
   */
  place(user: CurrentUser, stopped: PlaceInput): Promise<Place>;
}

/** What a play asks of the lessons. */
export interface PlayedLessons {
  /** Notes that a lesson was started. @throws AppError NOT_FOUND, LESSON_LOCKED */
  readonly begin: (trx: Db, user: CurrentUser, lessonId: number) => Promise<void>;
  /** The lesson as this reader has it. */
  readonly textOf: (lessonId: number, user: CurrentUser) => LessonText | undefined;
}

export function createLessonPlay(
  db: Db,
  clock: Clock,
  { begin, textOf }: PlayedLessons,
): LessonPlayService {
  return {
    answer: (user, { lessonId, question, choice }, remember) =>
      transact(db, async (trx) => {
        await begin(trx, user, lessonId);
        const check = textOf(lessonId, user)?.checks[question];
        if (!check || choice >= check.options.length) {
          throw new AppError('NOT_FOUND', { message: 'There is no such question or option.' });
        }
        const result = toCheckResult(check, choice);
        await insertAnswer(trx, {
          userId: user.id,
          lessonId,
          band: bandOf(user),
          questionIndex: question,
          choice,
          correct: result.correct ? 1 : 0,
          answeredAt: clock.now(),
        });
        await remember(trx, result);
        return result;
      }),

    act: (user, { lessonId, act: actIndex, answer }, remember) =>
      transact(db, async (trx) => {
        await begin(trx, user, lessonId);
        const act = textOf(lessonId, user)?.acts?.[actIndex];
        if (!act) {
          const message = 'This lesson has no such act.';
          throw new AppError('VALIDATION', { message, issues: [{ path: 'act', message }] });
        }
        const correct = markAct(act, answer);
        await insertActAnswer(trx, {
          userId: user.id,
          lessonId,
          band: bandOf(user),
          actIndex,
          answer: JSON.stringify(answer),
          correct: correct === null ? null : correct ? 1 : 0,
          answeredAt: clock.now(),
        });
        const result = { answer, correct };
        await remember(trx, result);
        return result;
      }),

    place: (user, { lessonId, step, at }) =>
      transact(db, async (trx) => {
        await begin(trx, user, lessonId);
        const now = clock.now();
        // A device whose clock is ahead must not have the last word for days.
        const stepAt = Math.min(at ?? now, now);
        await updatePlace(trx, { userId: user.id, lessonId, step, stepAt });
        return placeOf(trx, user.id, lessonId);
      }),
  };
}

/** What somebody has answered in a lesson, and where they stopped. */
export async function findPlayed(db: Db, user: CurrentUser, lessonId: number): Promise<Played> {
  const band = bandOf(user);
  const choices = new Map<number, number>();
  const shown = { checks: new Set<number>(), acts: new Set<number>() };
  for (const { questionIndex, choice, correct } of await findAnswers(db, user.id, lessonId, band)) {
    if (!choices.has(questionIndex)) choices.set(questionIndex, choice);
    if (correct === 1) shown.checks.add(questionIndex);
  }
  const acts = new Map<number, ActResult>();
  for (const { actIndex, answer, correct } of await findActAnswers(db, user.id, lessonId, band)) {
    if (correct !== 0) shown.acts.add(actIndex);
    if (acts.has(actIndex)) continue;
    acts.set(actIndex, {
      answer: JSON.parse(answer),
      correct: correct === null ? null : correct === 1,
    });
  }
  return { choices, acts, shown, place: await placeOf(db, user.id, lessonId) };
}

async function placeOf(db: Db, userId: number, lessonId: number): Promise<Place> {
  const progress = await findLessonProgress(db, userId, lessonId);
  return { step: progress?.step ?? 0, stepAt: progress?.stepAt ?? null };
}
