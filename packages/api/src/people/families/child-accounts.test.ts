import { DELETION_WAIT_DAYS } from '@lamplight/domain/families';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const EVA = 'eva@example.org';

/** A child, a parent whose slip confirmed the link, and one whom only the address links. */
async function family() {
  const child = await app.given.student({ username: 'ruth', parentEmail: EVA });
  const confirmed = await app.given.parent();
  const unconfirmed = await app.given.parent({ email: EVA });
  const { code } = await (await child.call()).pairing.create({ studentId: child.id });
  await (await confirmed.call()).pairing.use({ code });
  return { child, confirmed, unconfirmed };
}

const WORRY = 'My uncle hurts me at night and I want to die.';

const receipts = async () =>
  (await app.db.selectFrom('deletionReceipts').select('receipt').execute()).map(
    ({ receipt }) => receipt,
  );

const exportOf = async (parent: Person, studentId: number) =>
  (await parent.call()).families.exportChild({ studentId });

const deletion = async (
  parent: Person,
  studentId: number,
  username: string,
  ownPassword: string | undefined = parent.password,
) => (await parent.call()).families.deleteChild({ studentId, username, ownPassword });

const keeping = async (parent: Person, studentId: number) =>
  (await parent.call()).families.keepChild({ studentId });

const goesAt = async (parent: Person) =>
  (await (await parent.call()).families.students()).map((child) => child.goesAt);

const auditLine = (action: string) =>
  app.db
    .selectFrom('auditEvents')
    .select(['actorId', 'userId'])
    .where('action', '=', action)
    .execute();

describe("a child's data", () => {
  test('come as a zip to the parent whose link is confirmed, and a trace tells of it', async () => {
    const { child, confirmed } = await family();
    const { filename, base64 } = await exportOf(confirmed, child.id);
    expect(filename).toMatch(/\.zip$/);
    expect(Buffer.from(base64, 'base64').subarray(0, 2).toString()).toBe('PK');
    const event = await app.db
      .selectFrom('auditEvents')
      .select(['actorId', 'userId'])
      .where('action', '=', 'account.exported')
      .executeTakeFirst();
    expect(event).toEqual({ actorId: confirmed.id, userId: child.id });
  });

  test('stay away from a parent whom only the address links, and from every other', async () => {
    const { child, unconfirmed } = await family();
    for (const parent of [unconfirmed, await app.given.parent()]) {
      await expect(exportOf(parent, child.id)).rejects.toMatchObject({
        cause: { code: 'FORBIDDEN' },
      });
    }
    await expect(exportOf(unconfirmed, 4711)).rejects.toMatchObject({
      cause: { code: 'FORBIDDEN' },
    });
  });
});

