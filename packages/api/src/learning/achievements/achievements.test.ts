import { lessonsOfDay } from '@lamplight/content/lessons';
import { lessonId } from '@lamplight/domain/lessons';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let child: Person;
beforeEach(async () => {
  app = await createTestApp();
  child = await app.given.student();
});
afterEach(() => app.close());

const LESSONS_OF_DAY_1 = lessonsOfDay(1).map(({ category }) => lessonId(category, 1));

async function badges(): Promise<string[]> {
  const { earned } = await (await child.call()).achievements.overview();
  return earned.map(({ badgeType }) => badgeType).toSorted();
}

async function completeDay1(): Promise<void> {
  for (const id of LESSONS_OF_DAY_1) await (await child.call()).lessons.complete({ lessonId: id });
}

describe('achievements', () => {
  test('begin with the first day, and show what is near', async () => {
    const overview = await (await child.call()).achievements.overview();
    expect(overview.earned).toMatchObject([{ badgeType: 'first-day', level: 'bronze' }]);
    expect(overview.next.length).toBeGreaterThan(2);
    for (const { count, atLeast } of overview.next) expect(count).toBeLessThan(atLeast);
  });

  test('are shown also when the disk is full, without those that are not stored yet', async () => {
    await completeDay1();
    await app.db.deleteFrom('achievements').where('badgeType', '=', 'lessons-1').execute();
    const page =
      "insert into activity_events (user_id, kind, subject, at) values (new.user_id, 'x', hex(zeroblob(100000)), 0)";
    await sql
      .raw(`create temp trigger fill before insert on achievements begin ${page}; end`)
      .execute(app.db);
    const { rows } = await sql<{ pageCount: number }>`pragma page_count`.execute(app.db);
    await sql.raw(`pragma max_page_count = ${rows[0]?.pageCount}`).execute(app.db);
    expect(await badges()).toContain('full-days-1');
    expect(await badges()).not.toContain('lessons-1');
    await sql.raw('pragma max_page_count = 100000').execute(app.db);
    expect(await badges()).toContain('lessons-1');
  });

  test('come with the lesson that earns them', async () => {
    await completeDay1();
    const stored = await (await child.call()).progress.achievements();
    expect(stored.map(({ badgeType }) => badgeType)).toEqual(
      expect.arrayContaining(['lessons-1', 'full-days-1', 'default']),
    );
  });

  test('come with the day that earns them', async () => {
    await app.db.updateTable('users').set({ currentDay: 4 }).where('id', '=', child.id).execute();
    expect(await badges()).not.toContain('bible-reader');
    await (await child.call()).curriculum.advanceDay();
    const stored = await (await child.call()).progress.achievements();
    expect(stored.map(({ badgeType }) => badgeType)).toContain('bible-reader');
  });

  test('are earned once', async () => {
    await completeDay1();
    const before = await badges();
    await completeDay1();
    expect(await badges()).toEqual(before);
    expect(new Set(before.filter((badge) => badge !== 'default')).size).toBe(
      before.filter((badge) => badge !== 'default').length,
    );
  });

  test('welcome a child back after a break, and keep the streak of before', async () => {
    for (const [index, id] of LESSONS_OF_DAY_1.entries()) {
      await (await child.call()).lessons.complete({ lessonId: id });
      if (index < LESSONS_OF_DAY_1.length - 1) app.clock.advance({ days: 1 });
    }
    expect(await badges()).toContain('streak-3');
    expect(await badges()).not.toContain('welcome-back');
    app.clock.advance({ days: 9 });
    await (await child.call()).lessons.complete({ lessonId: lessonId('bible', 2) });
    expect(await badges()).toEqual(expect.arrayContaining(['streak-3', 'welcome-back']));
  });

  test('count what other tables hold', async () => {
    const at = app.clock.now();
    const userId = child.id;
    await app.db
      .insertInto('storyCompletions')
      .values({ userId, storyId: 1, completedAt: at })
      .execute();
    await app.db
      .insertInto('activityEvents')
      .values([
        { userId, kind: 'verse-learned', subject: 'Psalm 23:1', at },
        { userId, kind: 'verse-learned', subject: 'Psalm 23:1', at },
      ])
      .execute();
    await app.db
      .insertInto('journalEntries')
      .values({
        userId,
        prompt: 'How did you help somebody?',
        content: 'I carried the basket.',
        createdAt: at,
      })
      .execute();
    const challenge = {
      userId,
      date: '2026-06-15',
      setNumber: 1,
      difficulty: 'easy',
      content: '{}',
    };
    await app.db
      .insertInto('challenges')
      .values(
        ['a', 'b', 'c', 'd', 'e', 'open'].map((itemKey) => ({
          ...challenge,
          type: 'math',
          itemKey,
          createdAt: at,
          completedAt: itemKey === 'open' ? null : at,
        })),
      )
      .execute();
    const earned = await badges();
    expect(earned).toEqual(
      expect.arrayContaining([
        'stories-1',
        'verses-1',
        'journal-1',
        'kindness-1',
        'challenges-1',
        'math-challenges-5',
      ]),
    );
    expect(earned).not.toContain('verses-4');
  });
});

describe('the achievements of a child are seen', () => {
  test('by the teacher of the class, a linked parent and an admin', async () => {
    const parent = await app.given.parent({ email: 'eva@example.org' });
    child = await app.given.student({ parentEmail: 'eva@example.org' });
    for (const adult of [parent, await app.given.teacher(), await app.given.admin()]) {
      const seen = await (await adult.call()).achievements.overview({ userId: child.id });
      expect(seen.earned).toMatchObject([{ badgeType: 'first-day' }]);
    }
  });

  test('by no other child and no other parent', async () => {
    for (const stranger of [await app.given.student(), await app.given.parent()]) {
      await expect(
        (await stranger.call()).achievements.overview({ userId: child.id }),
      ).rejects.toMatchObject({ cause: { code: 'FORBIDDEN' } });
    }
  });
});
