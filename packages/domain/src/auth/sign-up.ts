import { z } from 'zod';
import { ROLES } from '../users/index.ts';
import { idSchema } from '../validation/index.ts';

/** Who may make a student's account: anybody, whoever knows the code of a class, or only the adults of the host. */
export const STUDENT_SIGN_UPS = ['open', 'code', 'closed'] as const;
export type StudentSignUp = (typeof STUDENT_SIGN_UPS)[number];

/** Milliseconds in which a flood of made-up accounts is looked for. */
export const FRESH_ACCOUNT_MILLIS = 60 * 60 * 1000;
/** Fresh accounts that are shown, and deleted, at once. */
export const MOST_FRESH_ACCOUNTS = 500;

/** An account that somebody made for themselves in the last hour, and has done nothing with. */
export const freshAccountSchema = z.object({
  id: idSchema,
  username: z.string(),
  role: z.enum(ROLES),
  createdAt: z.iso.datetime(),
});
export type FreshAccount = z.infer<typeof freshAccountSchema>;

/** Those of the accounts that were looked at: whoever signs up since then is not among them. */
export const deleteFreshAccountsSchema = z.object({
  ids: z.array(idSchema).min(1).max(MOST_FRESH_ACCOUNTS),
});
