import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createWorld } from '../../../test/world.tsx';

const WORDS = 'Why does [name] like owls?';

test('a student reads in the profile what left the building, word for word', async () => {
  const world = await createWorld();
  const child = await world.given({ role: 'student', age: 10 });
  await world.sendOutside(child, WORDS);
  world.signIn(child);
  const screen = await world.open('/profile');
  await screen.getByRole('tab', { name: 'Settings' }).click();
  await screen.getByRole('button', { name: 'Show what was sent' }).click();
  await expect.element(screen.getByText('Sent to outside-1. No answer was noted.')).toBeVisible();
  await screen.getByText('Read what was sent').click();
  await expect.element(screen.getByText(WORDS, { exact: true })).toBeVisible();
  await expect.element(screen.getByText('You help children learn.', { exact: true })).toBeVisible();
});

test('a teacher sees whose words they were, among those of the class', async () => {
  const world = await createWorld();
  const child = await world.given({ role: 'student', age: 10, firstName: 'Noah' });
  await world.sendOutside(child, WORDS);
  world.signIn(await world.given({ role: 'teacher' }));
  await page.viewport(1280, 900);
  const screen = await world.open('/#care');
  await screen.getByRole('button', { name: 'Show what was sent' }).click();
  await expect.element(screen.getByText('For Noah')).toBeVisible();
});

test('where nothing left, that is what is said', async () => {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'admin' }));
  const screen = await world.open('/admin-portal#care/outside');
  await screen.getByRole('button', { name: 'Show what was sent' }).click();
  await expect
    .element(screen.getByText('Nothing has left this building.', { exact: true }))
    .toBeVisible();
});

test('a host that cannot be reached says so, and the log opens when it is back', async () => {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'admin' }));
  const screen = await world.open('/admin-portal#care/outside');
  const open = screen.getByRole('button', { name: 'Show what was sent' });
  await expect.element(open).toBeVisible();
  world.disconnect();
  await open.click();
  await expect.element(screen.getByText('The log did not load')).toBeVisible();
  world.reconnect();
  // Other parts of the page may have been cut off too: each says so with a button of its own.
  await screen
    .getByRole('alert')
    .filter({ hasText: 'The log did not load' })
    .getByRole('button', { name: 'Try again' })
    .click();
  await expect
    .element(screen.getByText('Nothing has left this building.', { exact: true }))
    .toBeVisible();
});
