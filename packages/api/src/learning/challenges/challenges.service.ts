import { type Db, transact } from '@lamplight/db';
import { DAY_MILLIS, startOfUtcDay, utcDay } from '@lamplight/domain/activity';
import {
  type ChallengeResult,
  type ChallengeSet,
  type ChallengeSummary,
  challengeAge,
  challengeBand,
  type Submission,
  scoreChallenge,
} from '@lamplight/domain/challenges';
import { weekOfDay } from '@lamplight/domain/curriculum';
import { DIFFICULTY_LEVELS } from '@lamplight/domain/profiles';
import type { CurrentUser } from '@lamplight/domain/users';
import { insertEvent } from '../../people/activity/activity.repository.ts';
import { findProfile } from '../../people/profiles/profiles.repository.ts';
import type { SafetyWatch } from '../../people/safety/watch.service.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Remember } from '../../platform/idempotency.ts';
import type { Log } from '../../platform/log.ts';
import type { AchievementsService } from '../achievements/achievements.service.ts';
import { sumActivityPoints } from '../curriculum/activities.repository.ts';
import { toChallenge, toResult, toSet, toStoredContent } from './challenge-views.ts';
import {
  completeChallenge,
  findChallenge,
  findGiven,
  findNewestSet,
  hasChallenges,
  insertChallenge,
  sumUpChallenges,
} from './challenges.repository.ts';
import { nextSet } from './next-set.ts';

/** Sets that a child is given on one day; nobody works through more. */
const MAX_SETS_PER_DAY = 20;

const NOT_FOUND = 'Challenge not found. Please try again.';
const ENOUGH_FOR_TODAY = 'That was plenty for one day. New challenges are here tomorrow.';

export interface ChallengesService {
  /**
   * The newest challenges of the child's day; an empty set when there are none.
   * @param date the child's calendar day
   * @throws AppError VALIDATION when it is more than a day from the host's
   */
  today(user: CurrentUser, date: string): Promise<ChallengeSet>;
  /**
   * Makes a further set of three for that day.
   * @param remember is told the set in the same transaction, so that no repeat makes another
   * @throws AppError VALIDATION as `today`, TOO_MANY_ATTEMPTS after twenty sets
   */
  generate(user: CurrentUser, date: string, remember: Remember): Promise<ChallengeSet>;
  /**
   * Scores an answer and completes the challenge. The first answer counts; a later one gets its result.
   * @throws AppError NOT_FOUND also for another child's challenge
   */
  submit(user: CurrentUser, given: Submission, remember: Remember): Promise<ChallengeResult>;
  /** How many challenges the user has completed, and the points of these and of the programme's activities. */
  summary(user: CurrentUser): Promise<ChallengeSummary>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly achievements: AchievementsService;
  readonly watch: Pick<SafetyWatch, 'replyTo'>;
}

export function createChallengesService({
  db,
  clock,
  log,
  achievements,
  watch,
}: Dependencies): ChallengesService {
  /** Every place on earth is on the host's UTC day or on one beside it. */
  function requireNearToday(date: string): void {
    const apart = Date.parse(date) - startOfUtcDay(utcDay(clock.now()));
    if (Math.abs(apart) <= DAY_MILLIS) return;
    const message = 'This day is not today. Please check the clock of your device.';
    throw new AppError('VALIDATION', { message, issues: [{ path: 'date', message }] });
  }

  async function childOf(trx: Db, user: CurrentUser, seed: string) {
    const age = challengeAge(user.age, (message) => log.warn({ userId: user.id }, message));
    const stored = (await findProfile(trx, user.id))?.difficultyLevel;
    const level = DIFFICULTY_LEVELS.find((known) => known === stored) ?? null;
    return { band: challengeBand(age), level, week: weekOfDay(user.currentDay), seed };
  }

  /** The result as it is shown: where the answer tells of danger, with the fixed reply. */
  async function shown<Result extends ChallengeResult>(
    user: CurrentUser,
    result: Result,
  ): Promise<Result> {
    const words = await watch.replyTo(user, { source: 'challenge', text: result.answer });
    return { ...result, ...words };
  }

  return {
    async today(user, date) {
      requireNearToday(date);
      const rows = await findNewestSet(db, user.id, date);
      const set = toSet(date, rows, rows.length > 0 || (await hasChallenges(db, user.id)));
      const results = await Promise.all(set.results.map((result) => shown(user, result)));
      return { ...set, results };
    },

    async generate(user, date, remember) {
      requireNearToday(date);
      return transact(db, async (trx) => {
        const [before] = await findNewestSet(trx, user.id, date);
        const setNumber = (before?.setNumber ?? 0) + 1;
        if (setNumber > MAX_SETS_PER_DAY) {
          const tomorrow = startOfUtcDay(utcDay(clock.now()) + 1);
          const retryAfter = Math.ceil((tomorrow - clock.now()) / 1000);
          throw new AppError('TOO_MANY_ATTEMPTS', { message: ENOUGH_FOR_TODAY, retryAfter });
        }
        const child = await childOf(trx, user, `${user.id} ${date} ${setNumber}`);
        for (const item of nextSet(child, await findGiven(trx, user.id))) {
          await insertChallenge(trx, {
            userId: user.id,
            date,
            setNumber,
            type: item.type,
            difficulty: item.difficulty,
            itemKey: item.key,
            content: toStoredContent(item),
            createdAt: clock.now(),
          });
        }
        const set = toSet(date, await findNewestSet(trx, user.id, date), true);
        await remember(trx, set);
        return set;
      });
    },

    async submit(user, { id, answer, seconds, hintsUsed }, remember) {
      // Nobody is told that a child solved it who told of danger.
      const tells = (await watch.replyTo(user, { source: 'challenge', text: answer })) !== null;
      const result = await transact(db, async (trx) => {
        const row = await findChallenge(trx, user.id, id);
        if (!row) throw new AppError('NOT_FOUND', { message: NOT_FOUND });
        const known = toResult(row);
        if (known !== null) return known;
        const challenge = toChallenge(row);
        const score = scoreChallenge(challenge, { answer, seconds, hintsUsed });
        const at = clock.now();
        await completeChallenge(trx, id, {
          completedAt: at,
          answer,
          correct: score.correct ? 1 : 0,
          hintsUsed,
          seconds,
          points: score.points,
        });
        const event = { userId: user.id, subject: challenge.title, at };
        if (!tells) await insertEvent(trx, { ...event, kind: 'challenge-completed' });
        await achievements.award(trx, user.id);
        const given = { id, answer, ...score };
        await remember(trx, given);
        return given;
      });
      return shown(user, result);
    },

    async summary(user) {
      const { completed, points } = await sumUpChallenges(db, user.id);
      return { completed, points: points + (await sumActivityPoints(db, user.id)) };
    },
  };
}
