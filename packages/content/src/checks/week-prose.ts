import type { CurriculumWeek } from '@lamplight/domain/curriculum';

/** One stretch of our own words in a week of the curriculum. */
interface WeekProse {
  /** The part of the week that it belongs to: `theme` or `day 3`. */
  readonly part: string;
  /** Where it stands in that part, such as `reflection`. */
  readonly place: string;
  readonly text: string;
}

/** The file of a week of the curriculum, below `src`. */
export function weekPath(week: Pick<CurriculumWeek, 'week'>): string {
  return `curriculum/week-${week.week}.en.yaml`;
}

/** All prose of a week; the verses of its days are no prose. */
export function proseOfWeek({ theme, days }: CurriculumWeek): WeekProse[] {
  const ofTheme = [
    ['title', theme.title],
    ['description', theme.description],
    ...theme.focus.map((text) => ['focus', text]),
    ...theme.skills.map((text) => ['skills', text]),
    ...theme.projects.map((text) => ['projects', text]),
  ];
  const ofDays = days.flatMap((day) => {
    const milestone = day.progressMilestone;
    return [
      ['title', day.title],
      ['reflection', day.bibleVerse.reflection],
      ['dailyFact', day.dailyFact.fact],
      ...(milestone ? [milestone.title, milestone.description, milestone.reward] : []).map(
        (text) => ['progressMilestone', text],
      ),
      ...day.activities.flatMap(({ title, description }) => [
        ['activities', title],
        ['activities', description],
      ]),
      ...day.challenges.map(({ title }) => ['challenges', title]),
    ].map((pair) => stretch(`day ${day.day}`, pair));
  });
  return [...ofTheme.map((pair) => stretch('theme', pair)), ...ofDays];
}

function stretch(part: string, [place = '', text = '']: readonly string[]): WeekProse {
  return { part, place, text };
}
