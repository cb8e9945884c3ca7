import type { Person } from '@lamplight/api/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestHost, type TestHost } from './test-host.ts';

/** Two ages of each content band, youngest first: the sample profiles of the age demo (spec 2). */
const AGES = [5, 6, 8, 10, 12, 14, 16, 18];
const DAYS = Array.from({ length: 56 }, (_, index) => index + 1);

/**
 * What may be missing from an answer: a day without a milestone, a lesson not answered, an activity not done and a place
 * not kept yet, a thought on the right option.
 */
const MAY_BE_NULL = /\.(?:progressMilestone|result|doneAt|stepAt|thoughts\.\d+)$/;

/** What may hold nothing: a stage without people, or with nothing but people; a lesson without pictures or acts. */
const MAY_BE_EMPTY = /\.(?:scene\.(?:cast|things)|illustrations|figures|acts)$/;

/** What has parts that may be left out, such as the corner of a table: the content's schema has checked each kind. */
const CHECKED_BY_SCHEMA = /\.(?:figures\.\d+\.figure|acts\.\d+\.act)$/;

/** A day in milliseconds. */
const DAY = 24 * 60 * 60 * 1000;

let host: TestHost;
beforeAll(async () => {
  // Days pass between the days: nobody does eight weeks in the minute that the limit of writes counts.
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  host = await createTestHost();
});
afterAll(async () => {
  await host.close();
  vi.useRealTimers();
});

function client({ token }: Person) {
  async function call(method: 'GET' | 'POST', url: string, body?: object) {
    const answer = await host.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(body ? { payload: body } : {}),
    });
    expect(answer.statusCode, `${method} ${url}: ${answer.body}`).toBe(200);
    return answer.json();
  }
  return {
    get: (url: string) => call('GET', url),
    post: (url: string, body?: object) => call('POST', url, body),
  };
}

/** Paths of all empty texts, empty lists and nulls in an answer. */
function emptyFields(value: unknown, path: string): string[] {
  if (value === null || value === undefined) return MAY_BE_NULL.test(path) ? [] : [path];
  if (typeof value === 'string') return value.trim() === '' ? [path] : [];
  if (typeof value !== 'object' || CHECKED_BY_SCHEMA.test(path)) return [];
  if (Array.isArray(value) && value.length === 0) return MAY_BE_EMPTY.test(path) ? [] : [path];
  return Object.entries(value).flatMap(([key, inner]) => emptyFields(inner, `${path}.${key}`));
}

/** How many lessons each day of the programme has, as the catalog of lessons tells it. */
async function lessonsByDay({ get }: ReturnType<typeof client>): Promise<Map<number, number>> {
  const lessons: { dayNumber: number }[] = await get('/api/lessons');
  const byDay = Map.groupBy(lessons, ({ dayNumber }) => dayNumber);
  return new Map([...byDay].map(([day, ofDay]) => [day, ofDay.length]));
}

test('every day has its three lessons', async () => {
  const written = await lessonsByDay(client(await host.school.given.student()));
  expect([...written.keys()].toSorted((a, b) => a - b)).toEqual(DAYS);
  for (const [day, count] of written) expect(count, `day ${day}`).toBe(3);
});

describe.each(AGES)('a child of %i', (age) => {
  test('walks through all 56 days and finds each whole, new and open', async () => {
    const child = await host.school.given.student({ age, grade: Math.min(12, age - 4) });
    const caller = client(child);
    const { get, post } = caller;
    const written = await lessonsByDay(caller);
    let completed = 0;
    const met = { themes: new Set(), verses: new Set(), facts: new Set(), activities: new Set() };

    for (const day of DAYS) {
      vi.advanceTimersByTime(DAY);
      const schedule = await get('/api/daily-schedule');
      const { classDay, ...status } = await get('/api/curriculum-status');
      // Our class leaves each child their own day, until a teacher chooses otherwise.
      expect(classDay).toBeNull();
      const today = await get('/api/todays-lessons');
      const { lessons, ...rest } = schedule;
      expect(emptyFields({ ...rest, status }, `day ${day}`)).toEqual([]);
      expect([schedule.day, status.currentDay]).toEqual([day, day]);
      expect(lessons).toHaveLength(written.get(day) ?? 0);
      expect(today.map(({ title }: { title: string }) => title)).toEqual(
        lessons.map(({ title }: { title: string }) => title),
      );
      expect(await get('/api/daily-fact')).toEqual(schedule.dailyFact);
      expect(await get('/api/bible-verse')).toEqual(schedule.bibleVerse);
      expect(await get(`/api/daily-schedule?day=${day}`)).toEqual(schedule);

      for (const { id } of lessons as { id: number }[]) {
        // The way from the schedule to the lesson is no dead end.
        const lesson = await post(`/api/lessons/${id}/start`);
        expect(emptyFields(lesson, `lesson ${id}`)).toEqual([]);
        const report = { lessonId: id, moduleId: lesson.moduleId, completed: true, score: 100 };
        expect(await post('/api/user-progress', report)).toMatchObject({ completed: true });
        completed += 1;
      }

      met.themes.add(schedule.theme);
      met.verses.add(schedule.bibleVerse.reference);
      met.facts.add(schedule.dailyFact.fact);
      for (const { title } of schedule.activities) met.activities.add(title);
      expect(schedule.challenges.length).toBeGreaterThan(0);
      if (day < DAYS.length) await post('/api/advance-day');
    }

    expect(met.themes.size).toBe(DAYS.length);
    expect(met.verses.size).toBe(DAYS.length);
    expect(met.facts.size).toBe(DAYS.length);
    expect(met.activities.size).toBeGreaterThanOrEqual(2 * DAYS.length);
    const stories = await get('/api/bible-stories');
    expect(stories.length).toBeGreaterThanOrEqual(24);
    expect(emptyFields(stories, 'stories')).toEqual([]);
    const entry = await post('/api/journal', { entry: 'I saw an owl and was glad.' });
    expect(emptyFields({ ...entry, prompt: 'none was chosen' }, 'entry')).toEqual([]);
    const { id, content, aiFeedback } = entry;
    expect(await get('/api/journal')).toMatchObject([{ id, content, aiFeedback }]);

    const progress = await get('/api/user-progress');
    expect(progress).toHaveLength(completed);
  });
});
