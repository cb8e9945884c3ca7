import { CURRICULUM_DAYS } from '../curriculum/curriculum.ts';

/** Subjects a module can have (spec 3, Module). */
export const LESSON_CATEGORIES = ['bible', 'ai', 'math', 'science'] as const;
export type LessonCategory = (typeof LESSON_CATEGORIES)[number];

/** Module id of each category, as the parent view knows them (spec 3, Module). */
export const MODULE_IDS = { bible: 1, ai: 2, math: 3, science: 4 } as const satisfies Record<
  LessonCategory,
  number
>;

/** Whether the programme has a lesson of this category on that day: Math on odd days, Science on even ones. */
export function isTaughtOn(category: LessonCategory, day: number): boolean {
  if (category === 'math') return day % 2 === 1;
  if (category === 'science') return day % 2 === 0;
  return true;
}

/**
 * The id of a lesson, which never changes: 1-56 Bible, 57-112 AI, 113-140 Math, 141-168 Science,
 * each in the order of its days.
 * @throws RangeError when the category has no lesson on that day
 */
export function lessonId(category: LessonCategory, day: number): number {
  if (!Number.isInteger(day) || day < 1 || day > CURRICULUM_DAYS || !isTaughtOn(category, day)) {
    throw new RangeError(`no ${category} lesson on day ${day}`);
  }
  switch (category) {
    case 'bible':
      return day;
    case 'ai':
      return 56 + day;
    case 'math':
      return 112 + (day + 1) / 2;
    case 'science':
      return 140 + day / 2;
  }
}
