import { expect, test } from 'vitest';
import type { RenderResult } from 'vitest-browser-react';
import { createWorld, type World, type WorldPerson } from '../../../test/world.tsx';
import { sessionToken } from '../../lib/session-token.ts';

const AGAIN = { name: 'Please sign in again' };

/** A teacher who writes a note on a child when her session ends. */
async function teacherInTheMiddle(): Promise<{
  world: World;
  screen: RenderResult;
  miriam: WorldPerson;
  ruth: WorldPerson;
}> {
  const world = await createWorld();
  const miriam = await world.given({ role: 'teacher', username: 'miriam', firstName: 'Miriam' });
  const ruth = await world.given({ role: 'student', username: 'ruth', firstName: 'Ruth', age: 9 });
  world.signIn(miriam);
  const screen = await world.open(`/#students/${ruth.id}`);
  await screen.getByLabelText('A new note').fill('Loves owls.');
  await world.passDays(7);
  await screen.getByRole('button', { name: 'Add note' }).click();
  await expect.element(screen.getByRole('dialog', AGAIN)).toBeVisible();
  return { world, screen, miriam, ruth };
}

async function signIn(screen: RenderResult, password: string): Promise<void> {
  const dialog = screen.getByRole('dialog', AGAIN);
  await dialog.getByLabelText('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
}

test('an adult whose session ends while she writes signs in over the page, and has lost nothing', async () => {
  const { world, screen, miriam, ruth } = await teacherInTheMiddle();
  await signIn(screen, 'a-wrong-password');
  await expect.element(screen.getByText('Login failed')).toBeVisible();
  await expect.element(screen.getByRole('dialog', AGAIN)).toBeVisible();

  await signIn(screen, miriam.password);
  await expect.element(screen.getByRole('dialog', AGAIN)).not.toBeInTheDocument();
  expect(world.address()).toBe(`/#students/${ruth.id}`);
  await expect.element(screen.getByLabelText('A new note')).toHaveValue('Loves owls.');
  await screen.getByRole('button', { name: 'Add note' }).click();
  await expect.element(screen.getByLabelText('A new note')).toHaveValue('');
  await expect.element(screen.getByText('Loves owls.')).toBeVisible();
});

test('somebody else leaves the page of the adult whose session has ended', async () => {
  const { world, screen } = await teacherInTheMiddle();
  await screen.getByRole('button', { name: 'I am not Miriam' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
  expect(world.address()).toBe('/login');
  expect(sessionToken.read()).toBeUndefined();
});

test('a page that is opened anew after the end of the session comes back after the sign-in', async () => {
  const world = await createWorld();
  const miriam = await world.given({ role: 'teacher', username: 'miriam', firstName: 'Miriam' });
  world.signIn(miriam);
  await world.passDays(7);
  const screen = await world.open('/lessons');
  await screen.getByRole('link', { name: 'Sign In' }).first().click();
  await screen.getByLabelText('Username').fill('miriam');
  await screen.getByLabelText('Password', { exact: true }).fill(miriam.password);
  await screen.getByRole('button', { name: 'Sign In' }).click();
  await expect.poll(() => world.address()).toBe('/lessons');
});
