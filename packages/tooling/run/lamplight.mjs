/** `npm run lamplight -- <command>`: the host's commands (backup, restore, reset-admin, doctor) on this data folder. */
import { build } from './build.mjs';
import { run } from './child.mjs';
import { hostEnvironment } from './environment.mjs';
import { exitWith } from './explain.mjs';
import { commandBundle } from './paths.mjs';
import { prepare } from './prepare.mjs';

await exitWith(async () => {
  const { node, env } = await prepare();
  await build(env);
  return run(node, [commandBundle, ...process.argv.slice(2)], hostEnvironment(env));
});
