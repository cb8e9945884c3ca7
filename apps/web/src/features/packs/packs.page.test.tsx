import { expect, test, vi } from 'vitest';
import { createWorld } from '../../../test/world.tsx';

/** 32 bytes in base64. */
const KEY = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';

async function openPacks() {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'admin', username: 'gatekeeper' }));
  return { world, screen: await world.open('/#host/packs') };
}

test('an admin sees the built-in content first, which can be neither switched off nor removed', async () => {
  const { screen } = await openPacks();
  const builtIn = screen.getByRole('listitem', { name: 'Lamplight' });
  await expect.element(builtIn.getByText('Comes with the program')).toBeVisible();
  await expect.element(builtIn.getByText(/56 days, 168 lessons, 24 stories/)).toBeVisible();
  expect(builtIn.getByRole('switch').elements()).toEqual([]);
  expect(builtIn.getByRole('button').elements()).toEqual([]);
});

test('without a file nothing is sent, and the field says why', async () => {
  const { screen } = await openPacks();
  await screen.getByRole('button', { name: 'Look into it' }).click();
  await expect.element(screen.getByText('Please choose a file.')).toBeVisible();
  await expect.element(screen.getByLabelText(/File of the pack/)).toHaveFocus();
});

test('a key is trusted under a name, and no longer when it is removed', async () => {
  const { screen } = await openPacks();
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await screen.getByRole('textbox', { name: 'Name' }).fill('Harvest Press');
  await screen.getByRole('textbox', { name: 'Public key' }).fill('no key');
  await screen.getByRole('button', { name: 'Trust this key' }).click();
  await expect.element(screen.getByText('This is no Ed25519 key in base64.')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Public key' }).fill(KEY);
  await screen.getByRole('button', { name: 'Trust this key' }).click();
  await expect.element(screen.getByText('Harvest Press')).toBeVisible();
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  await screen.getByRole('button', { name: 'Do not trust Harvest Press any more' }).click();
  await expect.element(screen.getByText('Harvest Press')).not.toBeInTheDocument();
});

test('without the host the list says so and can be asked for again', async () => {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'admin', username: 'gatekeeper' }));
  const screen = await world.open('/#host/doctor');
  await expect.element(screen.getByRole('link', { name: 'Content packs' })).toBeVisible();
  world.disconnect();
  await screen.getByRole('link', { name: 'Content packs' }).click();
  await expect.element(screen.getByText('The packs could not be listed')).toBeVisible();
  world.reconnect();
  await screen
    .getByRole('button', { name: /Try again|Retry/i })
    .first()
    .click();
  await expect.element(screen.getByRole('listitem', { name: 'Lamplight' })).toBeVisible();
});
