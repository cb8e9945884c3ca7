import { describe, expect, test } from 'vitest';
import { createWorld } from '../../../test/world.tsx';
import { spendMagicToken } from './auth.queries.ts';

describe('the magic link page', () => {
  test('says in plain words that this host has no mail server', async () => {
    const screen = await (await createWorld()).open('/magic-login');
    await expect.element(screen.getByText('This host has no mail server')).toBeVisible();
    await expect.element(screen.getByText(/the admin portal's mail outbox/)).toBeVisible();
  });

  test('sends only an address', async () => {
    const screen = await (await createWorld()).open('/magic-login');
    const send = screen.getByRole('button', { name: 'Send Magic Link' });
    await expect.element(send).toBeDisabled();
    await screen.getByLabelText('Email').fill('   ');
    await expect.element(send).toBeDisabled();
    await screen.getByLabelText('Email').fill('naomi');
    await send.click();
    await expect.element(screen.getByText('Invalid email address')).toBeVisible();
    await screen.getByLabelText('Email').fill('naomi@example.com');
    await send.click();
    await expect.element(screen.getByText('Magic link sent!')).toBeVisible();
    await expect.element(screen.getByText(/The link expires in 15 minutes/)).toBeVisible();
  });

  test('tells of a failed request', async () => {
    const world = await createWorld();
    const screen = await world.open('/magic-login');
    await screen.getByLabelText('Email').fill('naomi@example.com');
    world.disconnect();
    await screen.getByRole('button', { name: 'Send Magic Link' }).click();
    await expect.element(screen.getByText('Failed to send magic link')).toBeVisible();
  });

  test('shows why a link did not work, and a way to another', async () => {
    const screen = await (await createWorld()).open('/magic-login?token=an-old-token');
    await expect.element(screen.getByText('Invalid or expired magic link')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Back to Login' })).toBeVisible();
    await screen.getByRole('button', { name: 'Request New Magic Link' }).click();
    await expect.element(screen.getByRole('button', { name: 'Send Magic Link' })).toBeVisible();
  });

  test('misses the token of a link that lost it', async () => {
    const screen = await (await createWorld()).open('/magic-login?token=');
    await expect.element(screen.getByText('Invalid magic link - no token found')).toBeVisible();
  });

  test('opens a link for a parent who is signed in', async () => {
    const world = await createWorld();
    world.signIn(await world.given({ role: 'parent' }));
    const screen = await world.open('/magic-login?token=another-old-token');
    await expect.element(screen.getByText('Invalid or expired magic link')).toBeVisible();
  });
});

test('two mounts of a page spend a token once', async () => {
  await createWorld();
  const first = spendMagicToken('a-token');
  const second = spendMagicToken('a-token');
  expect(second).toBe(first);
  await expect(first).rejects.toThrow('Invalid or expired magic link');
});

test('a forgotten password is asked for by address', async () => {
  const screen = await (await createWorld()).open('/forgot-password');
  await screen.getByLabelText('Email').fill('naomi@example.com');
  await screen.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect.element(screen.getByText(/naomi@example.com belongs to an account/)).toBeVisible();
});

describe('the reset page', () => {
  test('misses its link', async () => {
    const screen = await (await createWorld()).open('/reset-password');
    await expect.element(screen.getByText('A link is missing')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Request a new link' })).toBeVisible();
  });

  test('takes the same password twice, and tells of a link that is too old', async () => {
    const screen = await (await createWorld()).open('/reset-password?token=an-old-token');
    await screen.getByLabelText('New Password').fill('a-good-password');
    await screen.getByLabelText('Confirm Password').fill('another-password');
    await screen.getByRole('button', { name: 'Save New Password' }).click();
    await expect.element(screen.getByText("Passwords don't match")).toBeVisible();
    await screen.getByLabelText('Confirm Password').fill('a-good-password');
    await screen.getByRole('button', { name: 'Save New Password' }).click();
    await expect.element(screen.getByText('This link is too old')).toBeVisible();
  });
});
