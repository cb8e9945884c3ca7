import { journalPrompts } from '@lamplight/content/journal';
import { type Db, isDiskFull, transact } from '@lamplight/db';
import {
  ACHIEVEMENTS,
  type AchievementsOverview,
  type BadgeType,
  type Counters,
  earnedBadges,
  learningRuns,
  nextBadges,
  weeksBehind,
} from '@lamplight/domain/achievements';
import type { Achievement } from '@lamplight/domain/progress';
import { findLearningDays } from '../../people/activity/active-users.repository.ts';
import type { AuthorisedLearner } from '../../people/learner-access/learner-access.service.ts';
import { type Clock, localDay } from '../../platform/clock.ts';
import { findCompletedLessonIds } from '../progress/progress.repository.ts';
import { toAchievement } from '../progress/progress-view.ts';
import { insertAchievement, listAchievements } from './achievements.repository.ts';
import { findCounts } from './counters.repository.ts';
import { countAll, countLessons } from './lesson-counts.ts';

/** How many achievements ahead a child is shown. */
const NEXT_SHOWN = 4;

/** The texts of the journal prompts that are about kindness. */
function kindPrompts(): string[] {
  return Object.values(journalPrompts())
    .flat()
    .filter(({ theme }) => theme === 'kindness')
    .map(({ text }) => text);
}

function sumOf(numbers: Iterable<number>): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}

export interface AchievementsService {
  /**
   * Stores what a child has earned with what was just written. Called in the transaction of whatever
   * may earn something.
   * @param at when it was earned, where that is not now
   * @returns the new ones
   */
  award(trx: Db, userId: number, at?: number): Promise<Achievement[]>;
  /** What is earned and what is next; stores what was earned before it was counted. */
  overview(person: AuthorisedLearner): Promise<AchievementsOverview>;
}

export function createAchievements(db: Db, clock: Clock): AchievementsService {
  async function countersOf(handle: Db, userId: number): Promise<Counters> {
    const counts = await findCounts(handle, userId, kindPrompts());
    const lessons = countLessons(await findCompletedLessonIds(handle, userId));
    const { streak, returns } = learningRuns(await findLearningDays(handle, userId, localDay));
    const challengesOf = (type: string) => counts.challenges.get(type) ?? 0;
    return {
      day: counts.currentDay,
      streak,
      returns,
      lessons: countAll(lessons),
      bibleLessons: lessons.bySubject.bible,
      aiLessons: lessons.bySubject.ai,
      mathLessons: lessons.bySubject.math,
      scienceLessons: lessons.bySubject.science,
      fullDays: lessons.fullDays,
      weeks: weeksBehind(counts.currentDay),
      stories: counts.stories,
      verses: counts.verses,
      challenges: sumOf(counts.challenges.values()),
      mathChallenges: challengesOf('math'),
      readingChallenges: challengesOf('reading'),
      scienceChallenges: challengesOf('science'),
      creativeChallenges: challengesOf('creative'),
      logicChallenges: challengesOf('logic'),
      journal: counts.journal,
      kindness: counts.kindness,
      experiments: counts.experiments,
      quizzes: counts.quizzes,
      perfectQuizzes: counts.perfectQuizzes,
      projects: counts.projects,
      mathLevels: counts.mathLevels,
    };
  }

  async function store(trx: Db, userId: number, badges: readonly BadgeType[], at = clock.now()) {
    const earned: Achievement[] = [];
    for (const badgeType of badges) {
      const achievement = { badgeType, level: ACHIEVEMENTS[badgeType].level };
      const row = { ...achievement, unlockedAt: at };
      // The source is the badge itself: each is earned once.
      const isNew = await insertAchievement(trx, { ...row, userId, source: badgeType });
      if (isNew) earned.push(toAchievement(row));
    }
    return earned;
  }

  async function missing(handle: Db, userId: number, counters: Counters) {
    const known = new Set((await listAchievements(handle, userId)).map((row) => row.badgeType));
    return earnedBadges(counters).filter((badge) => !known.has(badge));
  }

  /** On a full disk they wait for the next time: reading goes on. */
  async function storeForReader(userId: number, badges: readonly BadgeType[]) {
    try {
      await transact(db, (trx) => store(trx, userId, badges));
    } catch (error) {
      if (!isDiskFull(error)) throw error;
    }
  }

  return {
    async award(trx, userId, at) {
      const counters = await countersOf(trx, userId);
      return store(trx, userId, await missing(trx, userId, counters), at);
    },

    async overview({ userId }) {
      const counters = await countersOf(db, userId);
      const notStored = await missing(db, userId, counters);
      if (notStored.length > 0) await storeForReader(userId, notStored);
      const earned = await listAchievements(db, userId);
      const names = new Set(earned.map(({ badgeType }) => badgeType));
      return {
        earned: earned.map(toAchievement),
        next: nextBadges(counters, names, NEXT_SHOWN),
      };
    },
  };
}
