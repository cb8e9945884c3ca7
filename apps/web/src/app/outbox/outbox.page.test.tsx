import { expect, test } from 'vitest';
import type { RenderResult } from 'vitest-browser-react';
import { preferOnePage } from '../../../test/one-page-lessons.ts';
import { createWorld, type World, type WorldPerson } from '../../../test/world.tsx';
import { outbox } from './host-outbox.ts';

/** The first lesson of Bible Foundations. */
const FIRST_LESSON = '/lessons?lesson=1';

async function naomi(): Promise<{ world: World; student: WorldPerson }> {
  const world = await createWorld();
  const student = await world.given({ role: 'student', firstName: 'Naomi', age: 9, grade: 4 });
  world.signIn(student);
  return { world, student };
}

async function finishWithoutHost(world: World): Promise<RenderResult> {
  preferOnePage();
  const screen = await world.open(FIRST_LESSON);
  const complete = screen.getByRole('button', { name: 'Complete Lesson' });
  await expect.element(complete).toBeVisible();
  await expect.element(screen.getByText(/^(Saved|Synced)$/)).toBeVisible();
  world.disconnect();
  await complete.click();
  await expect.element(screen.getByText('Progress saved locally')).toBeVisible();
  await expect.element(screen.getByText('Waiting', { exact: true })).toBeVisible();
  return screen;
}

/** The lessons that somebody has completed, as the host knows. */
async function completedBy({ token }: WorldPerson): Promise<number[]> {
  const response = await fetch('/trpc/progress.records?input={}', {
    headers: { authorization: `Bearer ${token}` },
  });
  const rows: { lessonId: number; completed: boolean }[] = (await response.json()).result.data;
  return rows
    .filter(({ completed }) => completed)
    .map(({ lessonId }) => lessonId)
    .sort((a, b) => a - b);
}

test('what waits is sent from any page, and the chip in the header says so', async () => {
  const { world } = await naomi();
  const screen = await finishWithoutHost(world);
  await screen.unmount();
  world.reconnect();
  const later = await world.open('/profile');
  await expect.element(later.getByText('Synced', { exact: true })).toBeVisible();
});

test('what waits outlives a sign-out, and is sent for nobody else', async () => {
  const { world, student } = await naomi();
  const screen = await finishWithoutHost(world);
  await screen.unmount();

  world.signIn(await world.given({ role: 'student', firstName: 'Boaz', age: 9, grade: 4 }));
  world.reconnect();
  const others = await world.open('/');
  await expect.element(others.getByText('Good Morning, Boaz!')).toBeVisible();
  await expect.element(others.getByText('Saved', { exact: true })).toBeVisible();
  await expect.element(others.getByRole('link', { name: 'Review' })).not.toBeInTheDocument();
  await others.getByRole('button', { name: 'Logout' }).first().click();
  await expect.element(others.getByText('See you next time!')).toBeVisible();
  await others.unmount();

  world.signIn(student);
  const own = await world.open('/');
  await expect.element(own.getByText('Synced', { exact: true })).toBeVisible();
  await expect.element(own.getByRole('link', { name: 'Review' })).toBeVisible();
});

test('what still waits when somebody else signs in while it is being sent stays theirs', async () => {
  const { world, student } = await naomi();
  const complete = (lessonId: number, second: number) => ({
    key: `swapped-${lessonId}`,
    userId: student.id,
    operation: 'lessons.complete',
    input: { lessonId, score: 100, timeSpent: 5 },
    keptAt: `2026-06-15T08:00:0${second}.000Z`,
  });
  await outbox.keep(complete(1, 0));
  await outbox.keep(complete(57, 1));
  const sending = world.hold('lessons.complete');
  const screen = await world.open('/profile');
  await expect.poll(() => sending.asked()).toBe(1);
  // On the same device: what is sent from now on would go along with the session of another child.
  const boaz = await world.given({ role: 'student', firstName: 'Boaz', age: 9, grade: 4 });
  world.signIn(boaz);
  sending.letThrough();
  await expect.poll(() => outbox.state().waiting.map(({ key }) => key)).toEqual(['swapped-57']);
  expect(await completedBy(boaz)).toEqual([]);
  await screen.unmount();

  world.signIn(student);
  await world.open('/profile');
  await expect.poll(() => outbox.state().waiting).toEqual([]);
  expect(await completedBy(student)).toEqual([1, 57]);
});

test('adults have no chip: nothing of theirs waits', async () => {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'teacher' }));
  const screen = await world.open('/profile');
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(screen.getByText('Saved', { exact: true })).not.toBeInTheDocument();
});

test('what the host refuses for good is told kindly, once, and waits no longer', async () => {
  const { world, student } = await naomi();
  // The second lesson, while the first is not finished: a device cannot know that the host says no.
  const input = { userId: student.id, lessonId: 2, moduleId: 1, completed: true, score: 100 };
  const call = {
    userId: student.id,
    operation: 'lessons.complete',
    input: { ...input, timeSpent: 5 },
  };
  await outbox.keep({ ...call, key: 'refused-1', keptAt: '2026-06-15T08:00:00.000Z' });
  await outbox.keep({ ...call, key: 'refused-2', keptAt: '2026-06-15T08:00:01.000Z' });
  const screen = await world.open('/profile');
  await expect.element(screen.getByText('Something could not be saved')).toBeVisible();
  await expect.element(screen.getByText(/It is not your fault/)).toBeVisible();
  await expect.element(screen.getByText('Waiting', { exact: true })).not.toBeInTheDocument();
});
