import { type Db, transact } from '@lamplight/db';
import { DAY_MILLIS } from '@lamplight/domain/activity';
import { type ProgressRecord, percentOf } from '@lamplight/domain/progress';
import {
  type ActionAnswer,
  type ActivityAnswers,
  type ActivityMarks,
  activityId,
  activityMinutes,
  activityRow,
  isRightAnswer,
  type Ranked,
  type Recommendation,
  type RecommendationAction,
  rankRecommendations,
} from '@lamplight/domain/recommendations';
import type { CurrentUser } from '@lamplight/domain/users';
import type { AchievementsService } from '../../learning/achievements/achievements.service.ts';
import { insertEvent } from '../../people/activity/activity.repository.ts';
import { bandOf } from '../../people/users/reader.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, localDay } from '../../platform/clock.ts';
import type { Remember } from '../../platform/idempotency.ts';
import type { Log } from '../../platform/log.ts';
import type { ActivityMaker, MadeActivity } from './activity-maker.ts';
import type { Learners } from './learner.ts';
import {
  rankedOf,
  storedActivityOf,
  toActivity,
  toActivityRecord,
  toRecommendation,
  toStoredActivity,
} from './recommendation-views.ts';
import {
  type ActivityRow,
  completeActivity,
  deleteUnhandled,
  findActivity,
  findActivityFor,
  findNewestSet,
  findRecommendation,
  insertActivity,
  insertActivityAnswers,
  insertRecommendations,
  listActivityMarks,
  listHandled,
  type RecommendationRow,
  updateRecommendation,
} from './recommendations.repository.ts';

/** How long what a child did with recommendations is looked back at, in days: after four half-lives little is left. */
const MEMORY_DAYS = 56;

const ALREADY_DONE = 'You have finished this one already.';

export interface RecommendationsService {
  /**
   * The child's recommendations of today; a new set is made on the first look of a day. None once all of the set are
   * finished or turned down.
   */
  list(user: CurrentUser): Promise<Recommendation[]>;
  /** Makes a new set from what is known now. */
  refresh(user: CurrentUser): Promise<Recommendation[]>;
  /**
   * Accepts, turns down or judges a recommendation. Accepting makes its activity, once.
   * @throws AppError NOT_FOUND also for another child's, ACTIVITY_FAILED when nobody could make the activity
   */
  act(user: CurrentUser, action: RecommendationAction): Promise<ActionAnswer>;
  /**
   * Marks the answers to an activity, stores them as evidence and completes its recommendation. The first answers count.
   * @throws AppError NOT_FOUND, VALIDATION when there is not one answer for each question
   */
  finish(user: CurrentUser, given: ActivityAnswers, remember: Remember): Promise<ActivityMarks>;
  /**
   * Completes an activity that a client says is done, without answers: it is no evidence and earns nothing.
   * @throws AppError NOT_FOUND
   */
  report(
    user: CurrentUser,
    given: { activity: number; completed: boolean },
  ): Promise<ProgressRecord>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly achievements: AchievementsService;
  readonly learners: Learners;
  /** Asked one after another until one can make an activity. */
  readonly makers: readonly ActivityMaker[];
}

