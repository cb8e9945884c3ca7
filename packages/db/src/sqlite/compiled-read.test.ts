import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/index.ts';
import { compiledRead } from './compiled-read.ts';
import { type Db, transact } from './database-handle.ts';

const findCode = compiledRead((db, name: string, after: number) =>
  db
    .selectFrom('classes')
    .select(['code', 'createdAt'])
    .where('createdAt', '>', after)
    .where('name', '=', name),
);

let db: Db;
beforeEach(async () => {
  db = await createTestDatabase();
  await db
    .insertInto('classes')
    .values([
      { name: 'Larks', code: 'L1', createdAt: 1 },
      { name: 'Owls', code: 'O1', createdAt: 2 },
    ])
    .execute();
});
afterEach(() => db.destroy());

test('a compiled read answers to the arguments of each call, wherever they stand in the query', async () => {
  expect(await findCode(db, 'Larks', 0)).toEqual([{ code: 'L1', createdAt: 1 }]);
  expect(await findCode(db, 'Owls', 0)).toEqual([{ code: 'O1', createdAt: 2 }]);
  expect(await findCode(db, 'Larks', 1)).toEqual([]);
});

test('a compiled read belongs to its database', async () => {
  await findCode(db, 'Larks', 0);
  const other = await createTestDatabase();
  expect(await findCode(other, 'Larks', 0)).toEqual([]);
  await other.destroy();
});

test('a compiled read works inside a transaction', async () => {
  expect(await transact(db, (trx) => findCode(trx, 'Larks', 0))).toHaveLength(1);
});

test('a compiled read sees nothing of a transaction that is still open', async () => {
  let began = () => {};
  const open = new Promise<void>((resolve) => {
    began = resolve;
  });
  const writing = transact(db, async (trx) => {
    await trx.updateTable('classes').set({ code: 'L2' }).where('name', '=', 'Larks').execute();
    began();
    await new Promise(setImmediate);
    throw new Error('taken back');
  });
  await open;
  const reading = findCode(db, 'Larks', 0);
  await expect(writing).rejects.toThrow('taken back');
  expect(await reading).toEqual([{ code: 'L1', createdAt: 1 }]);
});
