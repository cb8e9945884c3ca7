import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { RenderResult } from 'vitest-browser-react';
import { createWorld } from '../../../test/world.tsx';
import { sessionToken } from '../../lib/session-token.ts';

const AGREE = 'I agree to the Terms of Use and the Privacy Policy';

async function fill(screen: RenderResult, username: string): Promise<void> {
  await screen.getByLabelText('Username').fill(username);
  await screen.getByLabelText('Password', { exact: true }).fill('a-good-password');
  await screen.getByLabelText('Confirm Password').fill('a-good-password');
  await screen.getByLabelText(AGREE).click();
}

async function submit(screen: RenderResult): Promise<void> {
  await screen.getByRole('button', { name: 'Create Account' }).click();
}

test('an empty form is told its rules in their own words', async () => {
  const screen = await (await createWorld()).open('/register');
  await submit(screen);
  for (const words of [
    'Username must be at least 3 characters',
    'Password must be at least 6 characters',
    'Please confirm your password',
    'You must accept the terms of use to register',
    'You must agree to the terms to create an account',
  ]) {
    await expect.element(screen.getByText(words)).toBeVisible();
  }
  await expect.element(screen.getByLabelText('Username')).toHaveFocus();
});

test('a filled form is told what does not fit', async () => {
  const screen = await (await createWorld()).open('/register');
  await fill(screen, 'naomi');
  await screen.getByLabelText('Confirm Password').fill('another-password');
  await screen.getByLabelText('Email (optional)', { exact: true }).fill('no address');
  await screen.getByLabelText('Parent Email (optional)').fill('no address');
  await submit(screen);
  for (const words of [
    "Passwords don't match",
    'Age and grade are required for content customization',
    'Invalid email address',
    'Invalid parent email',
  ]) {
    await expect.element(screen.getByText(words)).toBeVisible();
  }
});

test('choosing an age pre-fills an empty grade and says whose agreement is needed', async () => {
  const screen = await (await createWorld()).open('/register');
  await userEvent.selectOptions(screen.getByLabelText('Age'), '9');
  await expect.element(screen.getByLabelText('Grade')).toHaveValue('5');
  await expect.element(screen.getByText(/You are under 13/)).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Age'), '14');
  await expect.element(screen.getByLabelText('Grade')).toHaveValue('5');
  await expect.element(screen.getByText(/between 13 and 17/)).toBeVisible();
});

test('age, grade and parent email are asked of students alone', async () => {
  const screen = await (await createWorld()).open('/register');
  await expect.element(screen.getByLabelText('Age')).toBeVisible();
  await screen.getByRole('radio', { name: /Parent/ }).click();
  await expect.element(screen.getByLabelText('Age')).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText('Grade')).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText('Parent Email (optional)')).not.toBeInTheDocument();
});

test('a student of nine makes an account and is welcomed twice', async () => {
  const screen = await (await createWorld()).open('/register');
  await fill(screen, 'naomi');
  await userEvent.selectOptions(screen.getByLabelText('Age'), '9');
  await submit(screen);
  await expect.element(screen.getByText(/customized for grade 5/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(sessionToken.read()).toBeDefined();
  await expect
    .element(screen.getByText('Everything is adapted to elementary level.'))
    .toBeVisible();
});

test('a parent makes an account without age and grade', async () => {
  const screen = await (await createWorld()).open('/register');
  await screen.getByRole('radio', { name: /Parent/ }).click();
  await fill(screen, 'ruth');
  await submit(screen);
  await expect
    .element(screen.getByText('Your account has been created successfully.'))
    .toBeVisible();
});

test('a name that is taken is told beside its field', async () => {
  const world = await createWorld();
  await world.given({ role: 'student', username: 'naomi' });
  const screen = await world.open('/register');
  await fill(screen, 'Naomi');
  await userEvent.selectOptions(screen.getByLabelText('Age'), '9');
  await submit(screen);
  await expect.element(screen.getByText('Registration failed')).toBeVisible();
  await expect
    .element(screen.getByText('This username is already taken. Please choose another one.'))
    .toBeVisible();
  await expect.element(screen.getByLabelText('Username')).toBeInvalid();
  await expect.element(screen.getByLabelText('Username')).toHaveFocus();
});
