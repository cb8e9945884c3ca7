import { transact } from '@lamplight/db';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/index.ts';
import { toAppError } from './error-mapping.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

/** Leaves no page for what is not there yet. */
async function fillDisk(): Promise<void> {
  const { rows } = await sql<{ pageCount: number }>`pragma page_count`.execute(app.db);
  await sql.raw(`pragma max_page_count = ${rows[0]?.pageCount}`).execute(app.db);
}

/** Writes more than the pages that are there can take. */
const write = () =>
  transact(app.db, (trx) =>
    trx
      .insertInto('hostSettings')
      .values({ name: 'long', value: 'x'.repeat(1_000_000), updatedAt: 0 })
      .execute(),
  );

test('a full disk is told as 507 with its sentence, and when there is room all goes on', async () => {
  const child = await app.given.student();
  await fillDisk();
  const refused = toAppError(await write().catch((error: unknown) => error));
  expect(refused).toMatchObject({ status: 507, code: 'DISK_FULL' });
  expect(refused.message).toContain('The disk of the host is full');
  // Whoever reads is not kept from it.
  expect((await (await child.call()).auth.me()).id).toBe(child.id);
  await sql.raw('pragma max_page_count = 1000000').execute(app.db);
  await expect(write()).resolves.toBeDefined();
});
