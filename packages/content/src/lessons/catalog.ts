import type { ContentBand } from '@lamplight/domain/age';
import {
  type LessonCategory,
  type LessonSource,
  type LessonText,
  MODULE_IDS,
} from '@lamplight/domain/lessons';
import { packOfId } from '@lamplight/domain/packs';
import type { Language } from '@lamplight/domain/profiles';
import { type Worded, worded } from '@lamplight/domain/translations';
import { readCompiled } from '../compiled/read.ts';
import { packLessonEntries, readPackLesson } from '../packs/mounted.ts';
import type { LessonEntry, LessonHeading } from './entry.ts';

/** One of the four subjects, which holds its lessons in the order of their days (spec 3, Module). */
export interface LessonModule {
  readonly id: number;
  readonly category: LessonCategory;
  readonly title: string;
  readonly description: string;
}

export const modules: readonly LessonModule[] = [
  {
    id: MODULE_IDS.bible,
    category: 'bible',
    title: 'Bible Foundations',
    description:
      'The one great story from the first light to the hope of all things made new: who God is, who we are, and how Jesus brings us home.',
  },
  {
    id: MODULE_IDS.ai,
    category: 'ai',
    title: 'AI for Kids',
    description:
      'What artificial intelligence is and is not: how machines sense, learn and answer, where they go wrong, and how people use them to help and not to hurt.',
  },
  {
    id: MODULE_IDS.math,
    category: 'math',
    title: 'Math Adventures',
    description:
      'Numbers, shapes and patterns found in gardens, skies and fair shares, from counting on your fingers to proving why a thing must be true.',
  },
  {
    id: MODULE_IDS.science,
    category: 'science',
    title: 'Science Explorers',
    description:
      'Look closely, guess, test and tell: water, light, living things and the forces around us, with experiments made from what a camp has.',
  },
];

/** Every lesson of the programme as lists need it, module by module in the order of days; packs have their own. */
export function lessonEntries(): readonly LessonEntry[] {
  return readCompiled<readonly LessonEntry[]>('lessons/index.json');
}

/** The lessons of a module by day, also of a pack's; none for an id that no module has. */
export function lessonsOfModule(moduleId: number): LessonEntry[] {
  const entries = packOfId(moduleId) === null ? lessonEntries() : packLessonEntries();
  return entries.filter((lesson) => lesson.moduleId === moduleId);
}

/** The lessons of a day of the programme, in the order of the modules. */
export function lessonsOfDay(day: number): LessonEntry[] {
  return lessonEntries().filter(({ dayNumber }) => dayNumber === day);
}

/** The entry of the lesson with an id (see `lessonId` and `packLessonId`), if there is one. */
export function findLessonEntry(id: number): LessonEntry | undefined {
  const entries = packOfId(id) === null ? lessonEntries() : packLessonEntries();
  return entries.find((lesson) => lesson.id === id);
}

/** The lesson with an id (see `lessonId` and `packLessonId`), if there is one. */
export function findLesson(id: number): LessonSource | undefined {
  if (packOfId(id) !== null) return readPackLesson(id);
  return findLessonEntry(id) && readCompiled<LessonSource>(`lessons/${id}.json`);
}

/** Every lesson of the programme with its texts, read one after the other. */
export function* allLessons(): Generator<LessonSource> {
  for (const { id } of lessonEntries()) yield readCompiled<LessonSource>(`lessons/${id}.json`);
}

/** What lists show of a lesson to a reader of a band, in their language where it is written. */
export function lessonHeading(
  { bands, translations }: LessonEntry,
  band: ContentBand,
  language: Language,
): Worded<LessonHeading> {
  return worded(bands, translations, band, language);
}

/** What a reader of a band reads in a lesson, in their language where it is written. */
export function wordedLesson(
  { bands, translations }: LessonSource,
  band: ContentBand,
  language: Language,
): Worded<LessonText> {
  return worded(bands, translations, band, language);
}

/** What a lesson says to a band in English, with the keys that are the same in every language. */
export function lessonText(lesson: LessonSource, band: ContentBand): LessonText {
  return lesson.bands[band];
}
