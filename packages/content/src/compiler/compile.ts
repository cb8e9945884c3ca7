import type { ColoringShelf } from '@lamplight/domain/coloring';
import type { WeekSource } from '@lamplight/domain/curriculum';
import type { LessonSource } from '@lamplight/domain/lessons';
import type { Song } from '@lamplight/domain/songs';
import type { StorySource } from '@lamplight/domain/stories';
import type { MemoryVerse } from '@lamplight/domain/verses';
import type { Finding } from '../checks/finding.ts';
import type { Scriptures } from '../scripture/scriptures.ts';
import { compileBanks, type WrittenBanks } from './banks.ts';
import { compileColoring } from './coloring.ts';
import type { ContentFiles } from './content-files.ts';
import { compileLessons } from './lessons.ts';
import { compileMemoryVerses } from './memory-verses.ts';
import { compileWeeks } from './programme.ts';
import { Readings } from './readings.ts';
import { compileSongs } from './songs.ts';
import { compileStories } from './stories.ts';

/** Everything that the content folders say. */
export interface CompiledContent extends WrittenBanks {
  readonly lessons: readonly LessonSource[];
  readonly stories: readonly StorySource[];
  readonly weeks: readonly WeekSource[];
  readonly verses: readonly MemoryVerse[];
  readonly songs: readonly Song[];
  readonly coloring: readonly ColoringShelf[];
  /** What is wrong with files, each with its line; what such a file says is left out. */
  readonly findings: readonly Finding[];
}

/**
 * Makes of the content's files what the product serves.
 * @param scriptures the translations that verses take their words from
 */
export function compileContent(files: ContentFiles, scriptures: Scriptures): CompiledContent {
  const readings = new Readings(files, scriptures);
  const compiled = {
    lessons: compileLessons(readings),
    stories: compileStories(readings),
    weeks: compileWeeks(readings),
    verses: compileMemoryVerses(readings),
    songs: compileSongs(readings),
    coloring: compileColoring(readings),
    ...compileBanks(readings),
  };
  return { ...compiled, findings: [...readings.findings, ...readings.unread()] };
}
