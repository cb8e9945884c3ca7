import type { CurrentUser } from '@lamplight/domain/users';

/** What every way of signing in answers with. */
export interface SignedInAnswer {
  /** The session's token. */
  readonly token: string;
  readonly user: CurrentUser;
}
