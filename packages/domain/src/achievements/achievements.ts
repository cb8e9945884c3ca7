import type { Counter, Counters } from './counters.ts';

export const ACHIEVEMENT_LEVELS = ['bronze', 'silver', 'gold'] as const;
export type AchievementLevel = (typeof ACHIEVEMENT_LEVELS)[number];

interface Rule {
  readonly level: AchievementLevel;
  readonly counter: Counter;
  readonly atLeast: number;
}

/**
 * Every achievement by its badge type, beside the star of a lesson (`progress/progress.ts`). The
 * first four belong to days of the programme (spec 2, Recent Achievements). A studio that keeps count
 * of something adds a counter and its rows here.
 */
export const ACHIEVEMENTS = {
  'first-day': { level: 'bronze', counter: 'day', atLeast: 1 },
  'bible-reader': { level: 'bronze', counter: 'day', atLeast: 5 },
  'math-whiz': { level: 'silver', counter: 'day', atLeast: 10 },
  'science-explorer': { level: 'silver', counter: 'day', atLeast: 15 },

  'streak-3': { level: 'bronze', counter: 'streak', atLeast: 3 },
  'streak-7': { level: 'silver', counter: 'streak', atLeast: 7 },
  'streak-14': { level: 'silver', counter: 'streak', atLeast: 14 },
  'streak-28': { level: 'gold', counter: 'streak', atLeast: 28 },
  'welcome-back': { level: 'bronze', counter: 'returns', atLeast: 1 },

  'lessons-1': { level: 'bronze', counter: 'lessons', atLeast: 1 },
  'lessons-10': { level: 'bronze', counter: 'lessons', atLeast: 10 },
  'lessons-50': { level: 'silver', counter: 'lessons', atLeast: 50 },
  'lessons-150': { level: 'gold', counter: 'lessons', atLeast: 150 },
  'bible-lessons-7': { level: 'silver', counter: 'bibleLessons', atLeast: 7 },
  'ai-lessons-7': { level: 'silver', counter: 'aiLessons', atLeast: 7 },
  'math-lessons-7': { level: 'silver', counter: 'mathLessons', atLeast: 7 },
  'science-lessons-7': { level: 'silver', counter: 'scienceLessons', atLeast: 7 },
  'full-days-1': { level: 'bronze', counter: 'fullDays', atLeast: 1 },
  'full-days-7': { level: 'silver', counter: 'fullDays', atLeast: 7 },
  'weeks-1': { level: 'bronze', counter: 'weeks', atLeast: 1 },
  'weeks-4': { level: 'silver', counter: 'weeks', atLeast: 4 },
  'weeks-8': { level: 'gold', counter: 'weeks', atLeast: 8 },

  'stories-1': { level: 'bronze', counter: 'stories', atLeast: 1 },
  'stories-5': { level: 'bronze', counter: 'stories', atLeast: 5 },
  'stories-12': { level: 'silver', counter: 'stories', atLeast: 12 },
  'stories-24': { level: 'gold', counter: 'stories', atLeast: 24 },
  'verses-1': { level: 'bronze', counter: 'verses', atLeast: 1 },
  'verses-4': { level: 'silver', counter: 'verses', atLeast: 4 },
  'verses-8': { level: 'gold', counter: 'verses', atLeast: 8 },

  'challenges-1': { level: 'bronze', counter: 'challenges', atLeast: 1 },
  'challenges-10': { level: 'bronze', counter: 'challenges', atLeast: 10 },
  'challenges-50': { level: 'silver', counter: 'challenges', atLeast: 50 },
  'math-challenges-5': { level: 'bronze', counter: 'mathChallenges', atLeast: 5 },
  'reading-challenges-5': { level: 'bronze', counter: 'readingChallenges', atLeast: 5 },
  'science-challenges-5': { level: 'bronze', counter: 'scienceChallenges', atLeast: 5 },
  'creative-challenges-5': { level: 'bronze', counter: 'creativeChallenges', atLeast: 5 },
  'logic-challenges-5': { level: 'bronze', counter: 'logicChallenges', atLeast: 5 },

  'journal-1': { level: 'bronze', counter: 'journal', atLeast: 1 },
  'journal-7': { level: 'bronze', counter: 'journal', atLeast: 7 },
  'journal-30': { level: 'silver', counter: 'journal', atLeast: 30 },
  'kindness-1': { level: 'bronze', counter: 'kindness', atLeast: 1 },
  'kindness-5': { level: 'silver', counter: 'kindness', atLeast: 5 },

  'experiments-1': { level: 'bronze', counter: 'experiments', atLeast: 1 },
  'experiments-5': { level: 'bronze', counter: 'experiments', atLeast: 5 },
  'experiments-12': { level: 'silver', counter: 'experiments', atLeast: 12 },
  'experiments-24': { level: 'gold', counter: 'experiments', atLeast: 24 },

  'quizzes-1': { level: 'bronze', counter: 'quizzes', atLeast: 1 },
  'quizzes-10': { level: 'bronze', counter: 'quizzes', atLeast: 10 },
  'quizzes-30': { level: 'silver', counter: 'quizzes', atLeast: 30 },
  'perfect-quizzes-1': { level: 'bronze', counter: 'perfectQuizzes', atLeast: 1 },
  'perfect-quizzes-5': { level: 'silver', counter: 'perfectQuizzes', atLeast: 5 },

  'projects-1': { level: 'bronze', counter: 'projects', atLeast: 1 },
  'projects-3': { level: 'silver', counter: 'projects', atLeast: 3 },
  'projects-8': { level: 'gold', counter: 'projects', atLeast: 8 },

  'math-levels-1': { level: 'bronze', counter: 'mathLevels', atLeast: 1 },
  'math-levels-10': { level: 'silver', counter: 'mathLevels', atLeast: 10 },
  'math-levels-30': { level: 'gold', counter: 'mathLevels', atLeast: 30 },
} as const satisfies Readonly<Record<string, Rule>>;
export type BadgeType = keyof typeof ACHIEVEMENTS;

