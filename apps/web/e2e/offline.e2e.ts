import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FrontOfHost, standBeforeHost } from './front-of-host.ts';
import { planJourney } from './journey.ts';
import { playToTheEnd } from './played-lesson.ts';
import { enterAsChild } from './registered-child.ts';
import { launchBrowser } from './watched-browser.ts';

const journey = planJourney();
let browser: Browser;
let host: FrontOfHost;
let device: BrowserContext;

beforeAll(async () => {
  browser = await launchBrowser();
});
beforeEach(async () => {
  host = await standBeforeHost(journey.host.origin);
  device = await browser.newContext({ baseURL: host.origin, locale: 'en-US' });
});
afterEach(async () => {
  await device.close();
  await host.close();
});
afterAll(() => browser.close());

const AWAY = "The camp's computer can't be reached right now.";

test('a device that was restarted without the host opens the app and the lesson that was read', async () => {
  const first = await device.newPage();
  await enterAsChild(first, 9);
  await first.goto('/lessons');
  await first.getByRole('button', { name: 'View Lessons' }).first().click();
  await first.getByRole('button', { name: 'Start' }).click();
  await first.getByRole('button', { name: /^Next/ }).waitFor();
  await workerReady(first);
  // From here on the worker sees what is opened.
  await first.reload();
  await first.getByRole('button', { name: /^Next/ }).waitFor();
  const lesson = first.url();
  expect(await keptPaths(first)).toEqual([]);
  await first.close();

  await host.away();
  const later = await device.newPage();
  await later.goto(lesson);
  await later.getByText(AWAY).waitFor();
  await playToTheEnd(later);
  await later.getByRole('button', { name: 'Complete Lesson' }).click();
  await later.getByText('Waiting', { exact: true }).waitFor();

  await host.back();
  await later.evaluate(() => window.dispatchEvent(new Event('online')));
  await later.getByText('Synced').waitFor();
  await later.getByText(AWAY).waitFor({ state: 'detached' });
});

test('a page that was never opened says so without the host, leads back, and opens when it is there', async () => {
  const page = await device.newPage();
  await enterAsChild(page, 9);
  await page.getByText("Today's Learning Adventure").waitFor();
  await workerReady(page);
  await page.reload();
  await page.getByText("Today's Learning Adventure").waitFor();

  await host.away();
  const goOn = () => page.getByRole('link', { name: 'Science Lab' }).first().click();
  await goOn();
  await page.getByText('This page is not on this device yet.').waitFor();
  expect(await page.getByText('Something went wrong').count()).toBe(0);
  await page.getByRole('button', { name: 'Go back' }).click();
  await page.getByText("Today's Learning Adventure").waitFor();

  await goOn();
  await page.getByText('This page is not on this device yet.').waitFor();
  await host.back();
  await page.getByText('This page is not on this device yet.').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('a new build is taken as soon as the host serves it, and opens without the host too', async () => {
  const page = await device.newPage();
  await enterAsChild(page, 9);
  await page.getByText("Today's Learning Adventure").waitFor();
  await workerReady(page);

  host.update();
  await page.reload();
  await page.getByText("Today's Learning Adventure").waitFor();
  expect(await firstScript(page)).toContain('new-build');
  await expect
    .poll(() => page.evaluate(keptScripts))
    .toContain('/assets/index-of-the-new-build.js');
  await page.close();

  await host.away();
  const later = await device.newPage();
  await later.goto('/');
  await later.getByText(AWAY).waitFor();
  expect(await firstScript(later)).toContain('new-build');
});

test('on plain http in the network nothing is installed, and the manifest is there', async () => {
  const { page, troubles } = await journey.open();
  await enterAsChild(page, 9);
  await page.getByText("Today's Learning Adventure").waitFor();
  expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
  const manifest = await page.request.get('/manifest.webmanifest');
  const { icons } = (await manifest.json()) as { icons: { src: string }[] };
  for (const { src } of icons) expect((await page.request.get(src)).ok()).toBe(true);
  expect(troubles).toEqual([]);
});

/** Waits until the worker is there and holds what every page loads. */
async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** The first script that a page was made of. */
function firstScript(page: Page): Promise<string | null> {
  return page.locator('script[type="module"][src]').first().getAttribute('src');
}

/** What the worker holds of scripts that begin a page. In the browser. */
async function keptScripts(): Promise<string[]> {
  const found: string[] = [];
  for (const name of await caches.keys()) {
    if (!name.includes('precache')) continue;
    const kept = await (await caches.open(name)).keys();
    found.push(...kept.map(({ url }) => new URL(url).pathname));
  }
  return found;
}

/** Whatever lies in a cache and is no file of the build. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const kept = await (await caches.open(name)).keys();
      found.push(...kept.map(({ url }) => new URL(url).pathname));
    }
    return found.filter((path) => !/^\/(?:assets\/|index\.html$|lantern\.svg$)/.test(path));
  });
}
