import { z } from 'zod';
import { emailSchema, ownPasswordSchema, usernameSchema } from '../auth/index.ts';
import { RETENTION } from '../retention/table.ts';
import { blankAsAbsent, lineOfText } from '../validation/index.ts';
import { adminUserSchema } from './views.ts';

/** Roles of the accounts that an admin makes one by one. */
export const ADULT_ROLES = ['teacher', 'parent'] as const;

/** Days in which somebody opens the link to a password of their own that an admin had made for them. */
export const INVITATION_DAYS = RETENTION.mailedLinks.kept.count;

/** An adult's account that an admin makes. */
export const newAccountSchema = z.object({
  username: usernameSchema,
  email: blankAsAbsent(emailSchema()),
  firstName: blankAsAbsent(lineOfText({ max: 50 })),
  lastName: blankAsAbsent(lineOfText({ max: 50 })),
  role: z.enum(ADULT_ROLES),
  ownPassword: ownPasswordSchema,
});
export type NewAccount = z.infer<typeof newAccountSchema>;

export const madeAccountSchema = z.object({
  user: adminUserSchema,
  /** Where the password is chosen, once; null when it was mailed. It is shown now and never again. */
  link: z.string().nullable(),
});
export type MadeAccount = z.infer<typeof madeAccountSchema>;
