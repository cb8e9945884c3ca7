import type { CurrentUser } from '@lamplight/domain/users';

/** Who acts: the owner of the session, never whoever a body names. */
export type Actor = Visitor | SignedIn;

export interface Visitor {
  readonly kind: 'visitor';
}

export interface SignedIn {
  readonly kind: 'user';
  readonly user: CurrentUser;
  readonly sessionToken: string;
}

export const VISITOR: Visitor = { kind: 'visitor' };
