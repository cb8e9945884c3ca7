import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { planJourney } from './journey.ts';

const EMAIL = 'naomi@example.com';
const PASSWORD = 'a-good-password';
const NEW_PASSWORD = 'a-better-password';
const ADMIN = { username: 'ruth', password: 'the-admin-password' };

const journey = planJourney({
  ADMIN_USERNAME: ADMIN.username,
  ADMIN_PASSWORD: ADMIN.password,
});

beforeAll(async () => {
  await call('POST', '/api/auth/register', {
    username: 'naomi',
    password: PASSWORD,
    email: EMAIL,
    role: 'student',
    age: 9,
    grade: 4,
    termsAccepted: true,
  });
});

test('a magic link out of the outbox signs in once and leaves no token behind', async () => {
  const { page, troubles } = await journey.open();
  await page.goto('/magic-login');
  await page.getByText('This host has no mail server').waitFor();
  await page.getByRole('button', { name: 'Reject All' }).click();
  await request(page, 'Send Magic Link');
  await page.getByText('Magic link sent!').waitFor();

  const link = await newestLink();
  expect(link).toMatch(new RegExp(`^${journey.host.origin}/magic-login\\?token=`));
  await page.goto(link);
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  expect(page.url()).toBe(`${journey.host.origin}/`);
  await page.goBack();
  expect(page.url()).not.toContain('token');
  expect(troubles).toEqual([]);

  const other = await journey.open([{ status: 401, path: '/trpc/auth.magicLogin' }]);
  await other.page.goto(link);
  await other.page.getByText('Invalid or expired magic link').waitFor();
  await other.page.getByRole('button', { name: 'Logout' }).waitFor({ state: 'detached' });
  expect(other.troubles).toEqual([]);
});

test('a forgotten password is changed through the mailed link', async () => {
  const { page, troubles } = await journey.open();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Reject All' }).click();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await request(page, 'Send Reset Link');
  await page.getByText(`If ${EMAIL} belongs to an account here`).waitFor();

  await page.goto(await newestLink());
  await page.getByLabel('New Password').fill(NEW_PASSWORD);
  await page.getByLabel('Confirm Password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save New Password' }).click();
  await page.getByText('Your new password is saved').waitFor();
  expect(page.url()).toBe(`${journey.host.origin}/login`);

  await page.getByLabel('Username').fill('naomi');
  await page.getByLabel('Password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  expect(troubles).toEqual([]);
});

async function request(page: Page, button: string): Promise<void> {
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByRole('button', { name: button }).click();
}

/** The link in the mail that waits at the top of the outbox, as an admin reads it. */
async function newestLink(): Promise<string> {
  const { token } = await call<{ token: string }>('POST', '/api/auth/login', ADMIN);
  const outbox = await call<{ result: { data: { id: number }[] } }>(
    'GET',
    '/trpc/admin.outbox',
    undefined,
    token,
  );
  const mail = await call<{ result: { data: { text: string } } }>(
    'POST',
    '/trpc/admin.mailText',
    { id: outbox.result.data[0]?.id, ownPassword: ADMIN.password },
    token,
  );
  const link = /http\S+token=\S+/.exec(mail.result.data.text)?.[0];
  if (link === undefined) throw new Error('There is no link in the outbox.');
  return link;
}

async function call<Answer>(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  token?: string,
): Promise<Answer> {
  const response = await fetch(`${journey.host.origin}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}
