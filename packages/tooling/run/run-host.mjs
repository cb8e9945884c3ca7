/** Running the built host in the foreground. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exitCode } from './child.mjs';
import { root } from './paths.mjs';

const endWithParent = pathToFileURL(join(root, 'packages/tooling/run/end-with-parent.mjs')).href;

/**
 * Runs the host in a process group of its own: a Ctrl-C in the terminal goes to every process of our group, and the
 * host would get it twice, from the terminal and from us. So it reaches the host through us alone, and once.
 * @param {string} node
 * @param {string} bundle the program of the host
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} the host's exit code
 */
export function runHost(node, bundle, env) {
  return new Promise((resolve, reject) => {
    const host = spawn(node, ['--import', endWithParent, bundle], {
      cwd: root,
      env,
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
