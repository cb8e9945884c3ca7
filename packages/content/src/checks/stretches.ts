import type { LessonSource } from '@lamplight/domain/lessons';
import type { StorySource } from '@lamplight/domain/stories';
import { lessonPath, proseOf, writtenBands } from './prose.ts';
import { withoutScripture } from './quotations.ts';
import { proseOfStory, storyPath, writtenLevels } from './story-prose.ts';
import { proseOfWeek, type WrittenWeek, weekPath } from './week-prose.ts';

/** One stretch of our own words, and which text it is a part of. */
export interface Stretch {
  readonly path: string;
  readonly label: string;
  /** The text it belongs to: one band of a lesson, one level of a story, one day of the curriculum. */
  readonly owner: string;
  readonly text: string;
}

/** Every stretch of our own words in lessons and curriculum; Scripture is left out. */
export function allStretches(
  lessons: readonly LessonSource[],
  weeks: readonly WrittenWeek[],
): Stretch[] {
  return [
    ...lessons.flatMap(stretchesOfLesson),
    ...weeks.flatMap((week) => stretchesOfWeek(week, weeks)),
  ];
}

function stretchesOfLesson(lesson: LessonSource): Stretch[] {
  const path = lessonPath(lesson);
  return writtenBands(lesson).flatMap(([band, text]) =>
    proseOf(text).map(({ place, text: prose }) => ({
      path,
      label: `${band} ${place}`,
      owner: `${path} ${band}`,
      text: withoutScripture(prose),
    })),
  );
}

/** What a week says in its own file: the intermediate band takes from the advanced one what it does not change. */
function stretchesOfWeek(week: WrittenWeek, weeks: readonly WrittenWeek[]): Stretch[] {
  const path = weekPath(week);
  const advanced = weeks.find((other) => other.week === week.week && other.band === 'advanced');
  const taken = new Set(
    week.band === 'intermediate' && advanced ? proseOfWeek(advanced).map(({ text }) => text) : [],
  );
  return proseOfWeek(week)
    .filter(({ text }) => !taken.has(text))
    .map(({ part, place, text }) => ({
      path,
      label: `${part} ${place}`,
      owner: `${path} ${part}`,
      text: withoutScripture(text),
    }));
}

/** Every stretch of our own words in stories; Scripture is left out. */
export function storyStretches(stories: readonly StorySource[]): Stretch[] {
  return stories.flatMap((story) => {
    const path = storyPath(story);
    return writtenLevels(story).flatMap(([level, text]) =>
      proseOfStory(text).map(({ place, text: prose }) => ({
        path,
        label: `${level} ${place}`,
        owner: `${path} ${level}`,
        text: withoutScripture(prose),
      })),
    );
  });
}
