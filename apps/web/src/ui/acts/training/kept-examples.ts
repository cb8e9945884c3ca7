import { createStore, get, set } from 'idb-keyval';
import { z } from 'zod';
import type { Example } from './lab.ts';

const keptSchema = z.array(
  z.union([
    z.object({ group: z.int(), card: z.int() }),
    z.object({ group: z.int(), strokes: z.array(z.array(z.number())) }),
    z.object({ group: z.int(), text: z.string() }),
  ]),
);

let opened: ReturnType<typeof createStore> | undefined;

function database() {
  opened ??= createStore('lamplight-examples', 'examples');
  return opened;
}

/** What a child has put into its piles on this device under a name. It never leaves the device. */
export async function keptExamples(name: string): Promise<readonly Example[]> {
  try {
    const kept = keptSchema.safeParse(await get(name, database()));
    return kept.success ? kept.data : [];
  } catch {
    // A browser that forbids storage keeps nothing.
    return [];
  }
}

/** Keeps the piles on this device, where they can be kept. */
export async function keepExamples(name: string, examples: readonly Example[]): Promise<void> {
  try {
    await set(name, examples, database());
  } catch {
    // Private windows and full disks: the piles stay as long as their page is open.
  }
}
