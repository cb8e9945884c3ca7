import { expect, test } from 'vitest';
import { createWorld } from '../../../test/world.tsx';

test('an admin sees the table that the host carries out, and that no account is unused', async () => {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'admin', username: 'gatekeeper' }));
  const screen = await world.open('/#host/retention');
  await expect.element(screen.getByText('There is no account that nobody uses.')).toBeVisible();
  await expect.element(screen.getByText(/Not carried out yet/)).toBeVisible();
  const chat = screen.getByRole('listitem').filter({ hasText: 'What was written in the chat' });
  await expect.element(chat.getByText('400 days')).toBeVisible();
});

test('after the holidays an admin looks at the date and says that it is right', async () => {
  const world = await createWorld();
  await world.tidyUp();
  await world.passDays(70);
  await world.tidyUp();
  world.signIn(await world.given({ role: 'admin', username: 'gatekeeper' }));
  const screen = await world.open('/#host/retention');
  await screen.getByRole('button', { name: 'The date is right' }).click();
  await expect.element(screen.getByText(/Is it .+2026/)).toBeVisible();
  await screen.getByRole('button', { name: 'Yes, that is right' }).click();
  await expect.element(screen.getByText('The date counts as right')).toBeVisible();
  await expect.element(screen.getByText(/nothing is deleted for now/)).not.toBeInTheDocument();
});
