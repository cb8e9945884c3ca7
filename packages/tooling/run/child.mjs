/**
 * Starting other programs: once to the end with their output shown, once with it kept. Never through a shell, which
 * would take a path with a space for two words; so on Windows only real programs can be started, no `.cmd` files.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './paths.mjs';

/**
 * The exit code of a finished process, in the shell's way: 128 + n when signal n ended it.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 * @returns {number}
 */
export function exitCode(code, signal) {
  if (signal !== null) return 128 + constants.signals[signal];
  return code ?? 1;
}

/**
 * Runs a program in the repository's top folder, its output straight to ours. Ctrl-C reaches it from the terminal
 * by itself, so we only wait for it then; a SIGTERM sent to us alone is passed on.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} the exit code
 */
export function run(command, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...args], { cwd: root, env, stdio: 'inherit' });
    const wait = () => {};
    const pass = () => child.kill('SIGTERM');
    process.on('SIGINT', wait);
    process.on('SIGTERM', pass);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.off('SIGINT', wait);
      process.off('SIGTERM', pass);
      resolve(exitCode(code, signal));
    });
  });
}

/**
 * Runs a program without showing its output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ code: number, output: string }>} rejects when the program cannot be started
 */
export function capture(command, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...args], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code: exitCode(code, signal), output }));
  });
}
