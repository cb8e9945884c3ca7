import type { PasswordState } from '@lamplight/domain/students';
import type { CurrentUser } from '@lamplight/domain/users';
import type { UserRow } from '../users/users.repository.ts';

/**
 * Whether an adult can give a student a new password. Who has proven an own address gets back in by mail, and the account
 * is theirs alone: for them only an admin does it.
 */
export function passwordStateFor(
  adult: CurrentUser,
  student: Pick<UserRow, 'isDemo' | 'emailProvenAt'>,
): PasswordState {
  if (student.isDemo === 1) return 'demo';
  return student.emailProvenAt !== null && adult.role !== 'admin' ? 'own-email' : 'resettable';
}
