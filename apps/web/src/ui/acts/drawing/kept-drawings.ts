import { createStore, get, set } from 'idb-keyval';
import { z } from 'zod';
import { CRAYON_NAMES, type Stroke, WIDTH_NAMES } from './drawing.ts';

const keptSchema = z.array(
  z.object({
    crayon: z.enum(CRAYON_NAMES),
    width: z.enum(WIDTH_NAMES),
    points: z.array(z.number()),
  }),
);

let opened: ReturnType<typeof createStore> | undefined;

function database() {
  opened ??= createStore('lamplight-drawings', 'drawings');
  return opened;
}

/** The drawing that is kept on this device under a name; empty where there is none. It never leaves the device. */
export async function keptDrawing(name: string): Promise<readonly Stroke[]> {
  try {
    const kept = keptSchema.safeParse(await get(name, database()));
    return kept.success ? kept.data : [];
  } catch {
    // A browser that forbids storage keeps nothing.
    return [];
  }
}

/** Keeps a drawing on this device, where it can be kept. */
export async function keepDrawing(name: string, strokes: readonly Stroke[]): Promise<void> {
  try {
    await set(name, strokes, database());
  } catch {
    // Private windows and full disks: the drawing stays as long as its page is open.
  }
}
