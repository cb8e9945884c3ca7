import { expect, test } from 'vitest';
import { createTestApp } from '../testing/index.ts';

test('housekeeping removes what has served its time and leaves the rest', async () => {
  const app = await createTestApp();
  const child = await app.given.student({ email: 'ruth@example.org' });
  await app.visitor.auth.requestMagicLink({ email: 'ruth@example.org' });
  await app.visitor.auth.login({ username: 'nobody', password: 'x' }).catch(() => {});
  await (await child.call({ idempotencyKey: 'tablet-7' })).curriculum.advanceDay();

  const left = async () => ({
    links: (await app.db.selectFrom('authTokens').selectAll().execute()).length,
    failures: (await app.db.selectFrom('signInThrottles').selectAll().execute()).length,
    keys: (await app.db.selectFrom('idempotencyKeys').selectAll().execute()).length,
  });
  await app.services.tidyUp();
  expect(await left()).toEqual({ links: 1, failures: 1, keys: 1 });
  app.clock.advance({ days: 2 });
  await app.services.tidyUp();
  expect(await left()).toEqual({ links: 0, failures: 0, keys: 1 });
  app.clock.advance({ days: 30 });
  await app.services.tidyUp();
  expect(await left()).toEqual({ links: 0, failures: 0, keys: 0 });
  await app.close();
});

test('what a visitor wrote as the demo student goes within the hour, and no child’s words do', async () => {
  const app = await createTestApp();
  const demo = await app.given.student({ username: 'visitor' });
  const child = await app.given.student();
  await app.db.updateTable('users').set({ isDemo: 1 }).where('id', '=', demo.id).execute();
  for (const person of [demo, child]) {
    await (await person.call()).journal.write({ entry: 'I saw an owl.' });
  }
  const written = async () =>
    (await app.db.selectFrom('journalEntries').select('userId').execute()).map((row) => row.userId);
  await app.services.tidyUp();
  expect(await written()).toEqual([demo.id, child.id]);
  app.clock.advance({ days: 1 });
  await app.services.tidyUp();
  expect(await written()).toEqual([child.id]);
  await app.close();
});
