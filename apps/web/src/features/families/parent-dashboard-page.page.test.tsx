import { afterEach, describe, expect, test, vi } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { createWorld, type World } from '../../../test/world.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const EVA = 'eva@example.org';

async function childOfEva(world: World, firstName: string, grade = 4) {
  const username = firstName.toLowerCase();
  return world.given({ role: 'student', username, firstName, age: 9, grade, parentEmail: EVA });
}

async function openAsEva(world: World) {
  world.signIn(await world.given({ role: 'parent', username: 'eva', email: EVA }));
  return world.open('/');
}

describe('a parent of one child', () => {
  test('sees who the child is, how far they have come, and that the link is not confirmed', async () => {
    const world = await createWorld();
    await childOfEva(world, 'Ruth');
    const screen = await openAsEva(world);
    await expect.element(screen.getByRole('heading', { name: 'Parent Dashboard' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Back' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Ruth' })).toBeVisible();
    await expect.element(screen.getByText('1 of 56')).toBeVisible();
    await expect.element(screen.getByText(/^0 of \d+ lessons completed \(0%\)$/)).toBeVisible();
    await expect.element(screen.getByText('This link is not confirmed yet')).toBeVisible();
    await expect.element(screen.getByText('Bible Foundations')).toBeVisible();
    await expect.element(screen.getByLabelText('Choose a student')).not.toBeInTheDocument();
  });

  test('sees completed lessons with their scores, and what the first answers showed', async () => {
    const world = await createWorld();
    const ruth = await childOfEva(world, 'Ruth');
    await callAs(ruth, 'lessons.complete', { lessonId: 1, score: 100, timeSpent: 90 });
    const screen = await openAsEva(world);
    const scores = screen.getByRole('region', { name: 'Recent Lesson Scores' });
    await expect.element(scores.getByText('100%')).toBeVisible();
    await expect.element(scores.getByText('no questions answered yet')).toBeVisible();

    await screen.getByRole('tab', { name: 'Achievements' }).click();
    await expect.element(screen.getByRole('heading', { name: '3 achievements' })).toBeVisible();
    await expect.element(screen.getByText('Lesson finished')).toBeVisible();

    await screen.getByRole('tab', { name: 'Activity Summary' }).click();
    await expect.element(screen.getByText('1.5 hours')).toBeVisible();
    await expect.element(screen.getByText('not enough yet', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Room to grow' })).toBeVisible();
  });

  test.each([
    ['2026-06-22T08:00:00Z', 'Active'],
    ['2026-06-22T10:00:00Z', 'Inactive'],
  ])('sees on %s that a child who last came on June 15 is %s', async (now, words) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    const world = await createWorld();
    await childOfEva(world, 'Ruth');
    const screen = await openAsEva(world);
    await expect.element(screen.getByTitle(/within the last 7 days/)).toHaveTextContent(words);
  });
});

test('a parent of several children chooses by name and grade', async () => {
  const world = await createWorld();
  await childOfEva(world, 'Ruth', 4);
  await childOfEva(world, 'Boaz', 2);
  const screen = await openAsEva(world);
  await expect.element(screen.getByRole('heading', { name: 'Ruth' })).toBeVisible();
  await screen.getByRole('tab', { name: 'Achievements' }).click();
  await screen.getByLabelText('Choose a student').selectOptions('Boaz (Grade 2)');
  await expect.element(screen.getByRole('heading', { name: 'Boaz' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Ruth' })).not.toBeInTheDocument();
  // The tab stays, and the child does over another page.
  await expect.element(screen.getByText(/No achievements yet/)).toBeVisible();
  await screen.getByRole('link', { name: 'Profile' }).click();
  await screen.getByRole('link', { name: 'Dashboard' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Boaz' })).toBeVisible();
});

describe('a parent of nobody', () => {
  test('is told how a child links a parent, and sees no child of another family', async () => {
    const world = await createWorld();
    await childOfEva(world, 'Ruth');
    world.signIn(await world.given({ role: 'parent', email: 'adam@example.org' }));
    const screen = await world.open('/');
    await expect.element(screen.getByText('No Students Found')).toBeVisible();
    await expect
      .element(screen.getByText(/link a parent by entering the parent's email at registration/))
      .toBeVisible();
    await expect.element(screen.getByText('Ruth')).not.toBeInTheDocument();
  });

  test('finds the child who registers meanwhile', async () => {
    const world = await createWorld();
    const screen = await openAsEva(world);
    await expect.element(screen.getByText('No Students Found')).toBeVisible();
    await childOfEva(world, 'Ruth');
    await screen.getByRole('button', { name: 'Look again' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Ruth' })).toBeVisible();
  });
});

test('a host that is out of reach is named, with a retry that works', async () => {
  const world = await createWorld();
  await childOfEva(world, 'Ruth');
  const screen = await openAsEva(world);
  await expect.element(screen.getByRole('heading', { name: 'Ruth' })).toBeVisible();
  await childOfEva(world, 'Boaz');
  await screen.unmount();

  const again = await world.open('/profile');
  await expect.element(again.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  world.disconnect();
  await again.getByRole('link', { name: 'Dashboard' }).click();
  await expect.element(again.getByText('Your students did not load')).toBeVisible();
  world.reconnect();
  await again.getByRole('button', { name: 'Try again' }).click();
  await expect.element(again.getByLabelText('Choose a student')).toBeVisible();
});

test('Back leads to where the parent came from', async () => {
  const world = await createWorld();
  await childOfEva(world, 'Ruth');
  const screen = await openAsEva(world);
  const back = screen.getByRole('button', { name: 'Back' });
  await expect.element(back).toBeDisabled();
  await screen.getByRole('tab', { name: 'Achievements' }).click();
  await expect.element(screen.getByText(/No achievements yet/)).toBeVisible();
  await back.click();
  await expect.element(screen.getByText('Bible Foundations')).toBeVisible();
});
