import type { Db } from '@lamplight/db';
import { streakLength } from '@lamplight/domain/activity';
import { insightsFrom, partOfDay } from '@lamplight/domain/insights';
import { mathGradeLevel } from '@lamplight/domain/math-games';
import { DIFFICULTY_LEVELS, type DifficultyLevel } from '@lamplight/domain/profiles';
import { activityMinutes, type LearnerFacts } from '@lamplight/domain/recommendations';
import type { CurrentUser } from '@lamplight/domain/users';
import { statusesFor } from '../../learning/lessons/lesson-views.ts';
import type { EvidenceService, LearnerEvidence } from '../../learning/mastery/evidence.service.ts';
import type { CompletedLessons } from '../../learning/progress/completed-lessons.ts';
import { findProfile } from '../../people/profiles/profiles.repository.ts';
import { ageOf, bandOf } from '../../people/users/reader.ts';
import { type Clock, localDay } from '../../platform/clock.ts';
import type { ActivityWish } from './activity-maker.ts';
import { openContent } from './open-content.ts';
import { practicableFor } from './practicable.ts';

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly evidence: EvidenceService;
  readonly completedLessons: CompletedLessons;
}

/** Who a child is to the makers of activities. */
type Who = Pick<ActivityWish, 'age' | 'band' | 'grade' | 'difficultyLevel' | 'mathGrade'>;

/** What recommendations and activities need to know of a child. */
export function createLearners({ db, clock, evidence, completedLessons }: Dependencies) {
  async function levelOf(userId: number): Promise<DifficultyLevel | null> {
    const stored = (await findProfile(db, userId))?.difficultyLevel;
    return DIFFICULTY_LEVELS.find((known) => known === stored) ?? null;
  }

  function whoIs(user: CurrentUser, difficultyLevel: DifficultyLevel | null): Who {
    const { age, grade } = user;
    const mathGrade = mathGradeLevel({ age, grade, difficultyLevel });
    return { age: ageOf(user), band: bandOf(user), grade, difficultyLevel, mathGrade };
  }

  async function statusesOf(user: CurrentUser) {
    return statusesFor(user, await completedLessons.of(user.id));
  }

  return {
    /** @param seed decides among equals */
    async factsOf(user: CurrentUser, seed: string): Promise<LearnerFacts> {
      const now = clock.now();
      const level = await levelOf(user.id);
      const who = whoIs(user, level);
      const shown = await evidence.of(user.id);
      const statuses = await statusesOf(user);
      return {
        minutes: activityMinutes(who.band),
        skills: shown.skills,
        practicable: await practicableFor({ ...who, currentDay: user.currentDay }),
        offers: await openContent(db, { user, level, statuses, evidence: shown }),
        currentDay: user.currentDay,
        streak: streakLength(shown.activeDays, localDay(now)),
        learnedToday: shown.activeDays.has(localDay(now)),
        bestTime: bestTimeOf(shown),
        now: partOfDay(now, shown.zone),
        seed,
      };
    },

    /** What a maker reads of a child, beside what is wished for. */
    async wisherOf(user: CurrentUser) {
      const { observations } = await evidence.of(user.id);
      const statuses = [...(await statusesOf(user))];
      return {
        userId: user.id,
        ...whoIs(user, await levelOf(user.id)),
        observations,
        openLessons: statuses.flatMap(([id, status]) => (status === 'locked' ? [] : id)),
      };
    },
  };
}
export type Learners = ReturnType<typeof createLearners>;

/** When the child answers best, where the evidence knows it. */
function bestTimeOf(shown: LearnerEvidence) {
  const { preferredTimeOfDay, starting } = insightsFrom(shown);
  return starting.includes('preferredTimeOfDay') ? null : preferredTimeOfDay;
}
