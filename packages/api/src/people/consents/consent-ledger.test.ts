import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/index.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const TRACKING = { purpose: 'session-tracking', notice: 'We count your visits.' } as const;
const NAMES = { purpose: 'class-name-in-rooms', notice: 'Others see the name.' } as const;

describe('the ledger of consents', () => {
  async function ledger() {
    const zoe = await app.given.student({ age: 14, username: 'zoe', firstName: 'Zoë' });
    const ruth = await app.given.student({ age: 9, username: 'ruth' });
    const { consents } = await (await app.given.admin({ username: 'gatekeeper' })).call();
    await consents.recordPaper({ ...NAMES, studentId: ruth.id, granted: true });
    await (await zoe.call()).consents.give(TRACKING);
    app.clock.advance({ days: 1 });
    await (await zoe.call()).consents.withdraw(TRACKING);
    return { consents, zoe, ruth };
  }

  test('has every record, the newest first, with the student, the giver and the words', async () => {
    const { consents, zoe } = await ledger();
    const { rows, total } = await consents.records({});
    expect(total).toBe(3);
    expect(rows[0]).toEqual({
      id: 3,
      student: { id: zoe.id, username: 'zoe', name: 'Zoë' },
      ...{ purpose: 'session-tracking', granted: false, method: 'self', by: 'Zoë' },
      ...{ notice: 'We count your visits.', at: '2026-06-16T09:00:00.000Z' },
    });
    expect(rows[2]).toMatchObject({ method: 'paper', by: 'gatekeeper', granted: true });
  });

  test('is searched by student and narrowed to a purpose, to given or withdrawn', async () => {
    const { consents } = await ledger();
    const ids = async (input: Parameters<typeof consents.records>[0]) =>
      (await consents.records(input)).rows.map(({ id }) => id);
    expect(await ids({ search: 'ZOE' })).toEqual([3, 2]);
    expect(await ids({ purpose: 'class-name-in-rooms' })).toEqual([1]);
    expect(await ids({ granted: false })).toEqual([3]);
    expect(await ids({ search: 'zoe', granted: true })).toEqual([2]);
  });

  test('is for admins only', async () => {
    const { consents } = await ledger();
    for (const role of ['student', 'parent', 'teacher'] as const) {
      const caller = await (await app.given[role]()).call();
      await expect(caller.consents.records({})).rejects.toMatchObject({
        cause: { code: 'FORBIDDEN' },
      });
    }
    await expect(consents.records({})).resolves.toBeDefined();
  });

  test('keeps the record of whoever recorded it when that account is gone', async () => {
    const { consents } = await ledger();
    const [first] = await app.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .execute();
    await app.given.admin();
    await app.db
      .deleteFrom('users')
      .where('id', '=', first?.id ?? 0)
      .execute();
    expect((await consents.records({ purpose: 'class-name-in-rooms' })).rows).toMatchObject([
      { by: null },
    ]);
  });
});
