import { expect, test } from 'vitest';
import { pendingEntries, WRITE_ENTRY } from './pending-entries.ts';

const call = { userId: 7, operation: WRITE_ENTRY };

test('what waits is shown, newest first, however it was written', () => {
  const waiting = [
    { ...call, key: 'a', keptAt: '2026-06-15T09:00:00Z', input: { userId: 7, entry: 'An owl' } },
    {
      ...call,
      key: 'b',
      keptAt: '2026-06-15T10:00:00Z',
      input: { userId: 7, prompt: 'What did you hear?', content: 'Frogs' },
    },
  ];
  expect(pendingEntries(waiting, 7)).toEqual([
    { key: 'b', keptAt: '2026-06-15T10:00:00Z', prompt: 'What did you hear?', content: 'Frogs' },
    { key: 'a', keptAt: '2026-06-15T09:00:00Z', prompt: null, content: 'An owl' },
  ]);
});

test('what others wrote here, and other calls, are not', () => {
  const keptAt = '2026-06-15T09:00:00Z';
  const waiting = [
    { ...call, userId: 8, key: 'a', keptAt, input: { entry: 'Mine' } },
    { ...call, operation: 'lessons.complete', key: 'b', keptAt, input: { lessonId: 1 } },
  ];
  expect(pendingEntries(waiting, 7)).toEqual([]);
});
