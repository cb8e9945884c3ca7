import { z } from 'zod';
import { idSchema } from '../validation/index.ts';
import { AI_FEATURES, MODEL_FAILURES } from './providers.ts';

/** Requests of a page of the log. */
export const EXTERNAL_LOG_PAGE = 20;

/** What became of a request: an answer that was used, or why there is none. */
export const EXTERNAL_OUTCOMES = ['answered', 'unusable', 'stopped', ...MODEL_FAILURES] as const;
export type ExternalOutcome = (typeof EXTERNAL_OUTCOMES)[number];

/** A request to an AI outside of this building, as its readers see it. */
export const externalRequestSchema = z.object({
  id: idSchema,
  /** On whose behalf it was sent. */
  person: z.object({ id: idSchema, name: z.string() }),
  feature: z.enum(AI_FEATURES),
  model: z.string(),
  sentAt: z.iso.datetime(),
  /** Null while the answer is awaited, and where the host stopped before it came. */
  outcome: z.enum(EXTERNAL_OUTCOMES).nullable(),
  /** The words that were sent, in their order: the instruction, and what the person and the AI wrote. */
  parts: z.array(z.object({ from: z.enum(['instruction', 'person', 'ai']), text: z.string() })),
  /** The whole body as it was sent, JSON. */
  body: z.string(),
});
export type ExternalRequest = z.infer<typeof externalRequestSchema>;

/** Whose requests, of one person or of everybody that the reader may read; those before one of them. */
export const externalLogInputSchema = z.object({
  userId: idSchema.optional(),
  before: idSchema.optional(),
});
export type ExternalLogInput = z.infer<typeof externalLogInputSchema>;

/** A page of the log, newest first. */
export const externalLogPageSchema = z.object({
  requests: z.array(externalRequestSchema),
  /** Whether older ones follow. */
  more: z.boolean(),
});
export type ExternalLogPage = z.infer<typeof externalLogPageSchema>;
