import { z } from 'zod';
import { idSchema, proseText } from '../validation/index.ts';
import { DOUBT_ANSWERS } from './doubt-answer.ts';

/** How much an adult should hurry: severe ones reach admins too (safety, Children). */
export const ALERT_LEVELS = ['standard', 'severe'] as const;
export type AlertLevel = (typeof ALERT_LEVELS)[number];

/** What the worry is about, the most pressing first. */
export const CONCERNS = [
  'self-harm',
  'medical',
  'abuse',
  'grooming',
  'threat',
  'violence',
  'runaway',
  'bullying',
  'substances',
  'eating',
  'despair',
  /** Not understood, with words in it that may mean danger: the child is asked, and an adult is told. */
  'unclear',
] as const;
export type Concern = (typeof CONCERNS)[number];

/** Where a child wrote what the alert is about; a drill is about no child. */
export const ALERT_SOURCES = [
  'journal',
  'chat',
  'challenge',
  'verse',
  'quiz',
  'activity',
  'project',
  'profile',
  'name',
  'room',
  'search',
  /** What a page sends beside what the child sees, or a child who knows its tools writes there. */
  'form',
  'drill',
] as const;
export type AlertSource = (typeof ALERT_SOURCES)[number];

/** Who heard what an alert is about: this host itself, or a model in the building that reads along. */
export const HEARD_BY = ['host', 'lan-model'] as const;
export type HeardBy = (typeof HEARD_BY)[number];

/** Most characters of the note that an adult leaves. */
export const ALERT_NOTE_MAX = 1000;

/** Who was told of an alert, by which way. */
export const alertDeliverySchema = z.object({
  /** Null when that account is gone. */
  name: z.string().nullable(),
  way: z.enum(['screen', 'mail']),
  at: z.iso.datetime(),
  /** When an open page had shown it; null while none has, and for a mail. */
  seenAt: z.iso.datetime().nullable(),
});
export type AlertDelivery = z.infer<typeof alertDeliverySchema>;

/** An adult who said that they are on the way to the child. */
export const goingSchema = z.object({
  /** Null when that account is gone. */
  name: z.string().nullable(),
  at: z.iso.datetime(),
});
export type Going = z.infer<typeof goingSchema>;

/** Whether alerts reach adults outside of the portal. */
export const alertWaysSchema = z.object({
  sendsMail: z.boolean(),
  /** How many safety contacts are named. */
  contacts: z.int().min(0),
  /** Where mails about alerts reach whoever asks; null where their account has no address. */
  ownAddress: z.string().nullable(),
  /** The other adults whom no mail reaches, since they have no address: for admins, who can write one. */
  withoutAddress: z.array(z.string()),
  /** Null while nobody has practised. */
  lastDrillAt: z.iso.datetime().nullable(),
});
export type AlertWays = z.infer<typeof alertWaysSchema>;

/** An alert on the adults' desk. It never holds what the child wrote. */
export const safetyAlertSchema = z.object({
  id: idSchema,
  student: z.object({ id: idSchema, name: z.string(), username: z.string() }),
  level: z.enum(ALERT_LEVELS),
  concern: z.enum(CONCERNS),
  source: z.enum(ALERT_SOURCES),
  createdAt: z.iso.datetime(),
  /** `lan-model` where only a model in the building saw danger, as a second opinion. */
  heardBy: z.enum(HEARD_BY),
  /** In the order in which it happened; only urgent ones are told beyond the desk. */
  told: z.array(alertDeliverySchema),
  /** In the order in which they said so. */
  going: z.array(goingSchema),
  /** What the child answered that was asked whether it is safe; null while it has not, or was not asked. */
  childAnswer: z.object({ said: z.enum(DOUBT_ANSWERS), at: z.iso.datetime() }).nullable(),
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

/** Most alerts that are taken care of together: those of a child on one desk. */
const MOST_TOGETHER = 500;

export const acknowledgeTogetherInputSchema = acknowledgeInputSchema.omit({ id: true }).extend({
  ids: z.array(idSchema).min(1).max(MOST_TOGETHER),
});

/** What a child wrote, for the adult who is responsible. */
export const alertTextSchema = z.object({
  prompt: z.string().nullable(),
  content: z.string(),
  createdAt: z.iso.datetime(),
});
export type AlertText = z.infer<typeof alertTextSchema>;
