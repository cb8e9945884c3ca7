import type { ContentBand } from '@lamplight/domain/age';
import type { LessonSource } from '@lamplight/domain/lessons';
import type { PackDays } from '@lamplight/domain/packs';
import type { Language } from '@lamplight/domain/profiles';
import type { QuizSubject } from '@lamplight/domain/quizzes';
import type { StorySource } from '@lamplight/domain/stories';
import { headedLesson, type LessonEntry } from '../lessons/entry.ts';
import type { LeveledItem, QuizItem } from '../quizzes/quiz-item.ts';
import type { RoomBankSubject } from '../rooms/subjects.ts';

/** Questions by their subject and band; a pack has no bank for most. */
export type PackBank<Subject extends string, Item> = Readonly<
  Partial<Record<Subject, Readonly<Partial<Record<ContentBand, readonly Item[]>>>>>
>;

/** What a pack holds, compiled. Ids of stories and questions are those that its files give. */
export interface CompiledPack {
  readonly lessons: readonly LessonSource[];
  readonly stories: readonly StorySource[];
  readonly quizzes: PackBank<QuizSubject, LeveledItem>;
  readonly rooms: PackBank<RoomBankSubject, QuizItem>;
  /** Its days, in the languages in which they are written; none where it has no lessons. */
  readonly programme: PackProgramme;
}

export type PackProgramme = Readonly<Partial<Record<Language, PackDays>>>;

/** A lesson of a pack as lists need it; its id comes with the pack's number. */
export type PackEntry = Omit<LessonEntry, 'id' | 'moduleId'>;

/** The names of a compiled pack's documents. */
export const PACK_DOCUMENTS = {
  entries: 'lessons/index.json',
  lesson: ({ category, dayNumber }: Pick<LessonSource, 'category' | 'dayNumber'>) =>
    `lessons/${category}-${dayNumber}.json`,
  stories: 'stories.json',
  quizzes: 'quizzes.json',
  rooms: 'rooms.json',
  programme: 'programme.json',
} as const;

/** The documents that a mounted pack is read from, by their name below its folder. */
export function packDocuments(pack: CompiledPack): ReadonlyMap<string, unknown> {
  const { lessons, stories, quizzes, rooms, programme } = pack;
  return new Map<string, unknown>([
    [PACK_DOCUMENTS.entries, lessons.map(headedLesson)],
    ...lessons.map((lesson) => [PACK_DOCUMENTS.lesson(lesson), lesson] as const),
    [PACK_DOCUMENTS.stories, stories],
    [PACK_DOCUMENTS.quizzes, quizzes],
    [PACK_DOCUMENTS.rooms, rooms],
    [PACK_DOCUMENTS.programme, programme],
  ]);
}
