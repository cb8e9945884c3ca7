import { expect, test } from 'vitest';
import type { KeptCall } from '../../lib/outbox/outbox.ts';
import { CHECK_PROJECT, keptChecks, keptFor, SAVE_PROJECT } from './kept-calls.ts';

function call(operation: string, userId: number, input: unknown): KeptCall {
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
  expect(keptChecks(WAITING, 7)).toEqual(new Set([1]));
  expect(keptChecks(WAITING, 9)).toEqual(new Set());
});

test('drafts are found by their project', () => {
  const wanted = { userId: 7, operation: SAVE_PROJECT } as const;
  expect(keptFor(WAITING, { ...wanted, projectId: 3 })).toHaveLength(1);
  expect(keptFor(WAITING, { ...wanted, projectId: 1 })).toEqual([]);
});
