/** `npm run bench`: prepares and builds, then measures; arguments name workloads. */
import { build } from './build.mjs';
import { run } from './child.mjs';
import { exitWith } from './explain.mjs';
import { prepare } from './prepare.mjs';

await exitWith(async () => {
  const { node, env } = await prepare();
  await build(env);
  return run(node, ['packages/tooling/bench/cli.ts', ...process.argv.slice(2)], env);
});
