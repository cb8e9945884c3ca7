import { z } from 'zod';
import { CONTENT_DIFFICULTIES } from '../content-filter/index.ts';
import { idSchema } from '../validation/index.ts';
import { EXPERIMENT_CATEGORIES } from './category.ts';
import { SIMULATIONS } from './experiment.ts';

/** An experiment as a child has it (spec 3, Science experiment). */
export const experimentSchema = z.object({
  id: idSchema,
  title: z.string(),
  description: z.string(),
  difficulty: z.enum(CONTENT_DIFFICULTIES),
  /** Minutes. */
  duration: z.int(),
  category: z.enum(EXPERIMENT_CATEGORIES),
  materials: z.array(z.string()),
  setup: z.array(z.string()),
  safety: z.array(z.string()),
  steps: z.array(
    z.object({
      title: z.string().optional(),
      text: z.string(),
      tip: z.string().optional(),
    }),
  ),
  funFact: z.string(),
  howItWorks: z.string(),
  question: z.string(),
  /** Youngest and oldest age in years. */
  ages: z.tuple([z.int(), z.int()]),
  picture: z.string(),
  simulation: z.enum(SIMULATIONS).nullable(),
  generated: z.boolean(),
  isCompleted: z.boolean(),
  /** Generated and not done yet: its card has the New! badge (spec 2). */
  isNew: z.boolean(),
});
export type ExperimentView = z.infer<typeof experimentSchema>;

export const experimentCompletionInputSchema = z.object({ experimentId: idSchema });
export type ExperimentCompletionInput = z.infer<typeof experimentCompletionInputSchema>;
