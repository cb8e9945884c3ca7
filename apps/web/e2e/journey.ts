import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type BuiltHost, startBuiltHost } from './built-host.ts';
import { takeToTheFloor } from './floor-browser.ts';
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

/** A browser of today, or one that lacks what the oldest that we serve lack. */
export type BrowserAge = 'new' | 'oldest';

/** Starts both before the first test of the file, with these settings of the host, and ends them. */
export function planJourney(
  settings: Readonly<Record<string, string>> = {},
  age: BrowserAge = 'new',
): Journey {
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
    async open(expected) {
      const watched = await openWatched(browser, host.origin, expected);
      if (age === 'oldest') await takeToTheFloor(watched.page.context());
      return watched;
    },
  };
}
