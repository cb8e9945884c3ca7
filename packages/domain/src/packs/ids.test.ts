import { expect, test } from 'vitest';
import { CURRICULUM_DAYS } from '../curriculum/index.ts';
import { isTaughtOn, LESSON_CATEGORIES, lessonId, MODULE_IDS } from '../lessons/index.ts';
import {
  FIRST_PACK_ID,
  MOST_PACK_DAYS,
  packLessonId,
  packModuleId,
  packOfId,
  packQuestionId,
  packStoryId,
} from './ids.ts';

const days = Array.from({ length: MOST_PACK_DAYS }, (_, index) => index + 1);
const idsOf = (pack: number) => [
  packModuleId(pack),
  ...LESSON_CATEGORIES.flatMap((category) => days.map((day) => packLessonId(pack, category, day))),
  ...Array.from({ length: 99 }, (_, index) => packStoryId(pack, index + 1)),
];

test.each([
  ['module', packModuleId(2), 20_000],
  ['first Bible lesson', packLessonId(2, 'bible', 1), 20_101],
  ['last science lesson', packLessonId(2, 'science', 56), 20_456],
  ['first story', packStoryId(2, 1), 21_001],
])("a pack's %s has an id in its own range", (_, id, expected) => {
  expect(id).toBe(expected);
  expect(packOfId(id)).toBe(2);
});

test('no two things of packs have one id', () => {
  const ids = [1, 2, 3].flatMap(idsOf);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Math.min(...ids)).toBeGreaterThanOrEqual(FIRST_PACK_ID);
});

test('built-in ids belong to no pack', () => {
  const builtIn = LESSON_CATEGORIES.flatMap((category) =>
    Array.from({ length: CURRICULUM_DAYS }, (_, index) => index + 1)
      .filter((day) => isTaughtOn(category, day))
      .map((day) => lessonId(category, day)),
  );
  for (const id of [...builtIn, ...Object.values(MODULE_IDS)]) expect(packOfId(id)).toBeNull();
});

test('two packs may name a question alike', () => {
  expect(packQuestionId('harvest-days', 'q-1')).not.toBe(packQuestionId('other-days', 'q-1'));
});
