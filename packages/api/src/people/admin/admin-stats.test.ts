import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/index.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

describe('the numbers of the host', () => {
  test('are null where nothing has happened yet', async () => {
    const admin = await app.given.admin();
    expect(await (await admin.call()).admin.stats()).toEqual({
      totalUsers: 1,
      totalStudents: 0,
      completedLessons: 0,
      averageProgress: null,
      recentActivity: [],
      progressDistribution: { beginners: 0, intermediate: 0, advanced: 0 },
      dailyActiveUsers: 1,
      weeklyActiveUsers: 1,
      averageSessionTime: null,
      completionRate: null,
      popularModule: null,
      topLesson: null,
      averageScore: null,
      totalLearningTime: 0,
    });
  });

  test('count what students really did', async () => {
    const ruth = await (await app.given.student({ username: 'ruth' })).call();
    const boaz = await (await app.given.student({ username: 'boaz' })).call();
    const teacher = await (await app.given.teacher()).call();
    app.clock.advance({ minutes: 5 });
    await ruth.lessons.complete({ lessonId: 57, score: 90, timeSpent: 10 });
    await boaz.lessons.complete({ lessonId: 57, score: 75, timeSpent: 20 });
    await ruth.lessons.complete({ lessonId: 1, score: 80, timeSpent: 5 });
    await boaz.lessons.start({ lessonId: 1 });
    await teacher.lessons.complete({ lessonId: 2, score: 10, timeSpent: 99 });
    const all = await ruth.lessons.list();
    const title = (await (await app.given.student({ age: 10 })).call()).lessons;

    const { admin } = await (await app.given.admin()).call();
    const stats = await admin.stats();
    expect(stats).toMatchObject({
      totalUsers: 5,
      totalStudents: 3,
      completedLessons: 3,
      averageProgress: Math.round((100 * 3) / (3 * all.length)),
      progressDistribution: { beginners: 3, intermediate: 0, advanced: 0 },
      completionRate: 75,
      popularModule: 'AI for Kids',
      topLesson: (await title.list({ moduleId: 2 }))[0]?.title,
      averageScore: 82,
      totalLearningTime: 35,
    });
    const told = stats.recentActivity.map(({ username, action }) => `${username} ${action}`);
    const bible = all.find(({ id }) => id === 1)?.title;
    expect(told).toContain(`ruth completed "${bible}"`);
    expect(stats.recentActivity[0]?.timestamp).toBe('2026-06-15T09:05:00.000Z');
  });

  test('count who was there today and in the last seven days', async () => {
    const ruth = await app.given.student();
    await app.given.parent();
    app.clock.advance({ days: 6 });
    const { admin } = await (await app.given.admin()).call();
    expect(await admin.stats()).toMatchObject({ dailyActiveUsers: 1, weeklyActiveUsers: 3 });
    app.clock.advance({ days: 1 });
    await (await ruth.call()).lessons.start({ lessonId: 1 });
    expect(await admin.stats()).toMatchObject({ dailyActiveUsers: 1, weeklyActiveUsers: 2 });
  });

  test('tell how far each student has come', async () => {
    const ruth = await app.given.student();
    const boaz = await app.given.student();
    await app.given.parent();
    await (await ruth.call()).lessons.complete({ lessonId: 1 });
    const total = (await (await ruth.call()).lessons.list()).length;
    const { admin } = await (await app.given.admin()).call();
    expect(await admin.progress()).toEqual([
      { userId: ruth.id, completed: 1, total, progress: Math.round(100 / total) },
      { userId: boaz.id, completed: 0, total, progress: 0 },
    ]);
  });
});
