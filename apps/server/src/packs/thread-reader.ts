import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ReadPack } from '@lamplight/api';
import { type ReadPackFile, unreadPack } from '@lamplight/content/packs/reading';

/** A second programme of 168 lessons takes some two seconds. */
const MILLISECONDS = 60_000;
/** The same takes a quarter of this. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 512 };

/** The thread's program: beside this source, or beside the bundle that holds this. */
function findProgram(): string {
  const places = ['read-program.ts', 'read-pack.js'];
  const found = places.map((place) => join(import.meta.dirname, place)).find(existsSync);
  if (found === undefined) throw new Error('the program that reads packs is missing');
  return found;
}

/**
 * Reads packs in a thread of their own: nobody waits for a large one, and one that would never come to an end is
 * refused.
 * @param milliseconds that a pack may take
 */
export function createThreadReader(milliseconds = MILLISECONDS): ReadPack {
  return (reading) =>
    new Promise<ReadPackFile>((resolve) => {
      const worker = new Worker(findProgram(), {
        ...{ workerData: reading, env: {}, execArgv: [], resourceLimits: RESOURCE_LIMITS },
      });
      const settle = (found: ReadPackFile) => {
        clearTimeout(timer);
        resolve(found);
        void worker.terminate();
      };
      const timer = setTimeout(
        () => settle(unreadPack('This pack takes too long to read.')),
        milliseconds,
      );
      worker
        .once('message', settle)
        .once('error', () => settle(unreadPack('This pack is too large to be read.')))
        .once('exit', () => settle(unreadPack('This pack could not be read.')));
    });
}
