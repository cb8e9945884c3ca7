/**
 * `npm run docs:pictures`: starts the product from its sources on an empty folder, signs people of the sample class in,
 * and writes what they see to `docs/pictures`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILED_FOLDER } from '@lamplight/content/compiled';
import { CONTENT_ROOT } from '@lamplight/content/compiler';
import { type Browser, chromium, type Page } from 'playwright-core';
import { freePort } from '../bench/free-port.ts';
import { chromiumLaunchOptions } from '../browser/chromium.ts';
import { type Development, startDevelopment } from '../run/development/development.ts';
import { root } from '../run/paths.mjs';

/** CSS pixels: a small laptop, at which no picture has more than 150 kB as JPEG. */
const VIEWPORT = { width: 1120, height: 700 };
const QUALITY = 80;

/** Milliseconds: in development a page comes in hundreds of files. */
const PATIENCE = 60_000;

interface Picture {
  readonly name: string;
  /** The user name; null for a visitor, `admin` for the host's own. */
  readonly who: string | null;
  readonly path: string;
  /** A heading that stands on the page once it is there. */
  readonly heading: RegExp;
}

const PICTURES: readonly Picture[] = [
  { name: 'landing', who: null, path: '/', heading: /Discover God/ },
  { name: 'dashboard', who: 'sample-ada', path: '/', heading: /./ },
  { name: 'lesson', who: 'sample-ben', path: '/lessons?lesson=1', heading: /./ },
  { name: 'quizzes', who: 'sample-judith', path: '/quiz-center', heading: /Quiz/ },
  { name: 'teacher', who: 'sample-grace', path: '/', heading: /./ },
  { name: 'students', who: 'sample-grace', path: '/#students', heading: /./ },
  { name: 'sign-in', who: 'sample-grace', path: '/#sign-in', heading: /./ },
  { name: 'parent', who: 'sample-miriam', path: '/', heading: /./ },
  { name: 'admin', who: 'admin', path: '/admin-portal', heading: /./ },
  { name: 'host', who: 'admin', path: '/admin-portal#host', heading: /./ },
];

/** The token of somebody's session, as the web app keeps it. */
async function signIn({ origin, people }: Development, username: string): Promise<string> {
  const password =
    username === people.admin.username
      ? people.admin.password
      : /password {2}(\S+)/.exec(people.sampleClass ?? '')?.[1];
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { token }: { readonly token?: string } = await answer.json();
  if (token === undefined) throw new Error(`${username} could not sign in: ${answer.status}`);
  return token;
}

async function take(browser: Browser, development: Development, picture: Picture): Promise<void> {
  const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  page.setDefaultTimeout(PATIENCE);
  try {
    const token = picture.who === null ? null : await signIn(development, picture.who);
    await rememberChoices(page, token);
    await page.goto(development.origin + picture.path);
    await page.getByRole('heading', { name: picture.heading }).first().waitFor();
    await page.waitForLoadState('networkidle');
    const path = join(root, 'docs/pictures', `${picture.name}.jpg`);
    await page.screenshot({ path, type: 'jpeg', quality: QUALITY, animations: 'disabled' });
    console.log(path);
  } finally {
    await page.close();
  }
}

/** What a browser has kept of somebody who came before: the choice about cookies, and the session. */
function rememberChoices(page: Page, token: string | null): Promise<unknown> {
  return page.addInitScript((kept) => {
    const no = { essential: true, analytics: false, functional: false, preferences: false };
    localStorage.setItem('cookie-consent', JSON.stringify(no));
    if (kept !== null) localStorage.setItem('sessionToken', kept);
  }, token);
}

const folder = await mkdtemp(join(tmpdir(), 'lamplight-pictures-'));
const development = await startDevelopment({
  ...{ port: await freePort(), address: '127.0.0.1', folder },
  ...{ contentRoot: CONTENT_ROOT, compiledFolder: COMPILED_FOLDER },
  env: process.env,
  print: (line) => console.log(line),
});
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  for (const picture of PICTURES) await take(browser, development, picture);
} finally {
  await browser.close();
  await development.close();
  await rm(folder, { recursive: true });
}
