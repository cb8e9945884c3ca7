import { z } from 'zod';
import { emailSchema, STUDENT_SIGN_UPS } from '../auth/index.ts';
import { classHoursSchema, DEFAULT_CLASS_HOURS } from '../class-hours/index.ts';
import {
  DEFAULT_HELPLINES,
  helplineSettingsSchema,
  helplinesChangeSchema,
} from '../helplines/index.ts';
import { LANGUAGES } from '../profiles/index.ts';
import { blankAsNull, lineOfText } from '../validation/index.ts';

/** Whom families can ask about this host, each where its owner has named one. */
export const legalContactsSchema = z.object({
  supportEmail: z.string().nullable(),
  privacyEmail: z.string().nullable(),
  phone: z.string().nullable(),
  /** Who runs the host, in a line. */
  organisation: z.string().nullable(),
});
export type LegalContacts = z.infer<typeof legalContactsSchema>;

/** Most turns a day that an admin can allow. */
export const MOST_CLASS_TURNS = 10_000;
export const MOST_STUDENT_TURNS = 500;

/** Turns of the chat that models may answer in a day. Null leaves it to the product's own rule. */
export const aiBudgetSchema = z.object({
  classTurnsPerDay: z.int().min(0).max(MOST_CLASS_TURNS).nullable(),
  studentTurnsPerDay: z.int().min(0).max(MOST_STUDENT_TURNS).nullable(),
});
export type AiBudget = z.infer<typeof aiBudgetSchema>;

/** How students come to an account. Null leaves it to the environment (STUDENT_SIGNUP). */
export const signUpSettingsSchema = z.strictObject({
  students: z.enum(STUDENT_SIGN_UPS).nullable(),
});

/** Most people whom an admin can name for the safety of the host. */
export const MOST_SAFETY_CONTACTS = 10;

/** Somebody who is mailed that an urgent alert waits. */
export const safetyContactSchema = z.object({
  name: z.string(),
  email: z.string(),
  /** Of the mail; null for that of the host. */
  language: z.enum(LANGUAGES).nullable().default(null),
});
export type SafetyContact = z.infer<typeof safetyContactSchema>;

/** Who is told by mail, in this order: the first at once, one more every 10 minutes. */
export const safetySettingsSchema = z.object({ contacts: z.array(safetyContactSchema) });

/** What an admin chose for this host. */
export const hostSettingsSchema = z.object({
  legal: legalContactsSchema,
  aiBudget: aiBudgetSchema,
  safety: safetySettingsSchema,
  signUp: signUpSettingsSchema,
  helplines: helplineSettingsSchema,
  classHours: classHoursSchema,
});
export type HostSettings = z.infer<typeof hostSettingsSchema>;

/** The settings of a host whose admin has chosen nothing. */
export const DEFAULT_HOST_SETTINGS: HostSettings = {
  legal: { supportEmail: null, privacyEmail: null, phone: null, organisation: null },
  aiBudget: { classTurnsPerDay: null, studentTurnsPerDay: null },
  safety: { contacts: [] },
  signUp: { students: null },
  helplines: DEFAULT_HELPLINES,
  classHours: DEFAULT_CLASS_HOURS,
};

const phoneSchema = lineOfText({ max: 40 }).refine((text) => /^[+\d][\d\s()./-]{3,}$/.test(text), {
  error: 'Please give a telephone number such as +1 555 0100',
});

/** The contacts as an admin types them: an empty field takes one away, an absent one leaves it. */
export const legalContactsInputSchema = z.strictObject({
  supportEmail: blankAsNull(emailSchema()),
  privacyEmail: blankAsNull(emailSchema()),
  phone: blankAsNull(phoneSchema),
  organisation: blankAsNull(lineOfText({ max: 120 })),
});

/** The contacts as an admin types them, without an address twice. */
export const safetyContactsInputSchema = z
  .array(
    z.strictObject({
      name: lineOfText({ min: 1, max: 80 }),
      email: emailSchema(),
      language: z.enum(LANGUAGES).nullable().default(null),
    }),
  )
  .max(MOST_SAFETY_CONTACTS)
  .refine(
    (contacts) =>
      new Set(contacts.map(({ email }) => email.toLowerCase())).size === contacts.length,
    { error: 'Please give each address once' },
  );

/** A change of the settings; what it leaves out stays as it is. */
export const hostSettingsChangeSchema = z.strictObject({
  legal: legalContactsInputSchema.optional(),
  aiBudget: z.strictObject(aiBudgetSchema.partial().shape).optional(),
  safety: z.strictObject({ contacts: safetyContactsInputSchema }).optional(),
  signUp: signUpSettingsSchema.optional(),
  helplines: helplinesChangeSchema.optional(),
  classHours: classHoursSchema.optional(),
});
export type HostSettingsChange = z.infer<typeof hostSettingsChangeSchema>;

/** Where a host stands, as its clock tells. */
export const hostPlaceSchema = z.object({
  /** The IANA name of its time zone. */
  timeZone: z.string(),
  now: z.iso.datetime(),
});
export type HostPlace = z.infer<typeof hostPlaceSchema>;
