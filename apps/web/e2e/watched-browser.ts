import { type Browser, chromium, type Page, type Response } from 'playwright-core';
import { chromiumLaunchOptions } from '../../../packages/tooling/browser/chromium.ts';

/** Status and path of an answer that a journey expects to be a refusal. */
export interface ExpectedRefusal {
  readonly status: number;
  readonly path: string;
}

/** A page, and all that went wrong on it behind the back of its reader. */
export interface WatchedPage {
  readonly page: Page;
  /** Errors of the console, failed and refused requests, requests to another host: none, if all is well. */
  readonly troubles: readonly string[];
}

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await chromiumLaunchOptions());
}

/** Opens a page in a browser of its own that speaks to this host alone. */
export async function openWatched(
  browser: Browser,
  origin: string,
  expected: readonly ExpectedRefusal[] = [],
): Promise<WatchedPage> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  const isExpected = (status: number, address: string) =>
    expected.some(
      (refusal) => refusal.status === status && new URL(address).pathname === refusal.path,
    );

  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    const status = Number(/status of (\d+)/.exec(message.text())?.[1]);
    if (url === '' || !isExpected(status, url)) troubles.push(`console: ${message.text()} ${url}`);
  });
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) troubles.push(`elsewhere: ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // The reader went on before everything was there; that is no failure of the host.
    if (reason !== 'net::ERR_ABORTED') troubles.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response: Response) => {
    if (response.status() < 400 || isExpected(response.status(), response.url())) return;
    troubles.push(`${response.status()}: ${response.url()}`);
  });
  return { page, troubles };
}
