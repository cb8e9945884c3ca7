import { z } from 'zod';

/** A database of which a part can no longer be read, and the backup to go back to. */
export const damageSchema = z.object({
  /** What SQLite says of it. */
  problem: z.string(),
  /** The newest one that was read through and is whole; null where there is none. */
  backup: z.object({ name: z.string(), createdAt: z.iso.datetime() }).nullable(),
});
export type Damage = z.infer<typeof damageSchema>;
