import { expect, test } from 'vitest';
import { createWorld } from '../../../test/world.tsx';

async function openLibrary() {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'admin', username: 'gatekeeper' }));
  return { world, screen: await world.open('/#scripture') };
}

test('an admin sees that no Bible was added yet, and can open what is there', async () => {
  const { screen } = await openLibrary();
  await expect.element(screen.getByText(/No Bible has been added yet/)).toBeVisible();
  await screen.getByRole('link', { name: 'Open the Bible' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Look up a verse' })).toBeVisible();
});

test('without a file nothing is sent, and the field says why', async () => {
  const { screen } = await openLibrary();
  await screen.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(screen.getByText('Please choose a file.')).toBeVisible();
  await expect.element(screen.getByLabelText(/USFM file/)).toHaveFocus();
});

test('without the host the list says so and can be asked for again', async () => {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'admin', username: 'gatekeeper' }));
  const screen = await world.open('/');
  await expect.element(screen.getByRole('tab', { name: 'Scripture' })).toBeVisible();
  world.disconnect();
  await screen.getByRole('tab', { name: 'Scripture' }).click();
  await expect.element(screen.getByText('The Bibles could not be listed')).toBeVisible();
  world.reconnect();
  await screen
    .getByRole('button', { name: /Try again|Retry/i })
    .first()
    .click();
  await expect.element(screen.getByText(/No Bible has been added yet/)).toBeVisible();
});
