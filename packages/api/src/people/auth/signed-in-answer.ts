import type { SafetyWords } from '@lamplight/domain/safety';
import { type CurrentUser, currentUserSchema } from '@lamplight/domain/users';
import { z } from 'zod';

/** What every way of signing in answers with. */
export interface SignedInAnswer extends Partial<SafetyWords> {
  /** The session's token. */
  readonly token: string;
  readonly user: CurrentUser;
}

export const signedInSchema = z.object({
  token: z.string(),
  user: currentUserSchema,
  /** For a child whose names tell of danger. */
  safetyReply: z.string().exactOptional(),
});
