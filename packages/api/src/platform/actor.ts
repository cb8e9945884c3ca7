import type { CurrentUser, Role } from '@lamplight/domain/users';

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

export function hasRole(actor: SignedIn, ...roles: readonly Role[]): boolean {
  return roles.includes(actor.user.role);
}
