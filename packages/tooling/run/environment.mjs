/** The environment that every command of this repository runs in. */
import { accessSync, constants, mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from './paths.mjs';

/** @param {string | undefined} folder */
function canWrite(folder) {
  if (!folder) return false;
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The caller's environment without what would make a tool speak to another host, and with a home folder that can be
 * written: npm, pnpm and the browser keep files there, and a service or a container may have none.
 * @param {NodeJS.ProcessEnv} [caller]
 * @returns {NodeJS.ProcessEnv}
 */
export function quietEnvironment(caller = process.env) {
  /** @type {NodeJS.ProcessEnv} */
  const environment = {
    ...caller,
    DO_NOT_TRACK: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    NO_UPDATE_NOTIFIER: '1',
    npm_config_update_notifier: 'false',
    npm_config_fund: 'false',
    npm_config_audit: 'false',
  };
  if (process.platform !== 'win32' && !canWrite(environment.HOME)) {
    environment.HOME = join(root, 'node_modules', '.cache', 'home');
    mkdirSync(environment.HOME, { recursive: true });
  }
  return environment;
}

/**
 * The same with the given Node first in PATH, then the tools of this repository.
 * @param {string} node absolute path of the Node binary
 * @param {NodeJS.ProcessEnv} [caller]
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentFor(node, caller = process.env) {
  const environment = quietEnvironment(caller);
  // Windows writes it Path, and two spellings of one name in an environment are a lottery.
  const name = Object.keys(environment).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const folders = [dirname(node), join(root, 'node_modules', '.bin'), environment[name] ?? ''];
  return { ...environment, [name]: folders.join(delimiter) };
}

/**
 * What the built host runs with: its data in `./data` of the repository unless DATA_DIR says otherwise, and what Node
 * compiles of the bundle beside it, so that the next start finds it and the next build takes it away.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export function hostEnvironment(environment) {
  return {
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: join(root, 'apps', 'server', 'dist', 'compiled'),
    ...environment,
    DATA_DIR: environment.DATA_DIR || join(root, 'data'),
  };
}
