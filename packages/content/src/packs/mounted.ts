import { join } from 'node:path';
import type { ContentBand } from '@lamplight/domain/age';
import type { LessonSource } from '@lamplight/domain/lessons';
import {
  packLessonId,
  packModuleId,
  packOfId,
  packQuestionId,
  packStoryId,
} from '@lamplight/domain/packs';
import type { QuizSubject } from '@lamplight/domain/quizzes';
import type { StorySource } from '@lamplight/domain/stories';
import { readCompiledAt } from '../compiled/read.ts';
import type { LessonEntry } from '../lessons/entry.ts';
import type { LeveledItem, QuizItem } from '../quizzes/quiz-item.ts';
import type { RoomBankSubject } from '../rooms/subjects.ts';
import {
  type CompiledPack,
  PACK_DOCUMENTS,
  type PackEntry,
  type PackProgramme,
} from './compiled-pack.ts';

/** A pack that this host serves beside the built-in content. */
export interface MountedPack {
  /** Its own, from 1, which it keeps for ever: its ids are counted from it. */
  readonly number: number;
  readonly name: string;
  /** Where its compiled documents lie. */
  readonly folder: string;
}

let mounted: readonly MountedPack[] = [];

/**
 * Serves these packs from now on, and no other. A process serves one school, so that there is one list; what a pack holds
 * is read when it is asked for.
 */
export function mountPacks(packs: readonly MountedPack[]): void {
  mounted = packs.toSorted((a, b) => a.number - b.number);
}

/** The packs that are served, in the order in which they came to this host. */
export function mountedPacks(): readonly MountedPack[] {
  return mounted;
}

function document<T extends object>({ folder }: MountedPack, name: string): T {
  return readCompiledAt<T>(join(folder, name));
}

/** The lessons of all packs as lists need them, pack by pack. */
export function packLessonEntries(): readonly LessonEntry[] {
  return mounted.flatMap((pack) =>
    document<readonly PackEntry[]>(pack, PACK_DOCUMENTS.entries).map((entry) => ({
      id: packLessonId(pack.number, entry.category, entry.dayNumber),
      moduleId: packModuleId(pack.number),
      ...entry,
    })),
  );
}

/** The lesson of a pack with an id; undefined where no served pack has it. */
export function readPackLesson(id: number): LessonSource | undefined {
  const pack = mounted.find(({ number }) => number === packOfId(id));
  const entry = packLessonEntries().find((lesson) => lesson.id === id);
  return pack && entry && document<LessonSource>(pack, PACK_DOCUMENTS.lesson(entry));
}

/** The days of a pack, in the languages in which they are written. */
export function packProgramme(pack: MountedPack): PackProgramme {
  return document<PackProgramme>(pack, PACK_DOCUMENTS.programme);
}

/** The stories of all packs, with the ids that they have on this host. */
export function packStories(): readonly StorySource[] {
  return mounted.flatMap((pack) =>
    document<readonly StorySource[]>(pack, PACK_DOCUMENTS.stories).map((story) => ({
      ...story,
      id: packStoryId(pack.number, story.id),
    })),
  );
}

/** The questions of all packs for quizzes of a subject and band. */
export function packQuizItems(subject: QuizSubject, band: ContentBand): readonly LeveledItem[] {
  return mounted.flatMap((pack) => {
    const bank = document<CompiledPack['quizzes']>(pack, PACK_DOCUMENTS.quizzes);
    return withIds(pack, bank[subject]?.[band]);
  });
}

/** The questions of all packs for live rooms of a subject and band. */
export function packRoomItems(subject: RoomBankSubject, band: ContentBand): readonly QuizItem[] {
  return mounted.flatMap((pack) => {
    const bank = document<CompiledPack['rooms']>(pack, PACK_DOCUMENTS.rooms);
    return withIds(pack, bank[subject]?.[band]);
  });
}

function withIds<Item extends QuizItem>(pack: MountedPack, items: readonly Item[] = []): Item[] {
  return items.map((item) => ({ ...item, id: packQuestionId(pack.name, item.id) }));
}
