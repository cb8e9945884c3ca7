/**
 * Opens the app where the host cannot be reached. It holds files of builds and nothing else: what a child reads or
 * writes never lies in a cache that the next child at the tablet could open.
 */
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';

declare const self: {
  /** What every page loads, listed by the build. */
  readonly __WB_MANIFEST: PrecacheEntry[];
  skipWaiting(): Promise<void>;
};

/** Seconds that a page waits for the host, before the one kept here stands in for it. */
const PATIENCE_S = 3;
/** Files of the build that are kept when they are opened: some three builds of a student's pages. */
const MOST_OPENED = 600;

const NOT_PAGES = /^\/(?:api|trpc|ws)(?:\/|$)/;

void self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();

// Not at '/': the host is asked for its page first, so that a new version is taken as soon as it is there.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '' });

const fromHost = new NetworkOnly({ networkTimeoutSeconds: PATIENCE_S });
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !NOT_PAGES.test(url.pathname),
  async (navigation) => {
    try {
      return await fromHost.handle(navigation);
    } catch {
      return (await matchPrecache('/index.html')) ?? Response.error();
    }
  },
);

// Their names carry a hash of their content, so the first answer is right for ever.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'opened',
    // Its own types say less exactly which callbacks are absent.
    plugins: [
      new ExpirationPlugin({ maxEntries: MOST_OPENED, purgeOnQuotaError: true }) as WorkboxPlugin,
    ],
  }),
);
