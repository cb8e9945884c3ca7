import type { Db } from '@lamplight/db';
import type { Release } from '@lamplight/domain/host';
import { usernameKey } from '../../people/auth/username-key.ts';
import { countUsersWithRole, findUserByUsernameKey } from '../../people/users/users.repository.ts';
import { DEMO_ACCOUNT } from './demo-account.ts';

/** What visitors may know of this host. */
export interface HostFacts {
  readonly release: Release;
  hasAdmin(): Promise<boolean>;
  /** Whether the demo student is there to be offered. */
  offersDemo(): Promise<boolean>;
}

export function createHostFacts(db: Db, release: Release): HostFacts {
  return {
    release,
    hasAdmin: async () => (await countUsersWithRole(db, 'admin')) > 0,
    async offersDemo() {
      const account = await findUserByUsernameKey(db, usernameKey(DEMO_ACCOUNT.username));
      return account?.isDemo === 1;
    },
  };
}
