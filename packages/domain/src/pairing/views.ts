import { z } from 'zod';
import { PAIRING_CODE_LENGTH } from './code.ts';
import { SLIP_STATES } from './slip.ts';

/** A new slip with its code, which is told this once: the host keeps only its hash. */
export const newSlipSchema = z.object({
  id: z.int(),
  code: z.string().length(PAIRING_CODE_LENGTH),
  expiresAt: z.iso.datetime(),
});
export type NewSlip = z.infer<typeof newSlipSchema>;

/** A slip as those see it who may make one for this child. */
export const pairingSlipSchema = z.object({
  id: z.int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: z.enum(SLIP_STATES),
  /** Who made it; null for a deleted account. */
  madeBy: z.string().nullable(),
});
export type PairingSlip = z.infer<typeof pairingSlipSchema>;

/** The child that a slip is for, as its page names them. */
const pairedStudentSchema = z.object({
  id: z.int(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  username: z.string(),
});
export type PairedStudent = z.infer<typeof pairedStudentSchema>;

/** The slips of a child, newest first. */
export const slipsOfStudentSchema = z.object({
  student: pairedStudentSchema,
  slips: z.array(pairingSlipSchema),
});
export type SlipsOfStudent = z.infer<typeof slipsOfStudentSchema>;

/** Whom a slip has linked to the parent who used it. */
export const pairedSchema = z.object({ student: pairedStudentSchema });
export type Paired = z.infer<typeof pairedSchema>;
