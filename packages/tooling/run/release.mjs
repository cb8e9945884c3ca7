/** `npm run release`: prepares and builds, then makes an archive for each platform; arguments name some of them. */
import { build } from './build.mjs';
import { run } from './child.mjs';
import { exitWith } from './explain.mjs';
import { prepare } from './prepare.mjs';

await exitWith(async () => {
  const { node, env } = await prepare();
  await build(env);
  return run(node, ['packages/tooling/release/cli.ts', ...process.argv.slice(2)], env);
});
