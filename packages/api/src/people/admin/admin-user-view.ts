import type { AdminUser } from '@lamplight/domain/admin';
import { toCurrentUser, type UserColumns } from '../users/user-view.ts';

/** How somebody reads pages is nothing that an admin needs. */
const NOT_SHOWN = { language: null, letters: null, textSize: null, motion: null, readAloud: null };

/** An account as admins see it. */
export function toAdminUser(row: Omit<UserColumns, keyof typeof NOT_SHOWN>): AdminUser {
  const { language: _, display: __, ...user } = toCurrentUser({ ...row, ...NOT_SHOWN });
  return user;
}
