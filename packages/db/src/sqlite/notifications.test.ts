import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/index.ts';
import { type Db, transact } from './database-handle.ts';
import { listen, notify } from './notifications.ts';

let db: Db;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => db.destroy());

test('a listener is called after the commit, once, when the rows can be read from outside', async () => {
  const seen: Promise<unknown>[] = [];
  listen(db, 'safety-alerts', () => {
    seen.push(db.selectFrom('users').select('id').execute());
  });
  await transact(db, async (trx) => {
    notify(trx, 'safety-alerts');
    notify(trx, 'safety-alerts');
    expect(seen).toHaveLength(0);
  });
  expect(seen).toHaveLength(1);
  await Promise.all(seen);
});

test('nobody is told of what was rolled back, and the next commit tells again', async () => {
  let calls = 0;
  listen(db, 'safety-alerts', () => (calls += 1));
  const failing = transact(db, async (trx) => {
    notify(trx, 'safety-alerts');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(calls).toBe(0);
  await transact(db, async (trx) => notify(trx, 'safety-alerts'));
  expect(calls).toBe(1);
});

test('outside of a transaction a listener is called at once, of its own channel, until it goes', () => {
  const calls: string[] = [];
  const stop = listen(db, 'safety-alerts', () => calls.push('alert'));
  listen(db, 'entry-requests', () => calls.push('request'));
  notify(db, 'safety-alerts');
  stop();
  notify(db, 'safety-alerts');
  notify(db, 'entry-requests');
  expect(calls).toEqual(['alert', 'request']);
});
