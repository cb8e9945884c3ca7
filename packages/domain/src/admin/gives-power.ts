import type { Role } from '../users/index.ts';

/** What of an account says who may do what with it. */
export interface AccountReach {
  readonly role: Role;
  /** The folded address to which links are mailed that open the account. */
  readonly emailKey: string | null;
}

/** Teachers open what children have written, and admins every account. */
const REACH: Readonly<Record<Role, number>> = { student: 0, parent: 0, teacher: 1, admin: 2 };

/** Whether a change gives somebody power over an account: a role that sees others, or another address for its links. */
export function givesPower(before: AccountReach, after: AccountReach): boolean {
  const hasNewAddress = after.emailKey !== null && after.emailKey !== before.emailKey;
  return REACH[after.role] > REACH[before.role] || hasNewAddress;
}
