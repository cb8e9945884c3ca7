import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

async function slipOf(maker: Person, studentId = maker.id) {
  return (await maker.call()).pairing.create({ studentId });
}

async function use(parent: Person, code: string) {
  return (await parent.call()).pairing.use({ code });
}

/** The code of the refusal. */
async function refusal(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'none',
    (error: { cause: { code: string } }) => error.cause.code,
  );
}

const linkOf = (parent: Person, child: Person) =>
  app.services.families.between(parent.id, child.id);

describe('a pairing slip', () => {
  test('links the parent who uses it, for certain, and shows the child at once', async () => {
    const child = await app.given.student({ username: 'ruth', firstName: 'Ruth' });
    const parent = await app.given.parent();
    const { code } = await slipOf(child);
    expect(await use(parent, code)).toEqual({
      student: { id: child.id, firstName: 'Ruth', lastName: null, username: 'ruth' },
    });
    expect(await linkOf(parent, child)).toBe('confirmed');
    const [seen] = await (await parent.call()).families.students();
    expect(seen).toMatchObject({ id: child.id, linkStatus: 'confirmed' });
  });

  test('is typed in any way that people copy it', async () => {
    const child = await app.given.student();
    const parent = await app.given.parent();
    const { code } = await slipOf(child);
    const typed = ` ${code.slice(0, 5).toLowerCase()} - ${code.slice(5)}`;
    expect(await use(parent, typed)).toMatchObject({ student: { id: child.id } });
  });

  test('confirms a link that only rested on an address', async () => {
    const child = await app.given.student({ parentEmail: 'eva@example.org' });
    const eva = await app.given.parent({ email: 'eva@example.org' });
    expect(await linkOf(eva, child)).toBe('unconfirmed');
    await use(eva, (await slipOf(child)).code);
    expect(await linkOf(eva, child)).toBe('confirmed');
  });

  test('is made by the child, a teacher of the child and an admin', async () => {
    const child = await app.given.student();
    for (const maker of [child, await app.given.teacher(), await app.given.admin()]) {
      const parent = await app.given.parent();
      await use(parent, (await slipOf(maker, child.id)).code);
      expect(await linkOf(parent, child)).toBe('confirmed');
    }
  });

  test('is made by nobody else', async () => {
    const child = await app.given.student();
    for (const other of [
      await app.given.student(),
      await app.given.teacher({ approved: false }),
      await app.given.parent(),
    ]) {
      expect(await refusal(slipOf(other, child.id))).toBe('FORBIDDEN');
    }
    const admin = await app.given.admin();
    expect(await refusal(slipOf(admin, admin.id))).toBe('NOT_FOUND');
  });

  test('works once: of two parents at the same moment one is linked', async () => {
    const child = await app.given.student();
    const parents = [await app.given.parent(), await app.given.parent()];
    const { code } = await slipOf(child);
    const answers = await Promise.all(parents.map((parent) => refusal(use(parent, code))));
    expect(answers.toSorted()).toEqual(['PAIRING_SLIP_USED', 'none']);
    const links = await Promise.all(parents.map((parent) => linkOf(parent, child)));
    expect(links.filter((status) => status === 'confirmed')).toHaveLength(1);
  });

  test('gives the same answer to a parent who sends it again, until the link has ended', async () => {
    const child = await app.given.student();
    const parent = await app.given.parent();
    const { code } = await slipOf(child);
    const first = await use(parent, code);
    expect(await use(parent, code)).toEqual(first);
    await (await parent.call()).families.endLink({ parentId: parent.id, studentId: child.id });
    expect(await refusal(use(parent, code))).toBe('PAIRING_SLIP_USED');
    expect(await linkOf(parent, child)).toBeNull();
  });

  test('that a clock made which was a year ahead holds nobody up once the clock is right', async () => {
    app.clock.advance({ days: 365 });
    const child = await app.given.student();
    const parent = await app.given.parent();
    const early = await slipOf(child);
    for (let more = 1; more < 10; more += 1) await slipOf(child);
    expect(await refusal(slipOf(child))).toBe('TOO_MANY_PAIRING_SLIPS');
    for (let guess = 0; guess < 8; guess += 1) await refusal(use(parent, 'ABCDE23456'));
    expect(await refusal(use(parent, early.code))).toBe('TOO_MANY_ATTEMPTS');

    app.clock.advance({ days: -365 });
    expect(await refusal(use(parent, early.code))).toBe('PAIRING_SLIP_EXPIRED');
    app.clock.advance({ minutes: 15 });
    await use(parent, (await slipOf(child)).code);
    expect(await linkOf(parent, child)).toBe('confirmed');
  });

  test('works for seven days and not for a moment more', async () => {
    const child = await app.given.student();
    const { code } = await slipOf(child);
    const late = await slipOf(child);
    app.clock.advance({ days: 7, seconds: -1 });
    expect(await refusal(use(await app.given.parent(), code))).toBe('none');
    app.clock.advance({ seconds: 1 });
    expect(await refusal(use(await app.given.parent(), late.code))).toBe('PAIRING_SLIP_EXPIRED');
  });

  test('is stored hashed', async () => {
    const { code } = await slipOf(await app.given.student());
    const stored = await app.db.selectFrom('pairingSlips').selectAll().execute();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(code);
  });

  test('does not take the place of another one', async () => {
    const child = await app.given.student();
    const [mother, father] = [await app.given.parent(), await app.given.parent()];
    const [first, second] = [await slipOf(child), await slipOf(child)];
    await use(mother, first.code);
    await use(father, second.code);
    expect([await linkOf(mother, child), await linkOf(father, child)]).toEqual([
      'confirmed',
      'confirmed',
    ]);
  });

  test('is one of at most ten open ones', async () => {
    const child = await app.given.student();
    const slips = [];
    for (let made = 0; made < 10; made += 1) slips.push(await slipOf(child));
    expect(await refusal(slipOf(child))).toBe('TOO_MANY_PAIRING_SLIPS');
    await use(await app.given.parent(), slips[0]?.code ?? '');
    expect(await refusal(slipOf(child))).toBe('none');
  });
});

