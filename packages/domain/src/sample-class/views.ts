import { z } from 'zod';
import { ROLES } from '../users/index.ts';

/** Whether a host has a class to look around in. */
export const sampleClassStateSchema = z.object({
  /** Null where there is none. */
  className: z.string().nullable(),
  /** How many accounts belong to it: students, parents and teachers. */
  accounts: z.int(),
});
export type SampleClassState = z.infer<typeof sampleClassStateSchema>;

/** What the one who filled a host with a sample class is told once: nobody can read the password again. */
export const filledSampleClassSchema = z.object({
  className: z.string(),
  /** The same for everybody of the class. */
  password: z.string(),
  people: z.array(z.object({ name: z.string(), username: z.string(), role: z.enum(ROLES) })),
});
export type FilledSampleClass = z.infer<typeof filledSampleClassSchema>;
