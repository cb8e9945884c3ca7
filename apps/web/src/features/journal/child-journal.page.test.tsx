import { expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { createWorld } from '../../../test/world.tsx';

test('a parent whose link nobody has confirmed is told so and reads nothing', async () => {
  const world = await createWorld();
  const parentEmail = 'eva@example.org';
  const child = await world.given({ role: 'student', firstName: 'Ruth', parentEmail });
  await callAs(child, 'journal.write', { entry: 'We saw an owl.' });
  world.signIn(await world.given({ role: 'parent', email: parentEmail }));
  const screen = await world.open('/#journal');
  await expect.element(screen.getByRole('heading', { name: 'Ruth’s journal' })).toBeVisible();
  await expect.element(screen.getByText(/You can read Ruth’s journal once/)).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Open the journal' }))
    .not.toBeInTheDocument();
  await expect.element(screen.getByText('We saw an owl.')).not.toBeInTheDocument();
});