describe('the slips of a child', () => {
  test('are listed without their codes, newest first, and revoked for good', async () => {
    const child = await app.given.student({ firstName: 'Ruth' });
    const teacher = await app.given.teacher({ username: 'boaz' });
    const first = await slipOf(child);
    const second = await slipOf(teacher, child.id);
    const caller = await child.call();
    const { student, slips } = await caller.pairing.list({ studentId: child.id });
    expect(student).toMatchObject({ firstName: 'Ruth' });
    expect(slips).toMatchObject([
      { id: second.id, state: 'open', madeBy: 'boaz' },
      { id: first.id, state: 'open', madeBy: 'Ruth' },
    ]);
    expect(JSON.stringify(slips)).not.toContain(first.code);

    await caller.pairing.revoke({ slipId: first.id });
    const parent = await app.given.parent();
    expect(await refusal(use(parent, first.code))).toBe('PAIRING_CODE_UNKNOWN');
    expect(await refusal(use(parent, second.code))).toBe('none');
    const left = await caller.pairing.list({ studentId: child.id });
    expect(left.slips).toMatchObject([{ id: second.id, state: 'used' }]);
  });

  test('are neither seen nor revoked by a teacher of another class or another child', async () => {
    const child = await app.given.student();
    const { id: slipId } = await slipOf(child);
    for (const other of [await app.given.student(), await app.given.teacher({ approved: false })]) {
      const caller = await other.call();
      expect(await refusal(caller.pairing.list({ studentId: child.id }))).toBe('FORBIDDEN');
      expect(await refusal(caller.pairing.revoke({ slipId }))).toBe('FORBIDDEN');
      expect(await refusal(caller.pairing.revoke({ slipId: 4711 }))).toBe('FORBIDDEN');
    }
  });

  test('leave traces of who made, used and revoked them', async () => {
    const child = await app.given.student();
    const parent = await app.given.parent();
    const used = await slipOf(child);
    const revoked = await slipOf(child);
    await use(parent, used.code);
    await (await child.call()).pairing.revoke({ slipId: revoked.id });
    const events = await app.db
      .selectFrom('auditEvents')
      .select(['actorId', 'action', 'userId'])
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { actorId: child.id, action: 'pairing.slip-made', userId: child.id },
      { actorId: child.id, action: 'pairing.slip-made', userId: child.id },
      { actorId: parent.id, action: 'family.linked', userId: child.id },
      { actorId: child.id, action: 'pairing.slip-revoked', userId: child.id },
    ]);
  });
});

describe('wrong codes', () => {
  const WRONG = 'ZZZZZ-ZZZZZ';

  test('make the parent who types them wait after five, and no other', async () => {
    const child = await app.given.student();
    const { code } = await slipOf(child);
    const guesser = await app.given.parent();
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await refusal(use(guesser, WRONG))).toBe('PAIRING_CODE_UNKNOWN');
    }
    await expect(use(guesser, code)).rejects.toMatchObject({
      cause: { code: 'TOO_MANY_ATTEMPTS', retryAfter: 15 },
    });
    expect(await refusal(use(await app.given.parent(), code))).toBe('none');

    app.clock.advance({ seconds: 15 });
    expect(await refusal(use(guesser, WRONG))).toBe('PAIRING_CODE_UNKNOWN');
    await expect(use(guesser, WRONG)).rejects.toMatchObject({ cause: { retryAfter: 30 } });
  });

  test('are still waited for when the host has restarted', async () => {
    const child = await app.given.student();
    const { code } = await slipOf(child);
    const guesser = await app.given.parent();
    for (let guess = 0; guess < 5; guess += 1) await refusal(use(guesser, WRONG));
    const again = await createTestApp({ db: app.db });
    const parent = await again.services.sessions.validate(guesser.token);
    if (parent === null) throw new Error('the session did not outlive the restart');
    const attempt = () => again.services.pairing.use(parent, code);
    await expect(attempt()).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    again.clock.advance({ seconds: 15 });
    await expect(attempt()).resolves.toMatchObject({ student: { id: child.id } });
  });

  test('count one by one, also when many come at once', async () => {
    const guesser = await app.given.parent();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => refusal(use(guesser, WRONG))),
    );
    expect(answers.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(3);
  });

  test('are forgotten with the first right one', async () => {
    const child = await app.given.student();
    const parent = await app.given.parent();
    for (let guess = 0; guess < 4; guess += 1) await refusal(use(parent, WRONG));
    await use(parent, (await slipOf(child)).code);
    expect(await refusal(use(parent, WRONG))).toBe('PAIRING_CODE_UNKNOWN');
    expect(await refusal(use(parent, WRONG))).toBe('PAIRING_CODE_UNKNOWN');
  });
});
