import { z } from 'zod';
import { idSchema } from '../validation/index.ts';
import { AI_FEATURES, MODEL_FAILURES } from './providers.ts';

/** Requests of a page of the log. */
export const OUTSIDE_LOG_PAGE = 20;

/** What became of a request: an answer that was used, or why there is none. */
export const OUTSIDE_OUTCOMES = ['answered', 'unusable', 'stopped', ...MODEL_FAILURES] as const;
export type OutsideOutcome = (typeof OUTSIDE_OUTCOMES)[number];

/** A request to an AI outside of this building, as its readers see it. */
export const outsideRequestSchema = z.object({
  id: idSchema,
  /** On whose behalf it was sent. */
  person: z.object({ id: idSchema, name: z.string() }),
  feature: z.enum(AI_FEATURES),
  model: z.string(),
  sentAt: z.iso.datetime(),
  /** Null while the answer is awaited, and where the host stopped before it came. */
  outcome: z.enum(OUTSIDE_OUTCOMES).nullable(),
  /** The words that were sent, in their order: the instruction, and what the person and the AI wrote. */
  parts: z.array(z.object({ from: z.enum(['instruction', 'person', 'ai']), text: z.string() })),
  /** The whole body as it was sent, JSON. */
  body: z.string(),
});
export type OutsideRequest = z.infer<typeof outsideRequestSchema>;

/** Whose requests, of one person or of everybody that the reader may read; those before one of them. */
export const outsideLogInputSchema = z.object({
  userId: idSchema.optional(),
  before: idSchema.optional(),
});
export type OutsideLogInput = z.infer<typeof outsideLogInputSchema>;

/** A page of the log, newest first. */
export const outsideLogPageSchema = z.object({
  requests: z.array(outsideRequestSchema),
  /** Whether older ones follow. */
  more: z.boolean(),
});
export type OutsideLogPage = z.infer<typeof outsideLogPageSchema>;
