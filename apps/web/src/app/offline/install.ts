/** The app without the host: what the browser needs to open it, fetched when the page has been shown. */
import type { CurrentUser } from '@lamplight/domain/users';
import type { QueryClient } from '@tanstack/react-query';
import type { WebRouter } from '../router.ts';
import { SESSION_KEY } from '../session/ended-session.ts';

/** Where a child reads or writes without the host; their scripts come along, some 40 kB once a build. */
const PAGES = ['/lessons', '/bible-study', '/daily-schedule', '/journal'] as const;

/** The files of the build that this page has loaded before the worker could see them. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/assets/`));
}

/**
 * Registers the service worker and hands it what this page has loaded. A browser that refuses it (a certificate that
 * was only clicked through) shows the app with the host alone.
 */
export async function installWorker(router: WebRouter, queryClient: QueryClient): Promise<void> {
  const { serviceWorker } = navigator;
  try {
    await serviceWorker.register('/service-worker.js');
  } catch {
    return;
  }
  const { active } = await serviceWorker.ready;
  // The message by which Workbox's router fills its caches.
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loadedFiles() } });
  const user = queryClient.getQueryData<CurrentUser | null>(SESSION_KEY);
  if (user?.role !== 'student') return;
  // One after the other: a class's tablets share the Wi-Fi.
  for (const to of PAGES) await router.preloadRoute({ to });
}
