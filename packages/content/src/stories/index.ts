import type { StorySource } from '@lamplight/domain/stories';
import { readCompiled } from '../compiled/read.ts';
import { packStories } from '../packs/mounted.ts';

/** Every story of the built-in content in the order of the Bible's story (spec 2, Bible Story Adventures). */
export function stories(): readonly StorySource[] {
  return readCompiled<readonly StorySource[]>('stories.json');
}

/** The built-in stories, and behind them those of packs. */
export function storiesWithPacks(): readonly StorySource[] {
  return [...stories(), ...packStories()];
}
