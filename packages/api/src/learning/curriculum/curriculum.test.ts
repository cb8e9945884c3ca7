import { lessonsOfDay } from '@lamplight/content/lessons';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let child: Person;
beforeEach(async () => {
  app = await createTestApp();
  child = await app.given.student();
});
afterEach(() => app.close());

describe('the programme', () => {
  test('begins on day 1 of 56', async () => {
    expect(await (await child.call()).curriculum.status()).toMatchObject({
      currentWeek: 1,
      currentDay: 1,
      daysRemaining: 55,
      totalProgress: 0,
    });
  });

  test('moves on by one day when a child completes theirs', async () => {
    await (await child.call()).curriculum.advanceDay();
    expect((await (await child.call()).auth.me()).currentDay).toBe(2);
  });

  test('ends on day 56', async () => {
    await app.db.updateTable('users').set({ currentDay: 55 }).where('id', '=', child.id).execute();
    const last = await (await child.call()).curriculum.advanceDay();
    expect(last).toMatchObject({ currentDay: 56, currentWeek: 8, daysRemaining: 0 });
    await expect((await child.call()).curriculum.advanceDay()).rejects.toMatchObject({
      cause: { code: 'PROGRAM_FINISHED', status: 409 },
    });
  });

  test('moves twice for two calls at once, and once for one key', async () => {
    const caller = await child.call();
    await Promise.all([caller.curriculum.advanceDay(), caller.curriculum.advanceDay()]);
    expect((await (await child.call()).auth.me()).currentDay).toBe(3);
    const keyed = await child.call({ idempotencyKey: 'once' });
    await Promise.all([keyed.curriculum.advanceDay(), keyed.curriculum.advanceDay()]);
    expect((await (await child.call()).auth.me()).currentDay).toBe(4);
  });

  test('does not move when its result cannot be remembered, so that a repeat moves it once', async () => {
    const { actor } = await app.contextFor(child.token);
    if (actor.kind !== 'user') throw new Error('the child is signed in');
    const crash = async () => Promise.reject(new Error('the host ended'));
    await expect(app.services.curriculum.advanceDay(actor.user, crash)).rejects.toThrow('ended');
    expect((await (await child.call()).auth.me()).currentDay).toBe(1);
    await (await child.call({ idempotencyKey: 'once' })).curriculum.advanceDay();
    expect((await (await child.call()).auth.me()).currentDay).toBe(2);
  });

  test('is moved by a student only', async () => {
    const teacher = await (await app.given.teacher()).call();
    await expect(teacher.curriculum.advanceDay()).rejects.toMatchObject({
      cause: { code: 'FORBIDDEN' },
    });
  });
});

describe('the rewards', () => {
  test('are sixteen, two a week, each on a day of the programme', async () => {
    const rewards = await (await child.call()).curriculum.rewards();
    expect(rewards).toHaveLength(16);
    expect(rewards.map(({ day }) => Math.ceil(day / 7))).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].flatMap((week) => [week, week]),
    );
    expect(rewards[0]).toEqual({ reward: 'lantern-badge', day: 3, left: 9 });
  });

  test('are earned by the lessons, and a day that is passed over earns nothing', async () => {
    const caller = await child.call();
    for (let day = 1; day <= 3; day += 1) await (await child.call()).curriculum.advanceDay();
    expect((await caller.curriculum.rewards())[0]).toMatchObject({ left: 9 });
    for (const day of [1, 2, 3]) {
      for (const { id } of lessonsOfDay(day)) await caller.lessons.complete({ lessonId: id });
    }
    expect((await caller.curriculum.rewards()).map(({ left }) => left).slice(0, 2)).toEqual([
      0, 12,
    ]);
  });
});

describe("a day's schedule", () => {
  test('is that of the current day unless another is asked for', async () => {
    const caller = await child.call();
    expect(await caller.curriculum.schedule()).toMatchObject({ day: 1, date: '2026-06-15' });
    expect(await caller.curriculum.schedule({ day: 56 })).toMatchObject({
      day: 56,
      date: '2026-08-09',
    });
  });

  test.each([[0], [57], [1.5]])('does not exist for day %d', async (day) => {
    const caller = await child.call();
    await expect(caller.curriculum.schedule({ day })).rejects.toThrow();
  });

  test('holds the lessons of that day with their status', async () => {
    const { lessons } = await (await child.call()).curriculum.schedule({ day: 1 });
    expect(lessons.map(({ subject, status }) => [subject, status])).toEqual([
      ['bible', 'unlocked'],
      ['ai', 'unlocked'],
      ['math', 'unlocked'],
    ]);
  });

  test('brings the verse and the fact that the dashboard shows', async () => {
    const caller = await child.call();
    const day = await caller.curriculum.schedule();
    expect(await caller.curriculum.verse()).toEqual(day.bibleVerse);
    expect(await caller.curriculum.fact()).toEqual(day.dailyFact);
  });
});

describe('the words of a day', () => {
  test.each([
    [5, 'God makes light'],
    [9, 'The very first light'],
    [17, 'Let there be light'],
    [null, 'The very first light'],
  ])('are those for a child of %s', async (age, theme) => {
    const reader = await app.given.student();
    await app.db.updateTable('users').set({ age }).where('id', '=', reader.id).execute();
    const caller = await reader.call();
    expect(await caller.curriculum.schedule({ day: 1 })).toMatchObject({ theme, language: 'en' });
  });

  test('are the same in verse, fact and week', async () => {
    const five = await (await app.given.student({ age: 5 })).call();
    const nine = await (await app.given.student({ age: 9 })).call();
    expect((await five.curriculum.verse()).verse).toBe(
      'And God said, “Let there be light,” and there was light.',
    );
    expect(await five.curriculum.fact()).not.toEqual(await nine.curriculum.fact());
    const [ofFive, ofNine] = [await five.curriculum.status(), await nine.curriculum.status()];
    expect(ofFive.weekTheme.description).not.toBe(ofNine.weekTheme.description);
  });
});
