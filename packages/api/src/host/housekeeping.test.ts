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
