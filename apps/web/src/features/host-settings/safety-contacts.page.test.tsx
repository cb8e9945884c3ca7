import { expect, test } from 'vitest';
import { createWorld } from '../../../test/world.tsx';

test('an admin names safety contacts in their order, and what is no address is not saved', async () => {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'admin', username: 'gatekeeper' }));
  const screen = await world.open('/#host/settings');
  const add = screen.getByRole('button', { name: 'Add a contact' });
  const save = screen.getByRole('button', { name: 'Save the safety contacts' });
  await add.click();
  await screen.getByLabelText('Name 1').fill('Ray');
  await screen.getByLabelText('E-mail 1').fill('nobody');
  await save.click();
  await expect.element(screen.getByText('Invalid email address')).toBeVisible();
  await screen.getByLabelText('E-mail 1').fill('ray@example.org');
  await add.click();
  await screen.getByLabelText('Name 2').fill('Kim');
  await screen.getByLabelText('E-mail 2').fill('kim@example.org');
  await screen.getByRole('button', { name: 'Move Kim up' }).click();
  await save.click();
  await expect.element(screen.getByText('The safety contacts are saved')).toBeVisible();
  await screen.unmount();

  const again = await world.open('/#host/settings');
  await expect.element(again.getByLabelText('Name 1')).toHaveValue('Kim');
  await expect.element(again.getByLabelText('Name 2')).toHaveValue('Ray');
  await again.getByRole('button', { name: 'Remove Kim' }).click();
  await expect.element(again.getByLabelText('Name 1')).toHaveValue('Ray');
});
