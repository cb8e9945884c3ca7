import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const EVA = 'eva@example.org';

async function childOfEva() {
  const child = await app.given.student({ firstName: 'Ruth', parentEmail: EVA });
  return { child, eva: await app.given.parent({ email: EVA }) };
}

async function weekOf(parent: Person, studentId: number, week?: number) {
  return (await parent.call()).families.week({ studentId, ...(week ? { week } : {}) });
}

async function finishDays(child: Person, days: number) {
  for (let day = 0; day < days; day += 1) await (await child.call()).curriculum.advanceDay();
}

describe("a child's week", () => {
  test('tells days, lessons, scores, minutes, verse, themes and what to talk about', async () => {
    const { child, eva } = await childOfEva();
    const learner = await child.call();
    const { answer } = await learner.lessons.answer({ lessonId: 1, question: 0, choice: 0 });
    await learner.lessons.complete({ lessonId: 1, score: 90, timeSpent: 12 });
    const page = await weekOf(eva, child.id);

    expect(page).toMatchObject({ week: 1, currentWeek: 1, minutes: 12, to: null });
    expect(page.student.firstName).toBe('Ruth');
    expect(page.from).toBe('2026-06-15T09:00:00.000Z');
    expect(page.days.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const first = page.days[0]?.lessons.find(({ id }) => id === 1);
    expect(first).toMatchObject({
      subject: 'bible',
      completedAt: '2026-06-15T09:00:00.000Z',
      score: 90,
      evidence: answer === 0 ? 100 : 0,
    });
    expect(page.days[1]?.lessons[0]).toMatchObject({ completedAt: null, score: null });
    expect(page.theme.title).toBe('In the Beginning');
    expect(page.next?.title).toBeTruthy();
    expect(page.verse.text.length).toBeGreaterThan(10);
    expect(page.talk.length).toBeGreaterThan(0);
    expect(page.achievements.map(({ badgeType }) => badgeType)).toContain('lessons-1');
  });

  test('keeps to its own time what was done in it', async () => {
    const { child, eva } = await childOfEva();
    await (await child.call()).stories.complete({ storyId: 1 });
    await finishDays(child, 6);
    app.clock.advance({ days: 6 });
    await finishDays(child, 1);
    app.clock.advance({ days: 1 });
    await (await child.call()).journal.write({ entry: 'I saw an owl.' });

    const first = await weekOf(eva, child.id, 1);
    expect(first).toMatchObject({
      to: '2026-06-21T09:00:00.000Z',
      currentWeek: 2,
      activities: [{ kind: 'story-completed', count: 1 }],
    });
    const second = await weekOf(eva, child.id);
    expect(second).toMatchObject({
      week: 2,
      from: '2026-06-21T09:00:00.000Z',
      to: null,
      activities: [{ kind: 'journal-written', count: 1 }],
    });
    expect(JSON.stringify(second)).not.toContain('owl');
  });

  test('ahead has no time and nothing done, and after the last one comes no other', async () => {
    const { child, eva } = await childOfEva();
    const last = await weekOf(eva, child.id, 8);
    expect(last).toMatchObject({ from: null, to: null, next: null, activities: [] });
    expect(last.achievements).toEqual([]);
    await expect(weekOf(eva, child.id, 9)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('is seen by no parent of another child', async () => {
    const { child } = await childOfEva();
    await expect(weekOf(await app.given.parent(), child.id)).rejects.toMatchObject({
      cause: { code: 'FORBIDDEN' },
    });
  });
});
