import { DAY_MILLIS } from '@lamplight/domain/activity';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../testing/index.ts';
import { localDate, localDay, startOfLocalDay } from './clock.ts';

/** Where the host stands, until the test has ended. */
function standIn(timeZone: string): void {
  vi.stubEnv('TZ', timeZone);
}
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a day where the host stands', () => {
  test.each([
    ['UTC', '2026-06-16T05:00:00Z', '2026-06-16', '2026-06-16T00:00:00Z'],
    ['America/Los_Angeles', '2026-06-16T05:00:00Z', '2026-06-15', '2026-06-15T07:00:00Z'],
    ['America/Los_Angeles', '2026-06-16T07:00:00Z', '2026-06-16', '2026-06-16T07:00:00Z'],
    ['Asia/Kathmandu', '2026-06-15T18:15:00Z', '2026-06-16', '2026-06-15T18:15:00Z'],
    ['Pacific/Auckland', '2026-06-15T20:00:00Z', '2026-06-16', '2026-06-15T12:00:00Z'],
    // Clocks were set forward at two that night.
    ['Europe/Berlin', '2026-03-29T12:00:00Z', '2026-03-29', '2026-03-28T23:00:00Z'],
  ])('in %s at %s is %s and began at %s', (timeZone, at, date, begin) => {
    standIn(timeZone);
    const now = Date.parse(at);
    expect(localDate(now)).toBe(date);
    expect(localDay(now)).toBe(Date.parse(date) / DAY_MILLIS);
    expect(startOfLocalDay(localDay(now))).toBe(Date.parse(begin));
  });
});

describe('on an evening in Los Angeles, when it is the next day in UTC', () => {
  let app: TestApp;
  let child: Person;
  let teacher: Person;
  beforeEach(async () => {
    standIn('America/Los_Angeles');
    app = await createTestApp();
    teacher = await app.given.teacher();
    child = await app.given.student();
    // From 09:00 to 24:00 UTC, which is 17:00 there.
    app.clock.advance({ minutes: 15 * 60 });
  });
  afterEach(() => app.close());

  test('the schedule bears the date of the room', async () => {
    const { curriculum } = await child.call();
    expect(await curriculum.schedule()).toMatchObject({ day: 1, date: '2026-06-15' });
    expect(await curriculum.schedule({ day: 2 })).toMatchObject({ date: '2026-06-16' });
  });

  test('who learned in the morning was there today, until midnight in the room', async () => {
    const activeToday = async () => (await (await teacher.call()).teaching.stats()).activeToday;
    expect(await activeToday()).toBe(1);
    app.clock.advance({ minutes: 7 * 60 - 1 });
    expect(await activeToday()).toBe(1);
    app.clock.advance({ minutes: 1 });
    expect(await activeToday()).toBe(0);
  });

  test('two evenings in a row are a run of two days', async () => {
    await (await child.call()).lessons.complete({ lessonId: 1 });
    app.clock.advance({ days: 1 });
    await (await child.call()).lessons.complete({ lessonId: 2 });
    expect((await (await child.call()).profiles.me()).streakCount).toBe(2);
  });
});
