import type { Db } from '@lamplight/db';
import { usernameKey } from '../auth/username-key.ts';
import { countUsersWithRole, findUserByUsernameKey } from '../users/users.repository.ts';
import { DEMO_ACCOUNT } from './demo-account.ts';

/** What visitors may know of this host. */
export interface HostFacts {
  hasAdmin(): Promise<boolean>;
  /** Whether the demo student is there to be offered. */
  offersDemo(): Promise<boolean>;
}

export function createHostFacts(db: Db): HostFacts {
  return {
    hasAdmin: async () => (await countUsersWithRole(db, 'admin')) > 0,
    async offersDemo() {
      const account = await findUserByUsernameKey(db, usernameKey(DEMO_ACCOUNT.username));
      return account?.isDemo === 1;
    },
  };
}
