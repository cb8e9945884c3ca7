import type { CurriculumWeek } from '@lamplight/domain/curriculum';
import type { LessonSource } from '@lamplight/domain/lessons';
import type { StorySource } from '@lamplight/domain/stories';
import { lessonPath, proseOf, writtenBands } from './prose.ts';
import { withoutScripture } from './quotations.ts';
import { proseOfStory, storyPath, writtenLevels } from './story-prose.ts';
import { proseOfWeek, weekPath } from './week-prose.ts';

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
  weeks: readonly CurriculumWeek[],
): Stretch[] {
  return [...lessons.flatMap(stretchesOfLesson), ...weeks.flatMap(stretchesOfWeek)];
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

function stretchesOfWeek(week: CurriculumWeek): Stretch[] {
  const path = weekPath(week);
  return proseOfWeek(week).map(({ part, place, text }) => ({
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
