import { expect, test } from 'vitest';
import { createWorld } from '../../../test/world.tsx';

test('without its link the page says where the link is', async () => {
  const screen = await (await createWorld()).open('/setup');
  await expect.element(screen.getByText('The setup link is missing')).toBeVisible();
});

test('a link that was used is told', async () => {
  const screen = await (await createWorld()).open('/setup?token=an-old-token');
  await screen.getByLabelText('Admin Username').fill('ruth');
  await screen.getByLabelText('Password', { exact: true }).fill('a-good-password');
  await screen.getByLabelText('Confirm Password').fill('a-good-password');
  await screen.getByRole('button', { name: 'Create the Admin Account' }).click();
  await expect.element(screen.getByText('This setup link no longer works')).toBeVisible();
});

test('a host with an admin needs no setup', async () => {
  const world = await createWorld();
  await world.given({ role: 'admin' });
  const screen = await world.open('/setup?token=an-old-token');
  await expect.element(screen.getByText('This host is already set up')).toBeVisible();
});
