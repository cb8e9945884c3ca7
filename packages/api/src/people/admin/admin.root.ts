import type { Foundation } from '../../platform/foundation.ts';
import type { AccountsService } from '../auth/accounts.service.ts';
import type { PasswordAgain } from '../auth/password-again.ts';
import type { Passwords } from '../auth/passwords.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { ClassesService } from '../classes/classes.service.ts';
import type { FamilyLinks } from '../families/family-links.service.ts';
import { createAccountAccess } from './account-access.service.ts';
import { createAccountCreation } from './account-creation.service.ts';
import { createAccountEdits } from './account-edit.service.ts';
import { createAdminService } from './admin.service.ts';
import { createAdminStats } from './admin-stats.service.ts';
import { createFreshAccounts } from './fresh-accounts.service.ts';

interface Dependencies extends Foundation {
  readonly passwords: Passwords;
  readonly passwordAgain: PasswordAgain;
  readonly sessions: Sessions;
  readonly accounts: AccountsService;
  readonly classes: ClassesService;
  readonly families: FamilyLinks;
}

/** What an admin does with accounts. */
export function createAdmin(deps: Dependencies) {
  return {
    accountAccess: createAccountAccess(deps),
    accountCreation: createAccountCreation(deps),
    accountEdits: createAccountEdits(deps),
    admin: createAdminService(deps),
    adminStats: createAdminStats(deps.db, deps.clock),
    freshAccounts: createFreshAccounts(deps),
  };
}
