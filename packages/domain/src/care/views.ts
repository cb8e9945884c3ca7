import { z } from 'zod';
import { idSchema } from '../validation/index.ts';

const writtenContactSchema = z.object({
  name: z.string(),
  relation: z.string(),
  telephone: z.string(),
});

/** What is written about a child, and who wrote it last. */
export const careCardSchema = z.object({
  contacts: z.array(writtenContactSchema),
  allergies: z.string(),
  medicines: z.string(),
  notes: z.string(),
  changedAt: z.iso.datetime(),
  /** Null where the account is gone. */
  changedBy: z.string().nullable(),
});
export type CareCard = z.infer<typeof careCardSchema>;

/** What adults see of one child. */
export const careViewSchema = z.object({
  /** Null where nobody has written anything. */
  card: careCardSchema.nullable(),
  /** Counts the changes, deletions too; 0 before the first. */
  version: z.int(),
  /** Emergency contacts out of the profiles of the child's confirmed parents, as they wrote them. */
  fromProfiles: z.array(z.object({ parent: z.string(), contact: z.string() })),
});
export type CareView = z.infer<typeof careViewSchema>;

export const careOfChildSchema = z.object({ studentId: idSchema });
export const careOfClassSchema = z.object({ classId: idSchema });

/** A child on the sheet of a class. */
export const careRowSchema = careViewSchema.omit({ version: true }).extend({
  id: idSchema,
  name: z.string(),
});
export type CareRow = z.infer<typeof careRowSchema>;

/** Every child of a class, by name, with whom to call and what to mind. */
export const careSheetSchema = z.object({
  className: z.string(),
  madeAt: z.iso.datetime(),
  children: z.array(careRowSchema),
});
export type CareSheet = z.infer<typeof careSheetSchema>;
