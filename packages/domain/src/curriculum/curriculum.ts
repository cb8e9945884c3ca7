import type { ContentBand } from '../age/bands.ts';
import type { ChallengeDifficulty, ChallengeType } from '../challenges/challenge.ts';
import type { Translations } from '../translations/translations.ts';

/** Days in the curriculum (spec 9, "Curriculum runs 56 days"). */
export const CURRICULUM_DAYS = 56;

/** Days that the dashboard counts (spec 9, "program length 40 days"): a display of its own beside the 56. */
export const PROGRAM_DAYS = 40;

export const DAYS_PER_WEEK = 7;

export interface WeekTheme {
  readonly title: string;
  readonly description: string;
  readonly focus: readonly string[];
  readonly skills: readonly string[];
  readonly projects: readonly string[];
}

export interface BibleVerse {
  readonly verse: string;
  readonly reference: string;
  readonly reflection: string;
}

export interface DailyFact {
  readonly fact: string;
  readonly category: string;
}

export interface ProgressMilestone {
  readonly title: string;
  readonly description: string;
  readonly reward: string;
}

/** Something to do away from the screen: the same at every age, told in words of its own. */
export interface ScheduledActivity {
  /** The one of its name in the whole programme; that a child has done it is stored under it. */
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly points: number;
  readonly type: string;
}

export interface ScheduledChallenge {
  readonly title: string;
  readonly type: ChallengeType;
  readonly difficulty: ChallengeDifficulty;
}

/** One day of the programme, beside its lessons. */
export interface CurriculumDay {
  readonly day: number;
  readonly title: string;
  readonly bibleVerse: BibleVerse;
  readonly dailyFact: DailyFact;
  readonly progressMilestone?: ProgressMilestone;
  readonly activities: readonly ScheduledActivity[];
  readonly challenges: readonly ScheduledChallenge[];
}

/** A week of the programme as one age reads it. */
export interface CurriculumWeek {
  readonly week: number;
  readonly theme: WeekTheme;
  readonly days: readonly CurriculumDay[];
}

/** A week of the programme in the words of every age, with the same activities in each. */
export interface WeekSource {
  readonly week: number;
  readonly bands: Readonly<Record<ContentBand, CurriculumWeek>>;
  readonly translations?: Translations<ContentBand, CurriculumWeek>;
}

/** The week of the curriculum that a day belongs to, counted from 1. */
export function weekOfDay(day: number): number {
  return Math.ceil(day / DAYS_PER_WEEK);
}
