import type { AdminUser } from '@lamplight/domain/admin';
import { expect, test } from 'vitest';
import { fullName, progressOfStudents, waitingTeachers } from './accounts.ts';

function account(fields: Partial<AdminUser>): AdminUser {
  return {
    id: 1,
    username: 'ruth',
    email: null,
    role: 'student',
    age: 9,
    grade: 4,
    firstName: null,
    lastName: null,
    createdAt: '2026-06-15T09:00:00.000Z',
    lastLoginAt: null,
    currentDay: 1,
    approved: true,
    isDemo: false,
    ...fields,
  };
}

test('a name is what there is of it', () => {
  expect(fullName(account({ firstName: 'Ruth', lastName: 'Miller' }))).toBe('Ruth Miller');
  expect(fullName(account({ lastName: 'Miller' }))).toBe('Miller');
  expect(fullName(account({}))).toBe('');
});

test('teachers who are not approved wait, the longest first', () => {
  const users = [
    account({ id: 1, role: 'teacher', approved: true }),
    account({ id: 2, role: 'teacher', approved: false, createdAt: '2026-06-16T09:00:00.000Z' }),
    account({ id: 3, role: 'teacher', approved: false, createdAt: '2026-06-15T09:00:00.000Z' }),
    account({ id: 4 }),
  ];
  expect(waitingTeachers(users).map(({ id }) => id)).toEqual([3, 2]);
});

test('progress stands beside its account; that of a deleted one is left out', () => {
  const record = { completed: 1, total: 4, progress: 25 };
  const joined = progressOfStudents(
    [
      { userId: 1, ...record },
      { userId: 9, ...record },
    ],
    [account({ id: 1 })],
  );
  expect(joined).toMatchObject([{ userId: 1, progress: 25, user: { username: 'ruth' } }]);
});
