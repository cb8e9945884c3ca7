import { z } from 'zod';

/** Something a child reads or hears and may tap, with a picture for whoever does not read yet. */
export const labelSchema = z.object({
  text: z.string().min(1),
  /** A name from the picture set. */
  picture: z.string().exactOptional(),
});
export type ActLabel = z.infer<typeof labelSchema>;

/** What every act says. */
export const asked = {
  /** What to do; empty where the kind says it by itself. */
  question: z.string(),
  /** What is learned from it, shown after the answer; empty where nothing is right or wrong. */
  explanation: z.string(),
  /** Indexes into the objectives that this act takes up. */
  practises: z.array(z.int().min(0)),
};