export function createRecommendationsService(deps: Dependencies): RecommendationsService {
  const { db, clock, log, achievements, learners, makers } = deps;

  async function makeSet(user: CurrentUser, before: readonly RecommendationRow[]) {
    const now = clock.now();
    const setNumber = (before[0]?.setNumber ?? 0) + 1;
    const facts = await learners.factsOf(user, `${user.id} ${localDay(now)} ${setNumber}`);
    const history = await listHandled(db, user.id, now - MEMORY_DAYS * DAY_MILLIS);
    const ranked = rankRecommendations(facts, history, now);
    return transact(db, async (trx) => {
      const newest = await findNewestSet(trx, user.id);
      // Another tab was first.
      if ((newest[0]?.setNumber ?? 0) >= setNumber) return newest;
      await deleteUnhandled(trx, user.id);
      await insertRecommendations(
        trx,
        ranked.map((each) => newRow(user.id, setNumber, each, now)),
      );
      return findNewestSet(trx, user.id);
    });
  }

  async function require(trx: Db, user: CurrentUser, id: number): Promise<RecommendationRow> {
    const row = await findRecommendation(trx, user.id, id);
    if (row) return row;
    throw new AppError('NOT_FOUND', { message: 'There is no such recommendation.' });
  }

  async function requireActivity(trx: Db, user: CurrentUser, id: number): Promise<ActivityRow> {
    const row = await findActivity(trx, user.id, id);
    if (row) return row;
    throw new AppError('NOT_FOUND', { message: 'There is no such activity.' });
  }

  /** What the first maker that can made; a maker that breaks is passed over. */
  async function make(user: CurrentUser, row: RecommendationRow): Promise<MadeActivity> {
    const { target, purpose, level } = rankedOf(row);
    const wisher = await learners.wisherOf(user);
    const wish = { ...wisher, target, purpose, level, seed: `${user.id} ${row.id}` };
    for (const maker of makers) {
      try {
        const made = await maker.make(wish);
        if (made !== null) return made;
      } catch (error) {
        log.warn({ error, target }, 'an activity could not be made');
      }
    }
    throw new AppError('ACTIVITY_FAILED');
  }

  async function accept(user: CurrentUser, row: RecommendationRow): Promise<ActionAnswer> {
    if (row.outcome === 'completed') {
      return { recommendation: toRecommendation(row), message: ALREADY_DONE };
    }
    const existing = await findActivityFor(db, row.id);
    const stored = existing ?? { content: await newActivity(user, row) };
    return transact(db, async (trx) => {
      const at = clock.now();
      const { title } = storedActivityOf(stored);
      const { content } = stored;
      const activity = { userId: user.id, recommendationId: row.id, title, content, createdAt: at };
      await insertActivity(trx, activity);
      await updateRecommendation(trx, row.id, { outcome: 'accepted', handledAt: at });
      const made = await findActivityFor(trx, row.id);
      if (made === undefined) throw new AppError('ACTIVITY_FAILED');
      return {
        recommendation: toRecommendation(await require(trx, user, row.id)),
        activity: toActivity(made),
      };
    });
  }

  async function newActivity(user: CurrentUser, row: RecommendationRow): Promise<string> {
    const made = await make(user, row);
    return JSON.stringify(toStoredActivity(rankedOf(row), made, activityMinutes(bandOf(user))));
  }

  async function store(trx: Db, row: ActivityRow, choices: ActivityAnswers['choices']) {
    const at = clock.now();
    const { questions, title } = storedActivityOf(row);
    const marks = questions.map((question, place) =>
      isRightAnswer(question, choices[place] ?? null),
    );
    await insertActivityAnswers(
      trx,
      questions.flatMap(({ evidence, options }, place) =>
        evidence === null || options === undefined
          ? []
          : {
              userId: row.userId,
              activityId: row.id,
              skill: evidence.skill,
              itemKey: evidence.item,
              options: options.length,
              correct: marks[place] ? 1 : 0,
              answeredAt: at,
            },
      ),
    );
    const counted = marks.filter((mark) => mark !== null);
    const result = marksOf(row.id, counted);
    await completeActivity(trx, row.id, { completedAt: at, score: result.score });
    await updateRecommendation(trx, row.recommendationId, { outcome: 'completed', handledAt: at });
    await insertEvent(trx, { userId: row.userId, subject: title, at, kind: 'activity-completed' });
    await achievements.award(trx, row.userId);
    return result;
  }

  return {
    async list(user) {
      const newest = await findNewestSet(db, user.id);
      const isOfToday = localDay(newest[0]?.createdAt ?? 0) === localDay(clock.now());
      const rows = isOfToday ? newest : await makeSet(user, newest);
      const isOpen = rows.some(({ outcome }) => outcome === 'open' || outcome === 'accepted');
      return isOpen ? rows.map(toRecommendation) : [];
    },

    async refresh(user) {
      return (await makeSet(user, await findNewestSet(db, user.id))).map(toRecommendation);
    },

    async act(user, { action, recommendationId, feedback }) {
      const row = await require(db, user, recommendationId);
      if (action === 'accept') return accept(user, row);
      return transact(db, async (trx) => {
        const handledAt = clock.now();
        if (action === 'feedback') {
          await updateRecommendation(trx, row.id, { feedback: feedback ?? null, handledAt });
        } else if (row.outcome !== 'completed') {
          await updateRecommendation(trx, row.id, { outcome: 'rejected', handledAt });
        }
        return { recommendation: toRecommendation(await require(trx, user, row.id)) };
      });
    },

    finish: (user, { activityId: id, choices }, remember) =>
      transact(db, async (trx) => {
        const row = await requireActivity(trx, user, activityRow(id) ?? 0);
        if (row.completedAt !== null) return marksOf(row.id, await listActivityMarks(trx, row.id));
        if (choices.length !== storedActivityOf(row).questions.length) {
          throw new AppError('VALIDATION', { message: 'Each question has one answer.' });
        }
        const marks = await store(trx, row, choices);
        await remember(trx, marks);
        return marks;
      }),

    report: (user, { activity, completed }) =>
      transact(db, async (trx) => {
        const row = await requireActivity(trx, user, activity);
        if (!completed || row.completedAt !== null) return toActivityRecord(row);
        const at = clock.now();
        await completeActivity(trx, row.id, { completedAt: at, score: null });
        await updateRecommendation(trx, row.recommendationId, {
          outcome: 'completed',
          handledAt: at,
        });
        return toActivityRecord({ ...row, completedAt: at });
      }),
  };
}

function newRow(userId: number, setNumber: number, ranked: Ranked, createdAt: number) {
  const { key, type, contentType, subject } = ranked;
  return {
    userId,
    setNumber,
    key,
    type,
    contentType,
    subject,
    content: JSON.stringify(ranked),
    outcome: 'open' as const,
    createdAt,
  };
}

function marksOf(row: number, counted: readonly boolean[]): ActivityMarks {
  const right = counted.filter(Boolean).length;
  const total = counted.length;
  return { activityId: activityId(row), right, total, score: percentOf(right, total) };
}
