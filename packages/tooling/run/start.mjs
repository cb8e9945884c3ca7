/** `npm start`: installs and builds what is missing, then runs the host in the foreground until Ctrl-C. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { exitCode } from './child.mjs';
import { hostEnvironment } from './environment.mjs';
import { exitWith } from './explain.mjs';
import { root, serverBundle } from './paths.mjs';
import { prepare } from './prepare.mjs';

const endWithParent = pathToFileURL(join(root, 'packages/tooling/run/end-with-parent.mjs')).href;

/**
 * Runs the host in a process group of its own: a Ctrl-C in the terminal goes to every process of our group, and the
 * host would get it twice, from the terminal and from us. So it reaches the host through us alone, and once.
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} the host's exit code
 */
function runHost(node, env) {
  return new Promise((resolve, reject) => {
    const host = spawn(node, ['--import', endWithParent, serverBundle], {
      cwd: root,
      env: hostEnvironment(env),
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    let asked = false;
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => {
        if (!asked) host.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
        asked = true;
      });
    }
    host.once('error', reject);
    host.once('exit', (code, signal) => resolve(exitCode(code, signal)));
  });
}

await exitWith(async () => {
  const { node, env } = await prepare();
  await build(env);
  return runHost(node, env);
});
