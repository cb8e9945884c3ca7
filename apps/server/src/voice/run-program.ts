import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Utterance } from './voice-program.ts';
import type { Samples } from './wav.ts';

/** A program whose text takes longer has gone wrong: the longest piece is spoken in a second. */
const MILLISECONDS = 15_000;

/** More than the longest piece is: two minutes of sound. */
const MOST_BYTES = 12_000_000;

interface Run {
  /** The folders that programs are looked for in. */
  readonly path: string;
  /** Ends the program when it is aborted. */
  readonly stopped: AbortSignal;
  /** Milliseconds that it may take. */
  readonly milliseconds?: number | undefined;
}

/**
 * Has a program speak a text. No shell sees the text: it goes to the program's standard input, and nothing of it is an
 * argument. Of the host's environment, which holds secrets, the program gets nothing but the PATH.
 * @returns null where it failed, took too long or was stopped
 */
export function runProgram(
  { program, args, read }: Utterance,
  text: string,
  { path, stopped, milliseconds = MILLISECONDS }: Run,
): Promise<Samples | null> {
  return new Promise((resolve) => {
    if (stopped.aborted) return resolve(null);
    const child = spawn(program, args, {
      env: { PATH: path, LANG: 'C.UTF-8' },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const parts: Buffer[] = [];
    let size = 0;
    const end = () => child.kill('SIGKILL');
    const timer = setTimeout(end, milliseconds);
    stopped.addEventListener('abort', end);
    const settle = (samples: Samples | null) => {
      clearTimeout(timer);
      stopped.removeEventListener('abort', end);
      resolve(samples);
    };
    child.stdout.on('data', (part: Buffer) => {
      size += part.length;
      if (size > MOST_BYTES) end();
      else parts.push(part);
    });
    // A program that ends before it has read everything is told of by its end.
    child.stdin.on('error', () => undefined);
    child.on('error', () => settle(null));
    child.on('close', (code) => settle(code === 0 ? read(Buffer.concat(parts)) : null));
    child.on('spawn', () => giveWay(child));
    child.stdin.end(text);
  });
}

/** A game that runs comes before a voice. */
function giveWay({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Some systems do not let a program lower what it started; it speaks all the same.
  }
}