describe("a child's account", () => {
  test('is deleted four weeks after a confirmed parent typed the name, with a receipt and no row left', async () => {
    const { child, confirmed } = await family();
    await (await child.call()).journal.write({ entry: 'Today I saw an owl.' });
    const { receipt } = await deletion(confirmed, child.id, 'Ruth');
    expect(receipt).toMatch(/^[\w-]{40,}$/);
    await app.runFor(DELETION_WAIT_DAYS);
    expect(await receipts()).toEqual([receipt]);
    expect(await (await confirmed.call()).families.students()).toEqual([]);
    expect(await app.services.sessions.validate(child.token)).toBeNull();

    for (const { name, columns } of await app.db.introspection.getTables()) {
      for (const column of columns.filter((each) => /^(user|student)_id$/.test(each.name))) {
        if (name === 'deletion_receipts') continue;
        const { rows } = await sql`select 1 from ${sql.table(name)} where ${sql.ref(
          column.name,
        )} = ${child.id}`.execute(app.db);
        expect(rows, `${name}.${column.name}`).toEqual([]);
      }
    }
    const event = await app.db
      .selectFrom('auditEvents')
      .selectAll()
      .where('action', '=', 'account.deleted')
      .executeTakeFirst();
    expect(event).toMatchObject({ actorId: confirmed.id, userId: null });
  });

  test.each([
    ['with an urgent alert that nobody has taken', WORRY],
    ['without any alert', 'Today I saw an owl.'],
  ])('%s stays for four weeks, with the same answer to the parent', async (_, entry) => {
    const { child, confirmed } = await family();
    const teacher = await app.given.teacher();
    await (await child.call()).journal.write({ entry });
    const desk = async () => (await (await teacher.call()).safety.list()).length;
    const alerts = await desk();
    expect(alerts > 0).toBe(entry === WORRY);
    const answer = await deletion(confirmed, child.id, 'ruth');
    expect(Object.keys(answer)).toEqual(['receipt']);
    expect(await deletion(confirmed, child.id, 'ruth')).toEqual(answer);
    await app.runFor(DELETION_WAIT_DAYS - 1);
    expect(await desk()).toBe(alerts);
    expect(await receipts()).toEqual([]);
    await app.runFor(1);
    expect(await desk()).toBe(0);
    expect(await receipts()).toEqual([answer.receipt]);
  });

  test('leaves in the audit log that alerts went with it which nobody had taken', async () => {
    const { child, confirmed } = await family();
    await (await child.call()).journal.write({ entry: WORRY });
    await deletion(confirmed, child.id, 'ruth');
    await app.runFor(DELETION_WAIT_DAYS);
    const { detail } = await app.db
      .selectFrom('auditEvents')
      .select('detail')
      .where('action', '=', 'account.deleted')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(detail ?? '')).toMatchObject({ role: 'student', openAlerts: 2 });
  });

  test('goes although the parent who wished it has gone before', async () => {
    const { child, confirmed } = await family();
    await deletion(confirmed, child.id, 'ruth');
    await (await confirmed.call()).auth.deleteAccount();
    await app.runFor(DELETION_WAIT_DAYS);
    const { rows } = await sql`select 1 from users where id = ${child.id}`.execute(app.db);
    expect(rows).toEqual([]);
  });

  test('stays as long where its owner wishes it away while an urgent alert waits, and goes at once after it was taken', async () => {
    const { child } = await family();
    await (await child.call()).journal.write({ entry: WORRY });
    const { receipt } = await (await child.call()).auth.deleteAccount();
    expect(await app.services.sessions.validate(child.token)).toBeNull();
    await app.runFor(DELETION_WAIT_DAYS - 1);
    expect(await receipts()).toEqual([]);
    await app.runFor(1);
    expect(await receipts()).toEqual([receipt]);

    const boaz = await app.given.student();
    const teacher = await (await app.given.teacher()).call();
    await (await boaz.call()).journal.write({ entry: WORRY });
    for (const { id } of await teacher.safety.list()) await teacher.safety.acknowledge({ id });
    await (await boaz.call()).auth.deleteAccount();
    expect(await receipts()).toHaveLength(2);
  });

  test('stays where another name is typed', async () => {
    const { child, confirmed } = await family();
    await expect(deletion(confirmed, child.id, 'rut')).rejects.toMatchObject({
      cause: { code: 'VALIDATION', issues: [{ path: 'username' }] },
    });
    expect(await (await confirmed.call()).families.students()).toMatchObject([{ id: child.id }]);
  });

  test('is not deleted by a parent whom only the address links, nor by any other', async () => {
    const { child, unconfirmed } = await family();
    for (const parent of [unconfirmed, await app.given.parent()]) {
      await expect(deletion(parent, child.id, 'ruth')).rejects.toMatchObject({
        cause: { code: 'FORBIDDEN' },
      });
    }
    expect((await (await child.call()).auth.me()).id).toBe(child.id);
  });
});

describe('the password of the parent', () => {
  test('is asked for, and a wrong one deletes nothing', async () => {
    const { child, confirmed } = await family();
    const asked = await confirmed.call();
    const wish = { studentId: child.id, username: 'ruth' };
    await expect(asked.families.deleteChild(wish)).rejects.toMatchObject({
      cause: { code: 'OWN_PASSWORD' },
    });
    await expect(deletion(confirmed, child.id, 'ruth', child.password + 1)).rejects.toMatchObject({
      cause: {
        code: 'VALIDATION',
        issues: [{ path: 'ownPassword', message: 'This is not your password.' }],
      },
    });
    expect(await goesAt(confirmed)).toEqual([null]);
    await deletion(confirmed, child.id, 'ruth');
    expect(await goesAt(confirmed)).not.toEqual([null]);
  });

  test('cannot be guessed at: after five wrong ones the right one waits too', async () => {
    const { child, confirmed } = await family();
    for (let wrong = 0; wrong < 5; wrong += 1) {
      await expect(deletion(confirmed, child.id, 'ruth', `wrong ${wrong}`)).rejects.toMatchObject({
        cause: { code: 'VALIDATION' },
      });
    }
    await expect(deletion(confirmed, child.id, 'ruth')).rejects.toMatchObject({
      cause: { code: 'TOO_MANY_ATTEMPTS' },
    });
    expect(await goesAt(confirmed)).toEqual([null]);
  });
});

