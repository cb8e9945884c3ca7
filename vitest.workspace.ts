import { execFileSync } from 'node:child_process';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { chosenProjects, type TestProject } from './packages/tooling/run/test-projects.mjs';

/** Milliseconds for a test: generous, since a class host may be an old laptop that is busy with other things. */
const TEST_TIMEOUT = 20_000;
const PAGE_TEST_TIMEOUT = 30_000;
const JOURNEY_TIMEOUT = 120_000;

/** What a test waits for may take its time, for the same reason: one second, as it is otherwise, is soon over. */
const PATIENCE = { poll: { timeout: 15_000 } };

/** Where a project's tests lie, in Vitest's words. */
function placeOf({ name, root, folders, ending }: TestProject) {
  return { name, root: `./${root}`, include: folders.map((folder) => `${folder}/**/*${ending}`) };
}

/** Rules and services: no browser, run by Node. */
function nodeProject(project: TestProject): TestProjectConfiguration {
  return {
    test: {
      ...placeOf(project),
      environment: 'node',
      // Modules keep nothing between tests, and loading them anew for each file is half of the time.
      isolate: false,
      testTimeout: TEST_TIMEOUT,
      hookTimeout: TEST_TIMEOUT,
      expect: PATIENCE,
    },
  };
}

/** Pages and parts of the web app in a real browser, without a host. */
async function webPages(project: TestProject): Promise<TestProjectConfiguration> {
  const { playwright } = await import('@vitest/browser-playwright');
  const { chromiumLaunchOptions } = await import('./packages/tooling/browser/chromium.ts');
  return {
    extends: './apps/web/test/vite.config.ts',
    test: {
      ...placeOf(project),
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
}

/**
 * Journeys: a test drives a browser against the built host, or a release that is made of it. One at a time: they
 * measure waiting.
 */
function journeys(project: TestProject, groupOrder: number): TestProjectConfiguration {
  return {
    test: {
      ...placeOf(project),
      environment: 'node',
      fileParallelism: false,
      sequence: { groupOrder },
      testTimeout: JOURNEY_TIMEOUT,
      hookTimeout: JOURNEY_TIMEOUT,
      expect: PATIENCE,
    },
  };
}

function configurationOf(
  project: TestProject,
): TestProjectConfiguration | Promise<TestProjectConfiguration> {
  switch (project.name) {
    case 'web-page':
      return webPages(project);
    case 'web-e2e':
      return journeys(project, 2);
    case 'checkout':
    case 'release':
      return journeys(project, 3);
    default:
      return nodeProject(project);
  }
}

const chosen = chosenProjects(process.argv.slice(2));

// Tests read the compiled content, whoever runs one of them by itself.
if (chosen.some(({ needs }) => needs !== 'nothing')) {
  execFileSync(process.execPath, ['packages/content/src/compiler/cli.ts', '--if-changed'], {
    stdio: 'inherit',
  });
}

/**
 * Every test of the repository, or those that the arguments name. Vitest does not look for this file by itself: each
 * script passes `--config vitest.workspace.ts`, and `npm test` fails when no test was counted.
 */
export default defineConfig({
  test: { projects: await Promise.all(chosen.map(configurationOf)) },
});
