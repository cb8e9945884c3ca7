import { z } from 'zod';
import { idSchema, proseText } from '../validation/index.ts';
import { CONSENT_METHODS, CONSENT_PURPOSES } from './purpose.ts';

/** Longest notice that is kept, in characters; a page of text. */
export const MAX_NOTICE_LENGTH = 3000;

const purposeSchema = z.enum(CONSENT_PURPOSES);

/** The words that were read before the choice: they are kept with it. */
const noticeSchema = proseText({
  min: 1,
  max: MAX_NOTICE_LENGTH,
  tooShort: 'The notice is missing',
});

/** A choice of the signed-in student. */
export const consentInputSchema = z.object({ purpose: purposeSchema, notice: noticeSchema });
export type ConsentInput = z.infer<typeof consentInputSchema>;

/** A choice for a student. */
export const consentForStudentSchema = consentInputSchema.extend({ studentId: idSchema });
export type ConsentForStudent = z.infer<typeof consentForStudentSchema>;

/** A paper that a parent signed: it gives a consent, or withdraws it. */
export const paperConsentSchema = consentForStudentSchema.extend({ granted: z.boolean() });
export type PaperConsent = z.infer<typeof paperConsentSchema>;

export const consentRecordSchema = z.object({
  id: z.int(),
  granted: z.boolean(),
  method: z.enum(CONSENT_METHODS),
  /** Name of whoever gave or recorded it; null when the account is gone. */
  by: z.string().nullable(),
  notice: z.string(),
  at: z.iso.datetime(),
});

/** One purpose as somebody sees it who may read the student's consents. */
export const consentSchema = z.object({
  purpose: purposeSchema,
  /** Whether the consent holds now. */
  granted: z.boolean(),
  /** What the reader may do now. */
  mayGive: z.boolean(),
  mayWithdraw: z.boolean(),
  /** Every record, newest first. */
  history: z.array(consentRecordSchema),
});
export type Consent = z.infer<typeof consentSchema>;