describe('a deletion that was asked for', () => {
  test('is shown with its day to every confirmed parent, and to nobody whose link is unconfirmed', async () => {
    const { child, confirmed, unconfirmed } = await family();
    const other = await app.given.parent();
    const { code } = await (await child.call()).pairing.create({ studentId: child.id });
    await (await other.call()).pairing.use({ code });
    await deletion(confirmed, child.id, 'ruth');
    const day = new Date(app.clock.now() + DELETION_WAIT_DAYS * 86_400_000).toISOString();
    expect(await goesAt(confirmed)).toEqual([day]);
    expect(await goesAt(other)).toEqual([day]);
    expect(await goesAt(unconfirmed)).toEqual([null]);
  });

  test('is taken back by a parent, the admins read of it, and the account stays whole', async () => {
    const { child, confirmed } = await family();
    await (await child.call()).journal.write({ entry: 'Today I saw an owl.' });
    await deletion(confirmed, child.id, 'ruth');
    await app.runFor(DELETION_WAIT_DAYS - 1);
    await keeping(confirmed, child.id);
    await keeping(confirmed, child.id);
    expect(await goesAt(confirmed)).toEqual([null]);
    expect(await auditLine('account.deletion-withdrawn')).toEqual([
      { actorId: confirmed.id, userId: child.id },
    ]);
    await app.runFor(DELETION_WAIT_DAYS);
    expect(await receipts()).toEqual([]);
    expect(await (await child.call()).journal.list()).toHaveLength(1);
  });

  test('may be asked for again, and waits anew', async () => {
    const { child, confirmed } = await family();
    const first = await deletion(confirmed, child.id, 'ruth');
    await app.runFor(DELETION_WAIT_DAYS - 1);
    await keeping(confirmed, child.id);
    const second = await deletion(confirmed, child.id, 'ruth');
    expect(second.receipt).not.toBe(first.receipt);
    await app.runFor(DELETION_WAIT_DAYS - 1);
    expect(await receipts()).toEqual([]);
    await app.runFor(1);
    expect(await receipts()).toEqual([second.receipt]);
  });

  test('is not taken back by a parent whom only the address links, nor by any other', async () => {
    const { child, confirmed, unconfirmed } = await family();
    await deletion(confirmed, child.id, 'ruth');
    for (const parent of [unconfirmed, await app.given.parent()]) {
      await expect(keeping(parent, child.id)).rejects.toMatchObject({
        cause: { code: 'FORBIDDEN' },
      });
    }
    await app.runFor(DELETION_WAIT_DAYS);
    expect(await receipts()).toHaveLength(1);
    // Now there is no such child, and no link.
    await expect(keeping(confirmed, child.id)).rejects.toMatchObject({
      cause: { code: 'FORBIDDEN' },
    });
  });

  test('by the child, while an urgent alert waits, is neither told to a parent nor ended by one', async () => {
    const { child, confirmed } = await family();
    await (await child.call()).journal.write({ entry: WORRY });
    await (await child.call()).auth.deleteAccount();
    expect(await goesAt(confirmed)).toEqual([null]);
    await keeping(confirmed, child.id);
    expect(await auditLine('account.deletion-withdrawn')).toEqual([]);
    await app.runFor(DELETION_WAIT_DAYS);
    expect(await receipts()).toHaveLength(1);
  });

  test("by the child becomes the parent's, with a day of its own, when the parent asks too", async () => {
    const { child, confirmed } = await family();
    await (await child.call()).journal.write({ entry: WORRY });
    await (await child.call()).auth.deleteAccount();
    await app.runFor(5);
    await deletion(confirmed, child.id, 'ruth');
    const day = new Date(app.clock.now() + DELETION_WAIT_DAYS * 86_400_000).toISOString();
    expect(await goesAt(confirmed)).toEqual([day]);
    await keeping(confirmed, child.id);
    await app.runFor(DELETION_WAIT_DAYS);
    expect(await receipts()).toEqual([]);
  });
});
