import { expect, test } from 'vitest';
import type { RenderResult } from 'vitest-browser-react';
import { createWorld } from '../../../test/world.tsx';
import { sessionToken } from '../../lib/session-token.ts';

async function enter(screen: RenderResult, username: string, password: string): Promise<void> {
  await screen.getByLabelText('Username').fill(username);
  await screen.getByLabelText('Password', { exact: true }).fill(password);
  await screen.getByRole('button', { name: 'Sign In' }).click();
}

test('the screen has its words, its tiles and its ways', async () => {
  const screen = await (await createWorld()).open('/login');
  await expect.element(screen.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
  for (const words of [
    'Continue your learning adventure',
    'Bible Studies',
    'AI Learning',
    'Math Games',
    'Enter your credentials to access your learning dashboard',
    'Get a secure login link sent to your email',
  ]) {
    await expect.element(screen.getByText(words)).toBeVisible();
  }
  for (const [name, path] of [
    ['Back to Home', '/'],
    ['Forgot your password?', '/forgot-password'],
    ['Login with Magic Link', '/magic-login'],
    ['Create one here', '/register'],
  ] as const) {
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', path);
  }
});

test('an empty form is told what is missing, and the first field has the focus', async () => {
  const screen = await (await createWorld()).open('/login');
  await screen.getByRole('button', { name: 'Sign In' }).click();
  await expect.element(screen.getByText('Username is required')).toBeVisible();
  await expect.element(screen.getByText('Password is required')).toBeVisible();
  await expect.element(screen.getByLabelText('Username')).toHaveFocus();
  await expect.element(screen.getByLabelText('Username')).toBeInvalid();
});

test('a wrong password is told, and the right one leads home', async () => {
  const world = await createWorld();
  const child = await world.given({ role: 'student', username: 'naomi', age: 9, grade: 4 });
  const screen = await world.open('/login');

  await enter(screen, 'naomi', 'a-wrong-password');
  await expect.element(screen.getByText('Login failed')).toBeVisible();
  await expect
    .element(screen.getByText('Please check your credentials and try again.'))
    .toBeVisible();
  expect(sessionToken.read()).toBeUndefined();

  await enter(screen, 'naomi', child.password);
  await expect.element(screen.getByText('Welcome back!')).toBeVisible();
  await expect.element(screen.getByText("You've successfully logged in.")).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(sessionToken.read()).toBeDefined();
});

test('a host that is out of reach is not taken for a wrong password', async () => {
  const world = await createWorld();
  const screen = await world.open('/login');
  await expect.element(screen.getByLabelText('Username')).toBeVisible();
  world.disconnect();
  await enter(screen, 'naomi', 'a-good-password');
  await expect.element(screen.getByText(/can't reach the computer/)).toBeVisible();
});

test('a password can be looked at while it is typed', async () => {
  const screen = await (await createWorld()).open('/login');
  const password = screen.getByLabelText('Password', { exact: true });
  await expect.element(password).toHaveAttribute('type', 'password');
  await screen.getByRole('button', { name: 'Show what you type' }).click();
  await expect.element(password).toHaveAttribute('type', 'text');
});

test('somebody who is signed in already is told so', async () => {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'student', firstName: 'Naomi' }));
  const screen = await world.open('/login');
  await expect.element(screen.getByText(/You are signed in as Naomi/)).toBeVisible();
});
