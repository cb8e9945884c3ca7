import { z } from 'zod';
import { idSchema } from '../validation/index.ts';
import { PAIRING_CODE_LENGTH } from './code.ts';
import { MOST_SLIPS_AT_ONCE, SLIP_STATES } from './slip.ts';

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

/** A child of a class as whoever makes its slips sees it. */
export const slipHolderSchema = z.object({
  student: pairedStudentSchema,
  /** Slips that may still be used. */
  openSlips: z.int(),
  /** Parents who are linked for certain. */
  parents: z.int(),
});
export type SlipHolder = z.infer<typeof slipHolderSchema>;

export const slipsOfClassSchema = z.object({ classId: idSchema });

/** The children of a class for whom slips are made at once. */
export const newSlipsInputSchema = slipsOfClassSchema.extend({
  studentIds: z.array(idSchema).min(1).max(MOST_SLIPS_AT_ONCE),
});

/** New slips of a class; their codes are told this once. */
export const madeSlipsSchema = z.object({
  classId: z.int(),
  className: z.string(),
  /** Where other devices reach this host, as `http://192.168.1.20:8080`. */
  address: z.string(),
  slips: z.array(z.object({ student: pairedStudentSchema, slip: newSlipSchema })),
});
export type MadeSlips = z.infer<typeof madeSlipsSchema>;
