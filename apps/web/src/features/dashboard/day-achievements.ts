import type { Achievement } from '@lamplight/domain/progress';
import type { UiPicture } from '../../ui/picture/ui-pictures.ts';

/** What the dashboard shows under Recent Achievements, by its key in the texts. */
export type DayAchievement = 'firstDay' | 'bibleReader' | 'mathWhiz' | 'scienceExplorer';

/** First Day always, the others from their day on (spec 2, Dashboard). */
const FROM_DAY: readonly { readonly name: DayAchievement; readonly day: number }[] = [
  { name: 'firstDay', day: 1 },
  { name: 'bibleReader', day: 5 },
  { name: 'mathWhiz', day: 10 },
  { name: 'scienceExplorer', day: 15 },
];

export const ACHIEVEMENT_PICTURES: Readonly<Record<DayAchievement, UiPicture>> = {
  firstDay: 'sunrise',
  bibleReader: 'open-book',
  mathWhiz: 'abacus',
  scienceExplorer: 'microscope',
};

/** The achievements that a day of the programme brings, newest first. */
export function dayAchievements(currentDay: number): DayAchievement[] {
  return FROM_DAY.filter(({ day }) => currentDay >= day)
    .map(({ name }) => name)
    .reverse();
}

/** How many stars lessons have earned. */
export function starCount(achievements: readonly Achievement[]): number {
  return achievements.filter(({ level }) => level === 'star').length;
}
