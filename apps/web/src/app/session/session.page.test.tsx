import { expect, test } from 'vitest';
import { createWorld } from '../../../test/world.tsx';
import { createQueryClient } from '../query-client.ts';
import { currentUser, sessionQuery } from './session.queries.ts';

/** Longer ago than the five minutes for which the current user is fresh (spec 9). */
const SIX_MINUTES_MS = 6 * 60_000;

test('who is signed in stays known while the host cannot be reached, however long that takes', async () => {
  const world = await createWorld();
  const child = await world.given({ role: 'student', firstName: 'Naomi', age: 9, grade: 4 });
  world.signIn(child);
  const queryClient = createQueryClient(() => {});
  const known = await currentUser(queryClient);
  const updatedAt = Date.now() - SIX_MINUTES_MS;
  queryClient.setQueryData(sessionQuery.queryKey, known, { updatedAt });

  world.disconnect();
  expect((await currentUser(queryClient))?.id).toBe(child.id);
});

test('a page that was opened without the host knows nobody, and says why', async () => {
  const world = await createWorld();
  world.disconnect();
  await expect(currentUser(createQueryClient(() => {}))).rejects.toThrow();
});
