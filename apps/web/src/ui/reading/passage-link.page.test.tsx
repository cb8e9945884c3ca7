import { expect, test } from 'vitest';
import { createWorld } from '../../../test/world.tsx';

async function openFirstLesson() {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'student', age: 9, grade: 4 }));
  const screen = await world.open('/lessons?lesson=1');
  await screen.getByRole('button', { name: 'As one page' }).click();
  return { world, screen };
}

test('the reference below a verse opens the passage with what stands around it', async () => {
  const { screen } = await openFirstLesson();
  await screen
    .getByRole('button', { name: /^Read Genesis 1:\d.* in its place$/ })
    .first()
    .click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText(/In the beginning God created/)).toBeVisible();
  await expect.element(dialog.getByText(/Berean Standard Bible/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('without the host it says that the passage could not be opened', async () => {
  const { world, screen } = await openFirstLesson();
  const reference = screen.getByRole('button', { name: /in its place$/ }).first();
  await expect.element(reference).toBeVisible();
  world.disconnect();
  await reference.click();
  await expect.element(screen.getByText('The passage could not be opened.')).toBeVisible();
});
