import './app/mantine-styles.ts';
import './app/theme/fonts.css';
import './app/theme/theme.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { addMissingBuiltIns, isTooOld } from './app/browser-floor/browser-floor.ts';
import { startDisplay } from './app/display/display-store.ts';
import { keepPaperLight } from './app/display/light-on-paper.ts';
import { askOrRemember } from './app/offline/kept-answers.ts';
import { opensOffline } from './app/offline/opens-offline.ts';
import { Providers } from './app/providers.tsx';
import { createQueryClient } from './app/query-client.ts';
import { createAppRouter } from './app/router.ts';
import { changeUser } from './app/session/session.queries.ts';
import { pageRecovery } from './app/update/page-recovery.ts';
import { startTexts } from './i18n/index.ts';

/** While it is developed, a page never comes from a worker. */
const withoutHost = import.meta.env.PROD && opensOffline();
const queryClient = createQueryClient(
  () => {
    // The session ended elsewhere: the page falls back to what a visitor sees.
    changeUser(queryClient, null);
    void router.invalidate();
  },
  withoutHost ? askOrRemember : undefined,
);
const router = createAppRouter({ queryClient });
router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
  if (pathChanged) void pageRecovery.moveOn();
});

const PATIENCE_MS = 200;

/**
 * Waits until the browser has shown the static shell of `index.html`: rendering would take the thread
 * before the first picture. A page that nobody looks at paints nothing and does not wait long.
 */
function shellPainted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PATIENCE_MS);
  });
}

/** Not a top-level await: that would keep the bundler from joining what always loads together. */
async function start(): Promise<void> {
  if (isTooOld()) return;
  startDisplay();
  keepPaperLight();
  await addMissingBuiltIns();
  await Promise.all([startTexts(), shellPainted()]);
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <Providers queryClient={queryClient}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
  if (!withoutHost) return;
  const { installWorker } = await import('./app/offline/install.ts');
  await installWorker(router, queryClient);
}

void start();
