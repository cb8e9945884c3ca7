import { expect, test } from 'vitest';
import { createWorld } from '../../test/world.tsx';

test('a visitor sees the landing page at any path that they do not have', async () => {
  const world = await createWorld();
  const screen = await world.open('/lessons');
  await expect.element(screen.getByRole('heading', { name: /amazing world/i })).toBeVisible();
});

test('a signed-in student does not see the landing page', async () => {
  const world = await createWorld();
  const child = await world.given({ role: 'student', age: 9, grade: 4, firstName: 'Naomi' });
  world.signIn(child);
  const screen = await world.open('/no-such-page');
  await expect.element(screen.getByText('Page Not Found')).toBeVisible();
});
