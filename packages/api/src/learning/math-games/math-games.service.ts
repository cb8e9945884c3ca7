import { type Db, transact } from '@lamplight/db';
import {
  arenaAge,
  arenaScore,
  FIRST_LEVEL,
  levelAfter,
  levelLabel,
  type MathMarks,
  type MathRound,
  type MathState,
  mathGradeLevel,
  passesLevel,
} from '@lamplight/domain/math-games';
import { MATH_ACTIVITY, type ProgressRecord } from '@lamplight/domain/progress';
import type { CurrentUser } from '@lamplight/domain/users';
import { insertEvent } from '../../people/activity/activity.repository.ts';
import { findProfile } from '../../people/profiles/profiles.repository.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, isoTime } from '../../platform/clock.ts';
import type { Remember } from '../../platform/idempotency.ts';
import type { AchievementsService } from '../achievements/achievements.service.ts';
import { type MarkedAnswer, markRound } from './marking.ts';
import {
  countMathRounds,
  findMathProgress,
  findMathRound,
  insertMathAnswers,
  insertMathRound,
  listMathMarks,
  type MathRoundRow,
  saveMathLevel,
} from './math-games.repository.ts';
import { toMathRecord } from './math-record.ts';

/** How far grade and age of a round may be from the child's own: a birthday while it waited to be sent. */
const DRIFT = 1;

export interface MathGamesService {
  /** Grade, level and rounds of a child. */
  state(user: CurrentUser): Promise<MathState>;
  /**
   * Marks a level that was played to its end and stores it; the next level opens when the highest open one was passed.
   * A round of the same seed has no second effect and gets the same answer.
   * @param remember is told the marks in the same transaction
   * @throws AppError VALIDATION for a level that is not open, and for problems that are not for the child
   */
  finish(user: CurrentUser, round: MathRound, remember: Remember): Promise<MathMarks>;
  /**
   * Saves a level that a client counted by itself, at most one above the saved one. It is no evidence and earns
   * nothing.
   * @throws AppError VALIDATION for a higher level
   */
  report(user: CurrentUser, level: number, completed: boolean): Promise<ProgressRecord>;
}

export function createMathGamesService(
  db: Db,
  clock: Clock,
  achievements: AchievementsService,
): MathGamesService {
  async function learnerOf(handle: Db, user: CurrentUser) {
    const profile = await findProfile(handle, user.id);
    const { grade, age } = user;
    const difficultyLevel = profile?.difficultyLevel;
    return { grade: mathGradeLevel({ grade, age, difficultyLevel }), age: arenaAge({ age }) };
  }

  async function levelOf(handle: Db, userId: number): Promise<number> {
    return (await findMathProgress(handle, userId))?.level ?? FIRST_LEVEL;
  }

  async function requireTheirs(handle: Db, user: CurrentUser, round: MathRound): Promise<void> {
    const own = await learnerOf(handle, user);
    const drift = Math.max(Math.abs(round.grade - own.grade), Math.abs(round.age - own.age));
    if (drift <= DRIFT) return;
    throw new AppError('VALIDATION', { message: 'These problems are for another grade.' });
  }

  return {
    async state(user) {
      const learner = await learnerOf(db, user);
      return {
        ...learner,
        label: levelLabel(learner.grade),
        level: await levelOf(db, user.id),
        rounds: await countMathRounds(db, user.id),
      };
    },

    finish: (user, round, remember) =>
      transact(db, async (trx) => {
        const before = await findMathRound(trx, user.id, round.seed);
        if (before) return marksOf(before, await listMathMarks(trx, before.id));
        await requireTheirs(trx, user, round);
        const saved = await levelOf(trx, user.id);
        if (round.level > saved) throw levelNotOpen();

        const at = clock.now();
        const marked = markRound(round);
        const right = marked.filter(({ correct }) => correct).length;
        const level = round.level === saved ? levelAfter(saved, right) : saved;
        const row = await insertMathRound(trx, {
          ...rowOf(user.id, round),
          score: arenaScore(right),
          passed: passesLevel(right) ? 1 : 0,
          levelAfter: level,
          finishedAt: at,
        });
        await insertMathAnswers(
          trx,
          marked.map((answer, place) => answerRow(row, answer, place)),
        );
        if (level > saved) await saveMathLevel(trx, { userId: user.id, level, updatedAt: at });
        if (row.passed === 1) {
          const event = { userId: user.id, subject: String(round.level), at };
          await insertEvent(trx, { ...event, kind: 'math-level-passed' });
        }
        await achievements.award(trx, user.id);
        const marks = marksOf(
          row,
          marked.map(({ correct }) => correct),
        );
        await remember(trx, marks);
        return marks;
      }),

    report: (user, level, completed) =>
      transact(db, async (trx) => {
        const before = await findMathProgress(trx, user.id);
        const saved = before?.level ?? FIRST_LEVEL;
        if (level > saved + 1) throw levelNotOpen();
        if (!completed) return unfinishedRecord(user.id, level, isoTime(clock.now()));
        // A lower level than the saved one takes nothing away.
        if (before && level <= saved) return toMathRecord(before);
        const progress = { userId: user.id, level, updatedAt: clock.now() };
        await saveMathLevel(trx, progress);
        return toMathRecord(progress);
      }),
  };
}

function levelNotOpen(): AppError {
  return new AppError('VALIDATION', { message: 'This level is not open yet.' });
}

function rowOf(userId: number, { seed, level, grade, age }: MathRound) {
  return { userId, seed, level, grade, age };
}

function answerRow(round: MathRoundRow, answer: MarkedAnswer, place: number) {
  const { problem, choice, correct, misconception } = answer;
  return {
    userId: round.userId,
    roundId: round.id,
    place,
    template: problem.template,
    area: problem.area,
    difficulty: problem.difficulty,
    problemKey: problem.key,
    choice,
    correct: correct ? 1 : 0,
    misconception,
    answeredAt: round.finishedAt,
  };
}

function marksOf(
  { score, passed, levelAfter: level }: MathRoundRow,
  correct: boolean[],
): MathMarks {
  return { correct, score, passed: passed === 1, level };
}

/** What a report says of a level that goes on; nothing is stored of it. */
function unfinishedRecord(userId: number, level: number, timestamp: string): ProgressRecord {
  return {
    userId,
    lessonId: null,
    moduleId: null,
    completed: false,
    score: null,
    timeSpent: 0,
    activityType: MATH_ACTIVITY,
    data: { level, timestamp },
    completedAt: null,
  };
}
