/**
 * `npm run check`: everything that a commit has to pass beside the tests. All of it runs, whatever fails first, so
 * that one run tells the whole story.
 */
import { run } from './child.mjs';
import { exitWith } from './explain.mjs';
import { pnpmProgram } from './paths.mjs';
import { prepare } from './prepare.mjs';

/** The names of scripts in the root package.json. */
const steps = ['lint', 'types', 'boundaries', 'dead-code', 'openapi:check', 'content:check'];

await exitWith(async () => {
  const { env } = await prepare();
  const failed = [];
  for (const step of steps) {
    console.log(`\n── ${step}`);
    if ((await run(pnpmProgram, ['run', step], env)) !== 0) failed.push(step);
  }
  console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}.`);
  return failed.length === 0 ? 0 : 1;
});
