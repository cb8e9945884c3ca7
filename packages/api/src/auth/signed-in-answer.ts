import { type CurrentUser, currentUserSchema } from '@lamplight/domain/users';
import { z } from 'zod';

/** What every way of signing in answers with. */
export interface SignedInAnswer {
  /** The session's token. */
  readonly token: string;
  readonly user: CurrentUser;
  /** For a child whose names tell of danger. */
  readonly safetyReply?: string;
}

export const signedInSchema = z.object({
  token: z.string(),
  user: currentUserSchema,
  safetyReply: z.string().exactOptional(),
});
