import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LESSON_CATEGORIES, lessonId } from '@lamplight/domain/lessons';
import { packLessonId, packModuleId, packStoryId } from '@lamplight/domain/packs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { harvestDays } from '../../test/harvest-days.ts';
import {
  findLesson,
  findLessonEntry,
  lessonEntries,
  lessonsOfDay,
  lessonsOfModule,
} from '../lessons/index.ts';
import { buildQuiz } from '../quizzes/index.ts';
import { bankPool } from '../rooms/bank.ts';
import { embeddedScriptures } from '../scripture/scriptures.ts';
import { stories, storiesWithPacks } from '../stories/index.ts';
import { packDocuments } from './compiled-pack.ts';
import { mountedPacks, mountPacks, packProgramme, packQuizItems } from './mounted.ts';
import { readPackFiles } from './reading/index.ts';
import { builtInPictures } from './reading/pictures.ts';

const SEEDS = packLessonId(3, 'bible', 1);
const { compiled } = readPackFiles(harvestDays(), {
  scriptures: embeddedScriptures,
  pictures: await builtInPictures(),
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pack-'));
  if (compiled === undefined) throw new Error('the sample pack compiles');
  for (const [name, document] of packDocuments(compiled)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), JSON.stringify(document));
  }
});
afterEach(() => {
  mountPacks([]);
  rmSync(folder, { recursive: true });
});
const mount = () => mountPacks([{ number: 3, name: 'harvest-days', folder }]);

describe('a pack that is mounted', () => {
  test('has its lessons in a module of its own', () => {
    expect(findLesson(SEEDS)).toBeUndefined();
    mount();
    expect(lessonsOfModule(packModuleId(3)).map(({ id }) => id)).toEqual([
      ...[1, 2, 3].map((day) => packLessonId(3, 'bible', day)),
      ...[packLessonId(3, 'math', 2), packLessonId(3, 'science', 1)],
    ]);
    expect(findLessonEntry(SEEDS)).toMatchObject({ dayNumber: 1, moduleId: packModuleId(3) });
    expect(findLesson(SEEDS)?.bands.elementary.title).toBe('The Bag That Rattled');
    mountPacks([]);
    expect(findLesson(SEEDS)).toBeUndefined();
    expect(lessonsOfModule(packModuleId(3))).toEqual([]);
  });

  test('changes nothing in the programme', () => {
    const before = { entries: lessonEntries(), today: lessonsOfDay(1) };
    mount();
    expect({ entries: lessonEntries(), today: lessonsOfDay(1) }).toEqual(before);
    expect(LESSON_CATEGORIES.map((_, index) => lessonsOfModule(index + 1).length)).toEqual([
      ...[56, 56, 28, 28],
    ]);
    expect(findLesson(lessonId('bible', 1))?.dayNumber).toBe(1);
  });

  test('tells its stories behind the built-in ones', () => {
    mount();
    expect(storiesWithPacks().map(({ id }) => id)).toEqual([
      ...stories().map(({ id }) => id),
      packStoryId(3, 1),
    ]);
  });

  test('asks its questions in quizzes and rooms, under ids of its own', async () => {
    mount();
    const own = packQuizItems('bible', 'elementary');
    expect(own[0]?.id).toBe('harvest-days/bible-el-001');
    expect(packQuizItems('bible', 'advanced')).toEqual([]);
    const plan = { subject: 'bible', band: 'elementary', seed: 'a', met: [] } as const;
    const topic = 'exodus-and-law';
    const quizzes = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) =>
        buildQuiz({ ...plan, seed, topic, more: own }),
      ),
    );
    const asked = quizzes.flatMap(({ questions }) => questions.map(({ id }) => id));
    expect(asked).toContain('harvest-days/bible-el-003');
    const room = bankPool('bible', 'elementary').map(({ question }) => question.id);
    expect(room).toContain('harvest-days/room-bible-el-001');
  });

  test('has days of its own', () => {
    mount();
    const [pack] = mountedPacks();
    expect(pack && packProgramme(pack).es?.days[0]?.title).toBe('Una semilla en tu mano');
  });
});
