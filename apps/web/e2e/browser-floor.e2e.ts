import type { FilledSampleClass } from '@lamplight/domain/sample-class';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { ACCESS, type Path, type Visitor } from '../src/app/access.ts';
import { takeWorkersToTheFloor } from './floor-browser.ts';
import { planJourney } from './journey.ts';
import type { WatchedPage } from './watched-browser.ts';

const ADMIN = { username: 'gatekeeper', password: 'a-good-password' };
const journey = planJourney(
  { ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password },
  'oldest',
);

/** Opened by a link of their own, which the walk does not have. */
const LINKED: readonly string[] = [
  '/magic-login',
  '/reset-password',
  '/setup',
  '/card',
  '/tablet',
] satisfies Path[];

/** The password of everybody in the sample class. */
let samplePassword: string;

beforeAll(async () => {
  const { page } = await openAs(ADMIN.username);
  const filled = await page.request.post('/trpc/sampleClass.fill', {
    headers: { origin: journey.host.origin, 'content-type': 'application/json' },
  });
  if (!filled.ok()) throw new Error(await filled.text());
  const { result }: { readonly result: { readonly data: FilledSampleClass } } = await filled.json();
  samplePassword = result.data.password;
  await page.context().close();
});

// Side by side: each page waits half of the time until its network is quiet.
test.concurrent.each([
  ['logged-out', null],
  ['student', 'sample-ada'],
  ['parent', 'sample-miriam'],
  ['teacher', 'sample-grace'],
  ['admin', ADMIN.username],
] as const)(
  'every page of a visitor who is %s opens in the oldest browsers that we serve',
  async (visitor, username) => {
    const { page, troubles } = await openAs(username);
    for (const [path, visitors] of Object.entries<readonly Visitor[]>(ACCESS)) {
      if (!visitors.includes(visitor) || LINKED.includes(path)) continue;
      await page.goto(path);
      await settled(page);
      const tabs = await page.getByRole('tab').count();
      for (let at = 0; at < tabs; at += 1) {
        await page.getByRole('tab').nth(at).click();
        await settled(page);
      }
      expect(troubles, path).toEqual([]);
    }
    await page.context().close();
  },
);

test('a program of a child runs in the oldest browsers that we serve', async () => {
  const { page, troubles } = await openAs('sample-ada');
  await takeWorkersToTheFloor(page.context());
  await page.goto('/ai-coding?project=1');
  await page.getByRole('tab', { name: 'Code', exact: true }).click();
  const editor = page.getByRole('textbox', { name: /^Your code for/ });
  await editor.fill('print([3, 1, 2].toSorted().join())');
  await page.locator('button:not([aria-disabled="true"])', { hasText: 'Run Code' }).click();
  // The engine in the worker brings its own functions, whatever the browser has.
  await page.getByText('1,2,3').first().waitFor();
  expect(troubles).toEqual([]);
});

/** A page in one of the oldest browsers, signed in where somebody is named, with the choice about cookies made. */
async function openAs(username: string | null): Promise<WatchedPage> {
  const opened = await journey.open();
  const context = opened.page.context();
  const password = username === ADMIN.username ? ADMIN.password : samplePassword;
  const signedIn =
    username && (await context.request.post('/api/auth/login', { data: { username, password } }));
  const session: string | null = signedIn && (await signedIn.json()).token;
  await context.addInitScript((token) => {
    const no = { essential: true, analytics: false, functional: false, preferences: false };
    localStorage.setItem('cookie-consent', JSON.stringify(no));
    if (token !== null) localStorage.setItem('sessionToken', token);
  }, session);
  return opened;
}

/** Waits until the page has its heading and all that it asked for. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
}
