import '../src/app/mantine-styles.ts';
import '../src/app/theme/fonts.css';
import '../src/app/theme/theme.css';
import { afterEach, beforeEach, expect, vi } from 'vitest';
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

beforeEach(() => {
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
