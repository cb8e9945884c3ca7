import { type RunResult, runResultSchema } from '@lamplight/domain/projects';
import type { Program } from '@lamplight/sandbox/program';
import { z } from 'zod';

/** What the page asks of the worker. */
export interface RunRequest {
  readonly run: number;
  readonly program: Program;
}

/** What the worker says: that it can run programs, or what became of one. */
export type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly run: number; readonly result: RunResult };

const messageSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ready') }),
  z.strictObject({ kind: z.literal('done'), run: z.int().min(1), result: runResultSchema }),
]);

/** What came out of the worker, if it is what the worker may say; undefined for anything else. */
export function readMessage(message: unknown): WorkerMessage | undefined {
  return messageSchema.safeParse(message).data;
}
