import { expect, test } from 'vitest';
import { createWorld } from '../../../test/world.tsx';

test('an admin sees which AI helpers the host has', async () => {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'admin' }));
  const screen = await world.open('/admin-portal#host/ai');
  await expect.element(screen.getByRole('heading', { name: 'AI helpers' })).toBeVisible();
  await expect.element(screen.getByText('Not set up. Nothing leaves this building.')).toBeVisible();
  await expect
    .element(screen.getByText('It runs on this computer and needs nothing.'))
    .toBeVisible();
});
