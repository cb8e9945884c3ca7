import '../src/app/mantine-styles.ts';
import '../src/app/theme/fonts.css';
import '../src/app/theme/theme.css';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { outbox } from '../src/app/outbox/host-outbox.ts';
import { startTexts } from '../src/i18n/index.ts';
import { interceptCalls } from './world.tsx';

await startTexts();
await interceptCalls();

/**
 * React's development build says this of TanStack Router's lazy pages, which call use() until their
 * script is there and not after that. Nothing is wrong, and the built app does not say it.
 */
const LAZY_PAGE = 'did not call use() when it finished';

/** What React and the app complained about; a test that expects a complaint takes it out itself. */
const complaints: unknown[][] = [];

/** What an earlier test did not see through waits no longer: its people have the ids of the next test's people. */
async function emptyOutbox(): Promise<void> {
  await outbox.load();
  for (const { key } of outbox.state().waiting) await outbox.settle(key);
}

beforeEach(async () => {
  await emptyOutbox();
  localStorage.clear();
  sessionStorage.clear();
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    if (!String(words[0]).includes(LAZY_PAGE)) complaints.push(words);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(complaints, 'unexpected console.error').toEqual([]);
});
