import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/index.ts';
import { type Db, transact } from './database-handle.ts';

let db: Db;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => db.destroy());

function addClass(handle: Db, name: string) {
  return handle
    .insertInto('classes')
    .values({ name, code: name, createdAt: 0 })
    .executeTakeFirstOrThrow();
}

async function classNames(): Promise<string[]> {
  return (await db.selectFrom('classes').select('name').orderBy('name').execute()).map(
    (c) => c.name,
  );
}

describe('transact', () => {
  test('keeps what was written when the work succeeds', async () => {
    await transact(db, (trx) => addClass(trx, 'Larks'));
    expect(await classNames()).toEqual(['Larks']);
  });

  test('takes everything back when the work fails', async () => {
    const failing = transact(db, async (trx) => {
      await addClass(trx, 'Larks');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await classNames()).toEqual([]);
  });

  test('lets a second transaction wait for the first', async () => {
    await Promise.all(
      ['Larks', 'Owls', 'Robins'].map((name) => transact(db, (trx) => addClass(trx, name))),
    );
    expect(await classNames()).toEqual(['Larks', 'Owls', 'Robins']);
  });

  test('says so when the outer handle is used inside, where it would wait for ever', async () => {
    await expect(transact(db, () => addClass(db, 'Larks'))).rejects.toThrow(
      'outer database handle',
    );
    expect(await classNames()).toEqual([]);
  });

  test('says so when transactions are nested', async () => {
    const nested = transact(db, () => transact(db, (trx) => addClass(trx, 'Larks')));
    await expect(nested).rejects.toThrow('transact() inside transact()');
  });
});
