import { memoryVerses } from '@lamplight/content/verses';
import type { VerseExercise } from '@lamplight/domain/verses';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let child: Person;
beforeEach(async () => {
  app = await createTestApp();
  child = await app.given.student({ age: 9 });
});
afterEach(() => app.close());

const [first] = memoryVerses();
if (first === undefined) throw new Error('there is no verse');
const { young, older } = first.texts;

async function practice(exercise: VerseExercise, answer = young.text, key?: string) {
  const caller = await child.call(key === undefined ? {} : { idempotencyKey: key });
  return caller.verses.practice({ week: 1, exercise, answer });
}

function learnedEvents() {
  return app.db
    .selectFrom('activityEvents')
    .select('subject')
    .where('kind', '=', 'verse-learned')
    .execute();
}

describe('the verse of the week', () => {
  test('is that of the current week, in the part for the age', async () => {
    expect(await (await child.call()).verses.week()).toEqual({
      week: 1,
      ...young,
      exercises: ['order', 'gaps', 'type'],
      done: [],
      isLearned: false,
      isCurrent: true,
    });
    const teenager = await app.given.student({ age: 15 });
    expect(await (await teenager.call()).verses.week()).toMatchObject(older);
  });

  test('can be that of another week, out of eight', async () => {
    const caller = await child.call();
    expect(await caller.verses.week({ week: 8 })).toMatchObject({ week: 8, isCurrent: false });
    await expect(caller.verses.week({ week: 9 })).rejects.toThrow();
  });
});

describe('practising a verse', () => {
  test('is right without capitals and punctuation', async () => {
    const { correct, progress } = await practice(
      'type',
      young.text.toLowerCase().replace(/[,!]/g, ''),
    );
    expect(correct).toBe(true);
    expect(progress.done).toEqual(['type']);
  });

  test('shows which words differ, and stores that it was not right', async () => {
    const answer = await practice('type', young.text.replace('works', 'words'));
    expect(answer).toMatchObject({ correct: false, justLearned: false, progress: { done: [] } });
    expect(answer.words.filter(({ kind }) => kind !== 'right')).toEqual([
      { kind: 'extra', word: 'words,' },
      { kind: 'missing', word: 'works,' },
    ]);
    const rows = await app.db.selectFrom('versePractices').select('correct').execute();
    expect(rows).toEqual([{ correct: 0 }]);
  });

  test('is learned once when all three exercises were right, and earns a badge', async () => {
    expect((await practice('order')).justLearned).toBe(false);
    expect((await practice('gaps')).justLearned).toBe(false);
    expect(await practice('type')).toMatchObject({
      justLearned: true,
      progress: { isLearned: true },
    });
    expect((await practice('type')).justLearned).toBe(false);
    expect(await learnedEvents()).toEqual([{ subject: young.reference }]);
    const badges = await (await child.call()).progress.achievements();
    expect(badges.map(({ badgeType }) => badgeType)).toContain('verses-1');
  });

  test('needs no typing up to 6', async () => {
    child = await app.given.student({ age: 5 });
    await practice('order');
    expect(await practice('gaps')).toMatchObject({ justLearned: true });
  });

  test('stays learned when the child grows into a longer part', async () => {
    for (const exercise of ['order', 'gaps', 'type'] as const) await practice(exercise);
    await app.db.updateTable('users').set({ age: 11 }).where('id', '=', child.id).execute();
    expect(await (await child.call()).verses.week()).toMatchObject({ ...older, isLearned: true });
    expect((await practice('type', older.text)).justLearned).toBe(false);
  });

  test('counts one try for one key', async () => {
    const [one, again] = [
      await practice('order', young.text, 'key-1'),
      await practice('order', young.text, 'key-1'),
    ];
    expect(again).toEqual(one);
    expect(await app.db.selectFrom('versePractices').selectAll().execute()).toHaveLength(1);
  });

  test('takes no answer longer than any verse', async () => {
    expect((await practice('type', 'a'.repeat(1000))).correct).toBe(false);
    await expect(practice('type', 'a'.repeat(1001))).rejects.toThrow();
  });
});

test('the progress of all weeks belongs to the child alone', async () => {
  await practice('order');
  const own = await (await child.call()).verses.progress();
  expect(own.map(({ week }) => week)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(own[0]?.done).toEqual(['order']);
  const other = await (await (await app.given.student()).call()).verses.progress();
  expect(other[0]?.done).toEqual([]);
});
