import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/index.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

describe("a parent's children", () => {
  test('are those who named the address, with the state of the link', async () => {
    const child = await app.given.student({
      username: 'ruth',
      firstName: 'Ruth',
      parentEmail: 'eva@example.org',
    });
    await app.given.student({ parentEmail: 'sarah@example.org' });
    const eva = await app.given.parent({ email: 'eva@example.org' });
    expect(await (await eva.call()).families.students()).toEqual([
      {
        id: child.id,
        firstName: 'Ruth',
        lastName: null,
        username: 'ruth',
        age: 9,
        grade: 4,
        currentDay: 1,
        lastLoginAt: '2026-06-15T09:00:00.000Z',
        linkStatus: 'unconfirmed',
        goesAt: null,
      },
    ]);
  });

  test('are none for a parent whom nobody named', async () => {
    await app.given.student({ parentEmail: 'eva@example.org' });
    const parent = await app.given.parent({ email: 'adam@example.org' });
    expect(await (await parent.call()).families.students()).toEqual([]);
  });

  test('are listed for parents only', async () => {
    for (const role of ['student', 'teacher', 'admin'] as const) {
      const caller = await (await app.given[role]()).call();
      await expect(caller.families.students()).rejects.toMatchObject({
        cause: { code: 'FORBIDDEN' },
      });
    }
    const parent = await app.given.parent();
    await expect((await parent.call()).families.students()).resolves.toEqual([]);
    await expect(app.visitor.families.students()).rejects.toMatchObject({
      cause: { code: 'UNAUTHENTICATED' },
    });
  });
});

describe('the progress of a student', () => {
  test('is seen by the linked parent, the teacher of the class, an admin and the student', async () => {
    const child = await app.given.student({ parentEmail: 'eva@example.org' });
    const people = [
      child,
      await app.given.parent({ email: 'eva@example.org' }),
      await app.given.teacher(),
      await app.given.admin(),
    ];
    for (const person of people) {
      const caller = await person.call();
      const progress = await caller.families.studentProgress({ studentId: child.id });
      expect(progress.progress).toEqual([]);
    }
  });

  test('is hidden from everybody else', async () => {
    const child = await app.given.student({ parentEmail: 'eva@example.org' });
    const people = [
      await app.given.student(),
      await app.given.parent({ email: 'adam@example.org' }),
      await app.given.teacher({ approved: false }),
    ];
    for (const person of people) {
      const call = (await person.call()).families.studentProgress({ studentId: child.id });
      await expect(call).rejects.toMatchObject({ cause: { code: 'FORBIDDEN' } });
    }
  });

  test('is not found for somebody who is no student', async () => {
    const admin = await app.given.admin();
    const parent = await app.given.parent();
    for (const studentId of [parent.id, 4711]) {
      const call = (await admin.call()).families.studentProgress({ studentId });
      await expect(call).rejects.toMatchObject({ cause: { code: 'NOT_FOUND' } });
    }
  });

  test('tells scores, minutes, badges and what was really answered', async () => {
    const child = await app.given.student({ parentEmail: 'eva@example.org' });
    const learner = await child.call();
    const { checks } = await learner.lessons.start({ lessonId: 1 });
    const first = await learner.lessons.answer({ lessonId: 1, question: 0, choice: 0 });
    // A second try does not change what the first one showed.
    await learner.lessons.answer({ lessonId: 1, question: 0, choice: first.answer });
    await learner.lessons.complete({ lessonId: 1, score: 100, timeSpent: 12 });
    await learner.lessons.start({ lessonId: 57 });
    expect(checks.length).toBeGreaterThan(0);

    const eva = await app.given.parent({ email: 'eva@example.org' });
    const seen = await (await eva.call()).families.studentProgress({ studentId: child.id });
    const [bible] = await learner.lessons.list({ moduleId: 1 });
    expect(seen.progress).toMatchObject([
      {
        moduleId: 1,
        lessonId: 1,
        title: bible?.title,
        completed: true,
        completedAt: '2026-06-15T09:00:00.000Z',
        score: 100,
        evidence: first.correct ? 100 : 0,
        timeSpent: 12,
      },
      { moduleId: 2, lessonId: 57, completed: false, completedAt: null, evidence: null },
    ]);
    expect(seen.totalLessons).toBe((await learner.lessons.list()).length);
    expect(seen.achievements.map(({ badgeType }) => badgeType)).toEqual([
      'lessons-1',
      'first-day',
      'default',
    ]);
    expect(seen.journalEntries).toBe(0);
  });

  test('speaks of missing lessons only once days are over', async () => {
    const child = await app.given.student();
    const areas = async () => {
      const { insights } = await (await child.call()).families.studentProgress({
        studentId: child.id,
      });
      return insights.growthAreas;
    };
    expect(await areas()).not.toContain('completion');
    await app.db.updateTable('users').set({ currentDay: 3 }).where('id', '=', child.id).execute();
    expect(await areas()).toContain('completion');
  });

  test('names a growth area by what the child showed, not by the score that was sent', async () => {
    const child = await app.given.student();
    const learner = await child.call();
    const { checks } = await learner.lessons.start({ lessonId: 1 });
    const right = new Map<number, number>();
    for (const question of checks.keys()) {
      const shown = await (await (await app.given.student()).call()).lessons.answer({
        lessonId: 1,
        question,
        choice: 0,
      });
      right.set(question, shown.answer);
    }
    for (const [question, answer] of right) {
      await learner.lessons.answer({ lessonId: 1, question, choice: answer === 0 ? 1 : 0 });
    }
    await learner.lessons.complete({ lessonId: 1, score: 100 });
    const { insights } = await learner.families.studentProgress({ studentId: child.id });
    expect(insights.growthAreas).toContain('scores');

    const careful = await app.given.student();
    const caller = await careful.call();
    for (const [question, choice] of right) {
      await caller.lessons.answer({ lessonId: 1, question, choice });
    }
    await caller.lessons.complete({ lessonId: 1, score: 100 });
    const other = await caller.families.studentProgress({ studentId: careful.id });
    expect(other.insights.growthAreas).not.toContain('scores');
  });
});
