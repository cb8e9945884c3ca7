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

/** Says that somebody ended us while a program ran. */
export class Ended extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`ended by ${signal}`);
    this.exitCode = exitCode(null, signal);
  }
}

/** @type {readonly NodeJS.Signals[]} */
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program without showing its output. It is in a process group of its own, so that whoever ends us ends it with all
 * that it has started: nothing goes on installing or building alone.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ code: number, output: string }>} rejects when the program cannot be started, and with `Ended`
 */
export function capture(command, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...args], {
      cwd: root,
      env,
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    /** @type {NodeJS.Signals | undefined} */
    let ended;
    const end = (/** @type {NodeJS.Signals} */ signal) => {
      ended ??= signal;
      if (child.pid === undefined) return;
      if (process.platform === 'win32') child.kill();
      else process.kill(-child.pid, 'SIGTERM');
    };
    for (const signal of endings) process.on(signal, end);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      for (const ending of endings) process.off(ending, end);
      if (ended === undefined) resolve({ code: exitCode(code, signal), output });
      else reject(new Ended(ended));
    });
  });
}
