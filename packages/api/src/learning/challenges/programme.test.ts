import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/index.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

/** Sets of a child over the whole programme: one a day, and New Challenges on each seventh. */
const SETS = 56 + 8;

test.each([5, 8, 12, 16])('a child of %i meets nothing twice in 56 days', async (age) => {
  const child = await app.given.student({ age });
  const texts = new Set<string>();
  const titles = new Set<string>();
  for (let day = 1; day <= 56; day += 1) {
    await app.db.updateTable('users').set({ currentDay: day }).where('id', '=', child.id).execute();
    const caller = await child.call();
    const date = new Date(app.clock.now()).toISOString().slice(0, 10);
    for (let set = 0; set < (day % 7 === 0 ? 2 : 1); set += 1) {
      const { challenges } = await caller.challenges.generate({ date });
      expect(challenges).toHaveLength(3);
      for (const [index, challenge] of challenges.entries()) {
        texts.add(JSON.stringify([challenge.description, challenge.content]));
        titles.add(challenge.title);
        // A child who is right two times of three.
        const answer = (day + index) % 3 === 0 ? '-12345' : String(challenge.correctAnswer);
        const given = { id: challenge.id, answer, seconds: 60, hintsUsed: 0 };
        await caller.challenges.submit(given);
      }
    }
    app.clock.advance({ days: 1 });
  }
  const rows = await app.db
    .selectFrom('challenges')
    .select('itemKey')
    .where('userId', '=', child.id)
    .execute();
  expect(rows).toHaveLength(SETS * 3);
  expect(new Set(rows.map(({ itemKey }) => itemKey)).size).toBe(SETS * 3);
  expect(texts.size).toBe(SETS * 3);
  // Nearly all titles are different too.
  expect(titles.size).toBeGreaterThan(SETS * 3 * 0.9);
});
