import { execFileSync } from 'node:child_process';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { chromiumLaunchOptions } from './packages/tooling/browser/chromium.ts';

// Tests read the compiled content, whoever runs one of them by itself.
execFileSync(process.execPath, ['packages/content/src/compiler/cli.ts', '--if-changed'], {
  stdio: 'inherit',
});

/** Milliseconds for a test: generous, since a class host may be an old laptop that is busy with other things. */
const TEST_TIMEOUT = 20_000;
const PAGE_TEST_TIMEOUT = 30_000;
const JOURNEY_TIMEOUT = 120_000;

/** What a test waits for may take its time, for the same reason: one second, as it is otherwise, is soon over. */
const PATIENCE = { poll: { timeout: 15_000 } };

/** Rules and services: no browser, run by Node. `root` is the folder whose tests these are. */
function nodeProject(name: string, root: string, include: string[]): TestProjectConfiguration {
  return {
    test: {
      name,
      root,
      include,
      environment: 'node',
      // Modules keep nothing between tests, and loading them anew for each file is half of the time.
      isolate: false,
      testTimeout: TEST_TIMEOUT,
      hookTimeout: TEST_TIMEOUT,
      expect: PATIENCE,
    },
  };
}

const packageTests = ['{src,test}/**/*.test.ts'];

/** Pages and parts of the web app in a real browser, without a host. */
const webPages: TestProjectConfiguration = {
  extends: './apps/web/test/vite.config.ts',
  test: {
    name: 'web-page',
    root: './apps/web',
    include: ['src/**/*.page.test.tsx'],
    globalSetup: ['./test/api-host.ts'],
    setupFiles: ['./test/setup.ts'],
    testTimeout: PAGE_TEST_TIMEOUT,
    expect: PATIENCE,
    // A page waits for its host and its browser half of the time: two at once use both cores of a small machine.
    maxWorkers: 2,
    // After the tests without a browser, and before the journeys: two cores cannot serve all at once.
    sequence: { groupOrder: 1 },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({ launchOptions: await chromiumLaunchOptions() }),
      instances: [{ browser: 'chromium' }],
    },
  },
};

/** Journeys: a browser that the test itself drives against the built host. One at a time: they measure waiting. */
const journeys: TestProjectConfiguration = {
  test: {
    name: 'web-e2e',
    root: './apps/web',
    include: ['e2e/**/*.e2e.ts'],
    environment: 'node',
    fileParallelism: false,
    sequence: { groupOrder: 2 },
    testTimeout: JOURNEY_TIMEOUT,
    hookTimeout: JOURNEY_TIMEOUT,
    expect: PATIENCE,
  },
};

/**
 * Every test of the repository. Vitest does not look for this file by itself: each script passes
 * `--config vitest.workspace.ts`, and `npm test` fails when no test was counted.
 */
export default defineConfig({
  test: {
    projects: [
      nodeProject('domain', './packages/domain', packageTests),
      nodeProject('content', './packages/content', packageTests),
      nodeProject('ai', './packages/ai', packageTests),
      nodeProject('game', './packages/game', packageTests),
      nodeProject('sandbox', './packages/sandbox', packageTests),
      nodeProject('db', './packages/db', packageTests),
      nodeProject('api', './packages/api', packageTests),
      nodeProject('server', './apps/server', ['{src,build,test}/**/*.test.ts']),
      nodeProject('tooling', './packages/tooling', ['**/*.test.ts']),
      nodeProject('web', './apps/web', ['{src,build,test}/**/*.test.ts']),
      webPages,
      journeys,
    ],
  },
});
