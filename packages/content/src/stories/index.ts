import type { StorySource } from '@lamplight/domain/stories';
import { readCompiled } from '../compiled/read.ts';

/** Every story in the order of the Bible's story (spec 2, Bible Story Adventures). */
export function stories(): readonly StorySource[] {
  return readCompiled<readonly StorySource[]>('stories.json');
}
