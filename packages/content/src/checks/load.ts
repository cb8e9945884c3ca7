import type { Experiment } from '@lamplight/domain/experiments';
import type { LessonSource } from '@lamplight/domain/lessons';
import type { Song } from '@lamplight/domain/songs';
import type { StorySource } from '@lamplight/domain/stories';
import type { MemoryVerse } from '@lamplight/domain/verses';
import { compileContent } from '../compiler/compile.ts';
import { CONTENT_ROOT, readContentFiles } from '../compiler/content-files.ts';
import { embeddedScriptures, type Scriptures } from '../scripture/scriptures.ts';
import { BANK_BANDS, BANK_TYPES, type WrittenBank } from './bank-item.ts';
import { checkedExperiments } from './experiments/index.ts';
import type { Finding } from './finding.ts';
import { type CheckedProject, checkedProjects } from './projects/index.ts';
import type { WrittenQuiz } from './quizzes/file.ts';
import { type WrittenWeek, writtenWeeks } from './week-prose.ts';

/** What is checked, and a finding for each file that could not be compiled. */
interface LoadedContent {
  readonly lessons: readonly LessonSource[];
  readonly weeks: readonly WrittenWeek[];
  readonly stories: readonly StorySource[];
  readonly verses: readonly MemoryVerse[];
  readonly songs: readonly Song[];
  readonly banks: readonly WrittenBank[];
  readonly quizzes: readonly WrittenQuiz[];
  /** The written ones and those that the generator starts with. */
  readonly experiments: readonly Experiment[];
  readonly projects: readonly CheckedProject[];
  readonly findings: readonly Finding[];
}

/**
 * Compiles the content's files for the checks; experiments and projects come from the program.
 * @param scriptures the translations that verses take their words from
 */
export function loadContent(scriptures: Scriptures = embeddedScriptures): LoadedContent {
  const content = compileContent(readContentFiles(CONTENT_ROOT), scriptures);
  const { lessons, weeks, stories, verses, songs, challenges, findings } = content;
  return {
    lessons,
    weeks: writtenWeeks(weeks),
    stories,
    verses,
    songs,
    banks: BANK_TYPES.flatMap((type) =>
      BANK_BANDS[type].map((band) => ({ type, band, items: challenges[type][band] })),
    ),
    quizzes: (['quizzes', 'rooms'] as const).flatMap((bank) =>
      Object.entries(content[bank]).flatMap(([subject, bands]) =>
        Object.entries(bands).map(
          ([band, items]): WrittenQuiz => ({
            bank,
            subject: subject as WrittenQuiz['subject'],
            band: band as WrittenQuiz['band'],
            items,
          }),
        ),
      ),
    ),
    experiments: checkedExperiments(),
    projects: checkedProjects(),
    findings,
  };
}
