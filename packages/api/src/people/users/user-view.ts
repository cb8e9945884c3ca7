import { displayOf, type StoredDisplay } from '@lamplight/domain/display';
import type { CurrentUser, Role } from '@lamplight/domain/users';
import { isoTime } from '../../platform/clock.ts';

/** The columns that the current user is made of. */
export interface UserColumns extends StoredDisplay {
  readonly id: number;
  readonly username: string;
  readonly email: string | null;
  readonly role: Role;
  readonly age: number | null;
  readonly grade: number | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly createdAt: number;
  readonly lastLoginAt: number | null;
  readonly currentDay: number;
  readonly approvedAt: number | null;
  readonly isDemo: number;
  readonly language: string | null;
}

export function toCurrentUser(row: UserColumns): CurrentUser {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    role: row.role,
    age: row.age,
    grade: row.grade,
    firstName: row.firstName,
    lastName: row.lastName,
    createdAt: isoTime(row.createdAt),
    lastLoginAt: row.lastLoginAt === null ? null : isoTime(row.lastLoginAt),
    currentDay: row.currentDay,
    approved: row.role !== 'teacher' || row.approvedAt !== null,
    isDemo: row.isDemo === 1,
    language: row.language,
    display: displayOf(row),
  };
}
