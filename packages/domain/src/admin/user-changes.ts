import { z } from 'zod';
import {
  emailSchema,
  ownPasswordSchema,
  REGISTRATION_MESSAGES,
  usernameSchema,
} from '../auth/index.ts';
import { MAX_GRADE, MAX_STUDENT_AGE, MIN_GRADE, MIN_STUDENT_AGE, ROLES } from '../users/index.ts';
import { blankAsNull, idSchema } from '../validation/index.ts';

export const userInputSchema = z.object({ id: idSchema });

export const deleteUserSchema = userInputSchema.extend({
  /** Said after being told that an alert about the student waits on the safety desk. */
  withOpenAlerts: z.boolean().default(false),
});

/** An account over which somebody is given power, or a mail that opens one. */
export const guardedUserSchema = userInputSchema.extend({ ownPassword: ownPasswordSchema });

/** A teacher who waits is approved for a class; for the first one where none is named. */
export const approvalSchema = guardedUserSchema.extend({ classId: idSchema.optional() });
export type Approval = z.infer<typeof approvalSchema>;

/**
 * Body of an admin's edit of an account (spec 7): what is left out stays, a blank address is taken
 * away. Age and grade are those of students; accounts of another role keep none.
 */
export const userChangesSchema = guardedUserSchema.extend({
  username: usernameSchema.optional(),
  email: blankAsNull(emailSchema()),
  role: z.enum(ROLES).optional(),
  age: z.int().min(MIN_STUDENT_AGE).max(MAX_STUDENT_AGE).nullish(),
  grade: z
    .int(REGISTRATION_MESSAGES.grade)
    .min(MIN_GRADE, REGISTRATION_MESSAGES.grade)
    .max(MAX_GRADE, REGISTRATION_MESSAGES.grade)
    .nullish(),
});
export type UserChanges = z.infer<typeof userChangesSchema>;
