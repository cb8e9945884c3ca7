/** `npm test`: every test of the repository, or those that the arguments name (`npm test -- lessons`). */
import { rmSync } from 'node:fs';
import { build } from './build.mjs';
import { run } from './child.mjs';
import { exitWith } from './explain.mjs';
import { testReport } from './paths.mjs';
import { prepare } from './prepare.mjs';
import { countedLine, readTestCount } from './test-count.mjs';
import { chosenProjects } from './test-projects.mjs';

await exitWith(async () => {
  const { node, env } = await prepare();
  const args = ['run', ...process.argv.slice(2)];
  if (chosenProjects(args).some(({ needs }) => needs === 'build')) await build(env);
  // A report of an earlier run must never be counted for this one.
  rmSync(testReport, { force: true });
  const code = await run(
    node,
    [
      'node_modules/vitest/vitest.mjs',
      ...args,
      '--config=vitest.workspace.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${testReport}`,
    ],
    env,
  );
  const count = readTestCount(testReport);
  console.log(countedLine(count));
  return code === 0 && count.failed > 0 ? 1 : code;
});
