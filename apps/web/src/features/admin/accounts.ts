import type { AdminProgress, AdminUser } from '@lamplight/domain/admin';

/** First and last name; empty for an account without either. */
export function fullName({ firstName, lastName }: AdminUser): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** Teachers whom no admin has approved, those who wait longest first. */
export function waitingTeachers(users: readonly AdminUser[]): AdminUser[] {
  return users
    .filter(({ role, approved }) => role === 'teacher' && !approved)
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
}

/** A student's account beside how far they have come. */
export interface StudentProgress extends AdminProgress {
  readonly user: AdminUser;
}

/** Joins progress and accounts; progress of an account that is gone meanwhile is left out. */
export function progressOfStudents(
  progress: readonly AdminProgress[],
  users: readonly AdminUser[],
): StudentProgress[] {
  const byId = new Map(users.map((user) => [user.id, user]));
  return progress.flatMap((record) => {
    const user = byId.get(record.userId);
    return user === undefined ? [] : [{ ...record, user }];
  });
}
