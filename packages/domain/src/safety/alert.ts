import { z } from 'zod';
import { idSchema, proseText } from '../validation/index.ts';

/** How much an adult should hurry: severe ones reach admins too (safety, Children). */
export const ALERT_LEVELS = ['standard', 'severe'] as const;
export type AlertLevel = (typeof ALERT_LEVELS)[number];

/** What the worry is about. */
export const CONCERNS = [
  'self-harm',
  'abuse',
  'violence',
  'bullying',
  'despair',
  'eating',
  'substances',
  'grooming',
] as const;
export type Concern = (typeof CONCERNS)[number];

/** What may be about somebody at home: no parent is shown a text that tells of it. */
export const CONCERNS_KEPT_FROM_PARENTS: readonly Concern[] = ['abuse', 'grooming'];

/** Where a child wrote what the alert is about. */
export const ALERT_SOURCES = ['journal', 'chat'] as const;

/** Most characters of the note that an adult leaves. */
export const ALERT_NOTE_MAX = 1000;

/** An alert on the adults' desk. It never holds what the child wrote. */
export const safetyAlertSchema = z.object({
  id: idSchema,
  student: z.object({ id: idSchema, name: z.string(), username: z.string() }),
  level: z.enum(ALERT_LEVELS),
  concern: z.enum(CONCERNS),
  source: z.enum(ALERT_SOURCES),
  createdAt: z.iso.datetime(),
  /** Who has taken care of it, and what they noted; null while nobody has. */
  acknowledged: z
    .object({
      at: z.iso.datetime(),
      /** Null when that account is gone. */
      by: z.string().nullable(),
      note: z.string().nullable(),
    })
    .nullable(),
});
export type SafetyAlert = z.infer<typeof safetyAlertSchema>;

export const alertInputSchema = z.object({ id: idSchema });

export const acknowledgeInputSchema = z.object({
  id: idSchema,
  /** What was done; may be empty. */
  note: proseText({ max: ALERT_NOTE_MAX }).default(''),
});

/** What a child wrote, for the adult who is responsible. */
export const alertTextSchema = z.object({
  prompt: z.string().nullable(),
  content: z.string(),
  createdAt: z.iso.datetime(),
});
export type AlertText = z.infer<typeof alertTextSchema>;
