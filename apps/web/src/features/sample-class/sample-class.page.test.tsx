import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createWorld } from '../../../test/world.tsx';

/** Five weeks of thirty children, on a machine that does much else, in milliseconds. */
const PATIENCE = 60_000;

test('an admin makes the sample class, is told its password once, and takes it away', {
  timeout: 2 * PATIENCE,
}, async () => {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'admin' }));
  const screen = await world.open('/admin-portal#host/sample');
  await expect.element(screen.getByText('There is no sample class on this host.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Make the sample class' }));
  const once = screen.getByText(/write this down/);
  await expect.element(once, { timeout: PATIENCE }).toBeVisible();
  await expect.element(screen.getByText('sample-ada', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/with 35 accounts/)).toBeVisible();

  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  await userEvent.click(screen.getByRole('button', { name: 'Take the sample class away' }));
  await expect.element(screen.getByText(/with 35 accounts/)).toBeVisible();
  confirm.mockReturnValue(true);
  await userEvent.click(screen.getByRole('button', { name: 'Take the sample class away' }));
  await expect.element(screen.getByText('There is no sample class on this host.')).toBeVisible();
  await expect.element(once).not.toBeInTheDocument();
});