export const BADGE_TYPES = Object.keys(ACHIEVEMENTS) as BadgeType[];

export function isBadgeType(name: string): name is BadgeType {
  return Object.hasOwn(ACHIEVEMENTS, name);
}

/** Every achievement that these counters have reached, in the order of the table. */
export function earnedBadges(counters: Counters): BadgeType[] {
  return BADGE_TYPES.filter((badge) => {
    const { counter, atLeast } = ACHIEVEMENTS[badge];
    return counters[counter] >= atLeast;
  });
}

/** An achievement that lies ahead, and how far its counter has come. */
export interface NextBadge {
  readonly badgeType: BadgeType;
  readonly count: number;
  readonly atLeast: number;
}

/** Achievements that a child can aim at: what nobody plans, like coming back after a break, is none. */
const SURPRISES: readonly Counter[] = ['returns'];

/**
 * The nearest achievements ahead: of each counter the next one, those furthest on first.
 * @param limit how many at most
 */
export function nextBadges(
  counters: Counters,
  earned: ReadonlySet<string>,
  limit: number,
): NextBadge[] {
  const nextOf = new Map<Counter, NextBadge>();
  for (const badgeType of BADGE_TYPES) {
    const { counter, atLeast } = ACHIEVEMENTS[badgeType];
    const count = counters[counter];
    if (SURPRISES.includes(counter) || earned.has(badgeType) || count >= atLeast) continue;
    const known = nextOf.get(counter);
    if (known === undefined || atLeast < known.atLeast) {
      nextOf.set(counter, { badgeType, count, atLeast });
    }
  }
  return [...nextOf.values()]
    .sort((a, b) => b.count / b.atLeast - a.count / a.atLeast || a.atLeast - b.atLeast)
    .slice(0, limit);
}
