import { expect, test } from 'vitest';
import type { PendingCall } from '../../lib/outbox/outbox.ts';
import { CHECK_PROJECT, pendingChecks, pendingFor, SAVE_PROJECT } from './pending-calls.ts';

function call(operation: string, userId: number, input: unknown): PendingCall {
  return {
    key: `${operation} ${userId}`,
    userId,
    operation,
    input,
    keptAt: '2026-06-15T08:00:00Z',
  };
}

const WAITING = [
  call(CHECK_PROJECT, 7, { projectId: 1 }),
  call(CHECK_PROJECT, 8, { projectId: 2 }),
  call(SAVE_PROJECT, 7, { projectId: 3 }),
  call('lessons.complete', 7, { projectId: 4 }),
  call(CHECK_PROJECT, 7, 'nothing'),
];

test('only the own solutions count as waiting', () => {
  expect(pendingChecks(WAITING, 7)).toEqual(new Set([1]));
  expect(pendingChecks(WAITING, 9)).toEqual(new Set());
});

test('drafts are found by their project', () => {
  const wanted = { userId: 7, operation: SAVE_PROJECT } as const;
  expect(pendingFor(WAITING, { ...wanted, projectId: 3 })).toHaveLength(1);
  expect(pendingFor(WAITING, { ...wanted, projectId: 1 })).toEqual([]);
});
