import { CONTENT_BANDS, type ContentBand } from '@lamplight/domain/age';
import type { CurriculumWeek, WeekSource } from '@lamplight/domain/curriculum';

/** A week of the curriculum in the words of one band. */
export interface WrittenWeek extends CurriculumWeek {
  readonly band: ContentBand;
}

/** One stretch of our own words in a week of the curriculum. */
interface WeekProse {
  /** The part of the week that it belongs to: `theme` or `day 3`. */
  readonly part: string;
  /** Where it stands in that part, such as `reflection`. */
  readonly place: string;
  readonly text: string;
}

/** Every week in every band. */
export function writtenWeeks(weeks: readonly WeekSource[]): WrittenWeek[] {
  return weeks.flatMap(({ bands }) => CONTENT_BANDS.map((band) => ({ band, ...bands[band] })));
}

/** The file of a week's words for a band. */
export function weekPath({ week, band }: Pick<WrittenWeek, 'week' | 'band'>): string {
  return `curriculum/week-${week}/${band}.en.yaml`;
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
