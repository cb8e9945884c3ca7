import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type BuiltHost, startBuiltHost } from './built-host.ts';
import {
  type ExpectedRefusal,
  launchBrowser,
  openWatched,
  type WatchedPage,
} from './watched-browser.ts';

/** A built host and a browser, both there while the tests of one file run. */
export interface Journey {
  /** Known once the tests run. */
  readonly host: BuiltHost;
  /** Opens a page of the host in a browser of its own. */
  open(expected?: readonly ExpectedRefusal[]): Promise<WatchedPage>;
}

/** Starts both before the first test of the file, with these settings of the host, and ends them. */
export function planJourney(settings: Readonly<Record<string, string>> = {}): Journey {
  let host: BuiltHost;
  let browser: Browser;

  beforeAll(async () => {
    [host, browser] = await Promise.all([startBuiltHost(settings), launchBrowser()]);
  });

  afterAll(async () => {
    await browser.close();
    await host.stop();
  });

  return {
    get host() {
      return host;
    },
    open: (expected) => openWatched(browser, host.origin, expected),
  };
}
