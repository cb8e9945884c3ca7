import type { AdminUser } from '@lamplight/domain/admin';
import { toCurrentUser, type UserColumns } from '../users/user-view.ts';

/** An account as admins see it. */
export function toAdminUser(row: Omit<UserColumns, 'language'>): AdminUser {
  const { language: _, ...user } = toCurrentUser({ ...row, language: null });
  return user;
}
