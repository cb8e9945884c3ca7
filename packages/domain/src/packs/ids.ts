import { LESSON_CATEGORIES, type LessonCategory } from '../lessons/category.ts';

/**
 * Every pack has a number of its own, from 1, which it keeps when it is removed and comes back. All ids of its content
 * lie in a range of this many, so that they are never those of another pack or of the built-in content, whose ids are
 * below the first range.
 */
const IDS_OF_A_PACK = 10_000;
const STORIES_FROM = 1_000;
const IDS_OF_A_SUBJECT = 100;

/** Days that a pack's programme may have: as many as the built-in one. */
export const MOST_PACK_DAYS = 56;

/** The id of the module that a pack's lessons make. */
export function packModuleId(pack: number): number {
  return pack * IDS_OF_A_PACK;
}

/**
 * The id of the lesson of a subject on a day of a pack: the same in every version of the pack.
 * @param day from 1 to `MOST_PACK_DAYS`
 */
export function packLessonId(pack: number, category: LessonCategory, day: number): number {
  const subject = LESSON_CATEGORIES.indexOf(category) + 1;
  return packModuleId(pack) + subject * IDS_OF_A_SUBJECT + day;
}

/**
 * The id of a story of a pack.
 * @param story the number at the head of its folder's name, from 1 to 99
 */
export function packStoryId(pack: number, story: number): number {
  return packModuleId(pack) + STORIES_FROM + story;
}

/** The id of a question of a pack, which no other pack and no built-in bank has. */
export function packQuestionId(packName: string, id: string): string {
  return `${packName}/${id}`;
}

/** The number of the pack that an id of a lesson, module or story belongs to; null for built-in content. */
export function packOfId(id: number): number | null {
  return id < IDS_OF_A_PACK ? null : Math.floor(id / IDS_OF_A_PACK);
}

/** Ids from here on are those of packs. */
export const FIRST_PACK_ID = IDS_OF_A_PACK;
