import { z } from 'zod';
import { AI_FEATURES, MODEL_FAILURES, MODEL_PROVIDERS } from './providers.ts';

/**
 * How a model does: it answers, one feature or more leaves it alone for a minute after failures, or none has
 * asked it since the host started.
 */
export const PROVIDER_HEALTHS = ['well', 'resting', 'unasked'] as const;

/** What the admin sees of a provider that is a model. Never a key or an address with one. */
const providerStatusSchema = z.object({
  provider: z.enum(MODEL_PROVIDERS),
  /** Null where the host has no such model. */
  model: z.string().nullable(),
  health: z.enum(PROVIDER_HEALTHS),
  /** The newest failures since the host started, newest first. */
  failures: z.array(
    z.object({
      feature: z.enum(AI_FEATURES),
      reason: z.enum(MODEL_FAILURES),
      at: z.iso.datetime(),
    }),
  ),
});

/** The providers that are models; the built-in engine always stands. */
export const aiStatusSchema = z.array(providerStatusSchema);
export type AiStatus = z.infer<typeof aiStatusSchema>;

/** How much of today's budget for models is used (UTC). */
export const aiUsageSchema = z.object({
  /** Students for whom a model has answered today. */
  students: z.int(),
  turns: z.int(),
  classes: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      students: z.int(),
      used: z.int(),
      allowed: z.int(),
    }),
  ),
});
export type AiUsage = z.infer<typeof aiUsageSchema>;
