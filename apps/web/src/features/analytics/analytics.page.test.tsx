import { describe, expect, test, vi } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { createWorld, type World, type WorldPerson } from '../../../test/world.tsx';

/** Answers the first question of the first lesson with the first option. */
async function answer(person: WorldPerson) {
  await callAs(person, 'lessons.answer', { lessonId: 1, question: 0, choice: 0 });
}

/** A teacher whose class has four students; all have answered a question, Ruth has completed a lesson. */
async function workingClass(): Promise<World> {
  const world = await createWorld();
  const teacher = await world.given({ role: 'teacher', firstName: 'Miriam' });
  for (const firstName of ['Ruth', 'Boaz', 'Naomi', '=2+3']) {
    const student = await world.given({ role: 'student', firstName, age: 9, grade: 4 });
    await answer(student);
    if (firstName === 'Ruth') {
      await callAs(student, 'lessons.complete', { lessonId: 1, score: 90, timeSpent: 12 });
    }
  }
  world.signIn(teacher);
  return world;
}

describe('the analytics of a class', () => {
  test('go from the charts to lessons, skills, questions and students', async () => {
    const world = await workingClass();
    const screen = await world.open('/#analytics');
    await expect
      .element(screen.getByRole('img', { name: /^Students who learned: 4 at most/ }))
      .toBeVisible();
    const parts = screen.getByRole('navigation', { name: 'Parts of the analytics' });
    await parts.getByRole('link', { name: 'Lessons' }).click();
    const lesson = screen.getByRole('row', { name: /Bible/ });
    await expect.element(lesson.getByText(/^[04] of 4$/)).toBeVisible();
    await parts.getByRole('link', { name: 'Skills' }).click();
    const skill = screen.getByRole('row', { name: /Bible Lessons of Week 1/ });
    await expect.element(skill.getByText('not enough yet')).toBeVisible();
    await parts.getByRole('link', { name: 'Students' }).click();
    const ruth = screen.getByRole('row', { name: /^Ruth/ });
    await expect.element(ruth.getByText('12')).toBeVisible();
    await expect.element(ruth.getByRole('link', { name: 'Ruth' })).toBeVisible();
  });

  test('go into a spreadsheet, where no name becomes a formula', async () => {
    const world = await workingClass();
    const screen = await world.open('/#analytics/students');
    await expect.element(screen.getByRole('row', { name: /^Ruth/ })).toBeVisible();
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:class';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await screen.getByRole('button', { name: 'Export CSV' }).click();
    await expect.poll(() => files).toHaveLength(1);
    const csv = (await files[0]?.text()) ?? '';
    expect(csv).toContain('Name,Username,Days active,Minutes,Lessons');
    expect(csv).toMatch(/^"'=2\+3",/m);
    // One answer is no percentage.
    expect(csv).toMatch(/^Ruth,[^,]+,1,12,1,1,,$/m);
  });

  test('say what did not load, and load it again', async () => {
    const world = await workingClass();
    const screen = await world.open('/#analytics');
    await expect.element(screen.getByRole('img', { name: /^Students who learned/ })).toBeVisible();
    world.disconnect();
    await screen.getByRole('link', { name: 'Questions' }).click();
    const alert = screen.getByRole('alert').filter({ hasText: 'The questions did not load' });
    await expect.element(alert).toBeVisible();
    world.reconnect();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect
      .element(screen.getByText(/No question stands out|Search for a question/))
      .toBeVisible();
  });
});
