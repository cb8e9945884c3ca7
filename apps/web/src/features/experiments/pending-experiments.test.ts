import { expect, test } from 'vitest';
import { COMPLETE_EXPERIMENT, pendingExperiments } from './pending-experiments.ts';

function kept(userId: number, operation: string, input: unknown) {
  return {
    key: `${userId} ${operation}`,
    userId,
    operation,
    input,
    keptAt: '2026-06-15T10:00:00Z',
  };
}

test('what waits for the host counts for the person who did it', () => {
  const waiting = [
    kept(7, COMPLETE_EXPERIMENT, { experimentId: 3 }),
    kept(7, COMPLETE_EXPERIMENT, { experimentId: 1001 }),
    kept(8, COMPLETE_EXPERIMENT, { experimentId: 4 }),
    kept(7, 'stories.complete', { storyId: 5 }),
    kept(7, COMPLETE_EXPERIMENT, null),
    kept(7, COMPLETE_EXPERIMENT, { experimentId: 'three' }),
  ];
  expect(pendingExperiments(waiting, 7)).toEqual(new Set([3, 1001]));
});
