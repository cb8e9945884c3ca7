import type { ContentBand } from '@lamplight/domain/age';
import {
  STORY_LEVELS,
  type StoryLevel,
  type StorySource,
  type StoryText,
} from '@lamplight/domain/stories';
import { storyFileSchema } from '../schema/story.ts';
import type { Readings } from './readings.ts';
import { faultUncalled, scenesIn } from './scenes.ts';
import { readStoryText } from './story-document.ts';
import { compileTexts, withNearest } from './texts.ts';

/** The stories of `stories/01-adam-and-eve` and so on; the number is the id, and gives the order. */
export function compileStories(readings: Readings): StorySource[] {
  return readings
    .paths(/^stories\/\d\d-[^/]+\/story\.yaml$/)
    .flatMap((path) => compileStory(readings, path) ?? []);
}

function compileStory(readings: Readings, path: string): StorySource | undefined {
  const folder = path.slice(0, path.lastIndexOf('/'));
  const about = readings.yaml(path, storyFileSchema);
  const scenes = scenesIn(readings, folder);
  const levels = STORY_LEVELS.filter((level) =>
    readings.bands.some((band) => LEVEL_OF[band] === level),
  );
  const texts = compileTexts(readings, folder, levels, {
    read: (source, language) => readStoryText(source, scenes, readings.scriptures, language),
    differs: storyDiffers,
  });
  if (about === undefined || texts === undefined) return undefined;
  const told = Object.values(texts.originals).flatMap(({ sections }) => sections);
  const played = told.flatMap(({ illustration }) => illustration ?? []);
  faultUncalled(readings, folder, scenes, played);
  const id = Number(folder.slice('stories/'.length).slice(0, 2));
  return {
    ...{ id, ...about },
    texts: withNearest(STORY_LEVELS, texts.originals),
    ...(levels.length < STORY_LEVELS.length && { onlyFor: levels }),
    ...texts.translated,
  };
}

/** The level at which a band reads stories (see `storyLevel`). */
const LEVEL_OF: Readonly<Record<ContentBand, StoryLevel>> = {
  kindergarten: 'little',
  elementary: 'young',
  intermediate: 'older',
  advanced: 'older',
};

/** What a translated story has otherwise than its original. */
function storyDiffers(original: StoryText, translated: StoryText): string | null {
  if (translated.sections.length !== original.sections.length) return 'sections';
  if (scenesOf(translated) !== scenesOf(original)) return 'scenes';
  if (translated.duration !== original.duration) return 'minutes';
  return translated.reflection.points.length === original.reflection.points.length
    ? null
    : 'points to think about';
}

function scenesOf({ sections }: StoryText): string {
  return JSON.stringify(sections.map(({ illustration }) => illustration?.scene ?? null));
}
