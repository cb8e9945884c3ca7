/** `npm start`: installs and builds what is missing, then runs the host in the foreground until Ctrl-C. */
import { build } from './build.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { hostEnvironment } from './environment.mjs';
import { exitWith } from './explain.mjs';
import { serverBundle } from './paths.mjs';
import { prepare } from './prepare.mjs';
import { runHost } from './run-host.mjs';

endWithNpm();
await exitWith(async () => {
  const { node, env } = await prepare();
  await build(env);
  return runHost(node, serverBundle, hostEnvironment(env));
});
