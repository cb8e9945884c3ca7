import { lessonMinutes, readingStudyMinutes } from '@lamplight/domain/age';
import {
  type ActivityRecommendation,
  type ActivityWords,
  activityRecommendations,
  PERSONALISED_LIMIT,
} from '@lamplight/domain/platform';
import { mayOpen, type Path } from '../../app/access.ts';
import type { Subject } from '../../app/theme/palette.ts';
import { ACTIVITY_LOOKS } from '../../ui/activities/activity-looks.ts';
import type { UiPicture } from '../../ui/picture/ui-pictures.ts';

/** A page that is offered when no activity of the age leads to it. */
export type PageTile = 'bible' | 'lessons' | 'journal' | 'schedule';

interface TileLook {
  readonly path: Path;
  readonly picture: UiPicture;
  readonly subject: Subject;
}

/** One tile of Your Learning Adventures. */
export type Tile = TileLook &
  (
    | { readonly activity: ActivityRecommendation; readonly page?: never }
    | { readonly page: PageTile; readonly activity?: never; readonly minutes: number }
  );

const PAGES: Readonly<Record<PageTile, TileLook>> = {
  bible: { path: '/bible-study', picture: 'open-book', subject: 'bible' },
  lessons: { path: '/lessons', picture: 'books', subject: 'ai' },
  journal: { path: '/journal', picture: 'memo', subject: 'journal' },
  schedule: { path: '/daily-schedule', picture: 'calendar', subject: 'science' },
};

/**
 * What a student of this age can do: the activities of the age, then pages that none of them leads to,
 * at most five. Only what can be opened is offered.
 * @param day the day of the programme, which decides what comes first
 */
export function tilesFor(
  age: number,
  day: number,
  words: ActivityWords,
  opens: (path: Path) => boolean = (path) => mayOpen(path, 'student'),
): readonly Tile[] {
  const activities: readonly Tile[] = activityRecommendations(age, day, words)
    .map((activity) => ({ ...ACTIVITY_LOOKS[activity.type], activity }))
    .filter(({ path }) => opens(path));
  const reached = new Set(activities.map(({ path }) => path));
  const pages: readonly Tile[] = (Object.keys(PAGES) as PageTile[])
    .filter((page) => !reached.has(PAGES[page].path) && opens(PAGES[page].path))
    .map((page) => ({ ...PAGES[page], page, minutes: pageMinutes(page, age) }));
  return [...activities, ...pages].slice(0, PERSONALISED_LIMIT);
}

function pageMinutes(page: PageTile, age: number): number {
  return page === 'bible' ? readingStudyMinutes(age) : lessonMinutes(age);
}
