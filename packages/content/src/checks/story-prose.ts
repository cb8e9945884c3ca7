import {
  STORY_LEVELS,
  type StoryLevel,
  type StorySource,
  type StoryText,
} from '@lamplight/domain/stories';
import { contentProse, type Prose } from './prose.ts';

/** How the folder of a story begins; the rest of its name is the person whom it follows. */
export function storyPath({ id }: Pick<StorySource, 'id'>): string {
  return `stories/${String(id).padStart(2, '0')}`;
}

/** The levels of a story that are there: while a file is being written one may be missing. */
export function writtenLevels(story: StorySource): [StoryLevel, StoryText][] {
  const texts: Partial<Record<StoryLevel, StoryText>> = story.texts;
  return STORY_LEVELS.flatMap((level) => {
    const text = texts[level];
    return text === undefined ? [] : [[level, text] satisfies [StoryLevel, StoryText]];
  });
}

/** All prose of a story at one level, in reading order; verse blocks are none. */
export function proseOfStory(text: StoryText): Prose[] {
  return [
    { kind: 'title', place: 'title', text: text.title },
    { kind: 'description', place: 'summary', text: text.summary },
    { kind: 'description', place: 'lesson', text: text.lesson },
    ...text.sections.flatMap(({ title, content }, index): Prose[] => [
      { kind: 'heading', place: `sections[${index}] title`, text: title },
      ...contentProse(content).map((prose) => ({
        ...prose,
        place: `sections[${index}] ${prose.place}`,
      })),
    ]),
    { kind: 'question', place: 'reflection question', text: text.reflection.question },
    ...text.reflection.points.map(
      (point, index): Prose => ({
        kind: 'point',
        place: `reflection points[${index}]`,
        text: point,
      }),
    ),
    { kind: 'activity title', place: 'activity title', text: text.activity.title },
    { kind: 'activity', place: 'activity description', text: text.activity.description },
    { kind: 'activity', place: 'activity instructions', text: text.activity.instructions },
  ];
}
