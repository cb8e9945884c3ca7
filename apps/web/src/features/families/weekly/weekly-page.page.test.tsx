import { expect, test } from 'vitest';
import { callAs } from '../../../../test/call-as.ts';
import { createWorld } from '../../../../test/world.tsx';

test('a parent reads the week and turns to another one', async () => {
  const world = await createWorld();
  const parentEmail = 'eva@example.org';
  const child = await world.given({ role: 'student', firstName: 'Ruth', age: 9, parentEmail });
  await callAs(child, 'lessons.complete', { lessonId: 1, score: 90, timeSpent: 12 });
  world.signIn(await world.given({ role: 'parent', email: parentEmail }));
  const screen = await world.open('/');
  await screen.getByRole('link', { name: 'The week to print' }).click();
  await expect.element(screen.getByRole('heading', { name: "Ruth's week 1" })).toBeVisible();
  await expect.element(screen.getByText(/In the Beginning · since/)).toBeVisible();
  await expect.element(screen.getByText('score 90%')).toBeVisible();
  await expect
    .element(screen.getByRole('heading', { name: 'To talk about at dinner' }))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Print' })).toBeVisible();

  await screen.getByLabelText('Choose a week').selectOptions('Week 8');
  await expect.element(screen.getByRole('heading', { name: "Ruth's week 8" })).toBeVisible();
  await expect.element(screen.getByText('This is the last week of the programme.')).toBeVisible();
});

test('the week of a child of another family does not load', async () => {
  const world = await createWorld();
  const child = await world.given({ role: 'student', firstName: 'Ruth', age: 9 });
  world.signIn(await world.given({ role: 'parent' }));
  const screen = await world.open(`/weekly/${child.id}`);
  await expect.element(screen.getByText('The week did not load')).toBeVisible();
  await expect.element(screen.getByText(/Ruth/)).not.toBeInTheDocument();
});
