import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { RunningServer } from '../process.ts';

/** What the probe in a process has seen. */
export interface Reading {
  /** The longest stall of the event loop since the last reading, in milliseconds. */
  readonly stall: number;
  /** Milliseconds of processor time since the start. */
  readonly cpu: number;
  /** Resident bytes. */
  readonly rss: number;
}

/** The environment that puts the probe into a process. */
export function probeIn(folder: string): Record<string, string> {
  const script = pathToFileURL(join(import.meta.dirname, 'probe.ts')).href;
  return { NODE_OPTIONS: `--import=${script}`, PROBE_FILE: join(folder, 'probe.json') };
}

/** Asks the probe of a server that was started with `probeIn(folder)`. */
export async function readProbe({ pid }: RunningServer, folder: string): Promise<Reading> {
  const file = join(folder, 'probe.json');
  await rm(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  for (;;) {
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text !== null) return JSON.parse(text) as Reading;
    await pause(20);
  }
}
