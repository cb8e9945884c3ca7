import type { MemoryVerse } from '@lamplight/domain/verses';
import { readCompiled } from '../compiled/read.ts';

/**
 * The verse that is learned by heart in each week of the programme, in order. Each is a verse of one of the week's
 * days; the young learn a part of it that stands in one run.
 */
export function memoryVerses(): readonly MemoryVerse[] {
  return readCompiled<readonly MemoryVerse[]>('verses.json');
}
