import { expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { createWorld } from '../../../test/world.tsx';

const QUESTION = 'What is 7 times 8?';

test('a parent whose link nobody has confirmed is told so and reads nothing', async () => {
  const world = await createWorld();
  const parentEmail = 'eva@example.org';
  const child = await world.given({ role: 'student', firstName: 'Ruth', parentEmail });
  await callAs(child, 'chat.send', { message: QUESTION });
  world.signIn(await world.given({ role: 'parent', email: parentEmail }));
  const screen = await world.open('/#chat');
  await expect.element(screen.getByRole('heading', { name: 'Ruth’s chat' })).toBeVisible();
  await expect.element(screen.getByText(/You can read Ruth’s chat once/)).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Open the chat' }))
    .not.toBeInTheDocument();
});

test('a teacher reads the chat of a student of the class, opened on purpose', async () => {
  const world = await createWorld();
  const child = await world.given({ role: 'student', firstName: 'Ruth', username: 'ruth' });
  await callAs(child, 'chat.send', { message: QUESTION });
  world.signIn(await world.given({ role: 'teacher' }));
  const screen = await world.open('/#care');
  await screen.getByLabelText('Student', { exact: true }).selectOptions('Ruth (ruth)');
  await expect.element(screen.getByText(QUESTION)).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Open the chat' }).click();
  await expect.element(screen.getByText(QUESTION)).toBeVisible();
  await expect.element(screen.getByText('Ruth wrote:')).toBeVisible();
  await expect.element(screen.getByText('You wrote:')).not.toBeInTheDocument();
  await expect.element(screen.getByText(/56/).first()).toBeVisible();
});
