import { RETENTION_KINDS } from '@lamplight/domain/retention';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firstClassId } from '../../testing/classes.ts';
import {
  createTestApp,
  createTestMailbox,
  type Person,
  type TestApp,
} from '../../testing/index.ts';
import { givenGame } from '../../testing/played-game.ts';
import type { REMOVALS } from './expiry.repository.ts';

test('housekeeping removes what has served its time and leaves the rest', async () => {
  const app = await createTestApp();
  const child = await app.given.student({ email: 'ruth@example.org' });
  await app.visitor.auth.requestMagicLink({ email: 'ruth@example.org' });
  await app.visitor.auth.login({ username: 'nobody', password: 'x' }).catch(() => {});
  await (await child.call()).classes.join({ code: 'WRONG1' }).catch(() => {});
  await (await child.call({ idempotencyKey: 'tablet-7' })).curriculum.advanceDay();

  const left = async () => ({
    links: (await app.db.selectFrom('authTokens').selectAll().execute()).length,
    failures: (await app.db.selectFrom('signInThrottles').selectAll().execute()).length,
    codes: (await app.db.selectFrom('wrongCodes').selectAll().execute()).length,
    keys: (await app.db.selectFrom('idempotencyKeys').selectAll().execute()).length,
  });
  await app.services.tidyUp();
  expect(await left()).toEqual({ links: 1, failures: 1, codes: 1, keys: 1 });
  app.clock.advance({ days: 2 });
  await app.services.tidyUp();
  expect(await left()).toEqual({ links: 0, failures: 0, codes: 0, keys: 1 });
  await app.runFor(30);
  expect(await left()).toEqual({ links: 0, failures: 0, codes: 0, keys: 0 });
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

test('a word that a visitor typed in a game goes too, and neither what was tapped nor a child’s word does', async () => {
  const app = await createTestApp();
  const demo = await app.given.student({ username: 'visitor' });
  const child = await app.given.student();
  await app.db.updateTable('users').set({ isDemo: 1 }).where('id', '=', demo.id).execute();
  const gameId = await givenGame(app, {
    classId: null,
    players: [demo, child].map((person) => ({ person, choices: [1, 2] })),
  });
  await app.db
    .updateTable('roomAnswers')
    .set({ answer: '"Noah"', answeredAt: app.clock.now() })
    .where('place', '=', 0)
    .execute();
  const again = { gameId, correct: 0, answeredAt: app.clock.now() } as const;
  await app.db
    .insertInto('roomPracticeAnswers')
    .values(
      [demo, child].flatMap(({ id: userId }) => [
        { ...again, userId, place: 0, answer: '"Noa"' },
        { ...again, userId, place: 1, answer: '[0,2]' },
      ]),
    )
    .execute();
  const answers = async (table: 'roomAnswers' | 'roomPracticeAnswers') =>
    (await app.db.selectFrom(table).select(['userId', 'answer']).orderBy('place').execute()).map(
      ({ userId, answer }) => `${userId === demo.id ? 'visitor' : 'child'} ${answer}`,
    );
  await app.services.tidyUp();
  expect(await answers('roomPracticeAnswers')).toHaveLength(4);
  app.clock.advance({ days: 1 });
  await app.services.tidyUp();
  expect((await answers('roomAnswers')).sort()).toEqual(['child "Noah"', 'child 2', 'visitor 2']);
  expect((await answers('roomPracticeAnswers')).sort()).toEqual([
    'child "Noa"',
    'child [0,2]',
    'visitor [0,2]',
  ]);
  await app.close();
});

test('the report says what the last run has removed, and all of them together', async () => {
  const app = await createTestApp();
  const admin = await (await app.given.admin()).call();
  expect(await admin.retention.report()).toMatchObject({ ranAt: null, since: null, unused: [] });
  const child = await app.given.student();
  await (await child.call()).chat.send({ message: 'What is an owl?' });
  app.clock.advance({ days: 401 });
  await app.services.tidyUp();
  const first = app.clock.now();
  await (await child.call()).chat.send({ message: 'What is a wolf?' });
  await app.runFor(401);
  await app.runFor(1);
  const report = await admin.retention.report();
  expect(report.since).toBe(new Date(first).toISOString());
  expect(report.ranAt).toBe(new Date(app.clock.now()).toISOString());
  expect(report.removed).toContainEqual({ kind: 'chat', lastRun: 0, inTotal: 2 });
  expect(report.removed.map(({ kind }) => kind)).toEqual(RETENTION_KINDS);
  await app.close();
});

describe('a clock that jumps', () => {
  let app: TestApp;
  let admin: Person;
  const wanted = async () => ({
    notes: (await app.db.selectFrom('studentNotes').select('id').execute()).length,
    children: (
      await app.db.selectFrom('users').select('id').where('role', '=', 'student').execute()
    ).length,
  });
  const doubt = async () => (await (await admin.call()).retention.report()).clockDoubt;
  beforeEach(async () => {
    app = await createTestApp();
    admin = await app.given.admin();
    const child = await app.given.student();
    await app.services.sessions.endAll(child.id);
    await app.db
      .insertInto('studentNotes')
      .values({ studentId: child.id, text: 'Likes owls', createdAt: app.clock.now() })
      .execute();
    await app.services.tidyUp();
    await app.runFor(380);
  });
  afterEach(() => app.close());

  test('a year ahead for one night deletes nothing and warns of no account, and is told until it is back', async () => {
    app.clock.advance({ days: 365 });
    const ahead = new Date(app.clock.now()).toISOString();
    await app.services.tidyUp();
    expect(await wanted()).toEqual({ notes: 1, children: 1 });
    expect(await doubt()).toEqual({ seenAt: ahead, daysLeft: 7 });
    expect((await (await admin.call()).retention.report()).unused).toEqual([]);
    app.clock.advance({ days: -364 });
    await app.services.tidyUp();
    expect(await wanted()).toEqual({ notes: 1, children: 1 });
    expect(await doubt()).toBeNull();
    await app.runFor(20);
    expect(await wanted()).toEqual({ notes: 0, children: 1 });
  });

  test('is believed at once when an admin has looked at the date, and not when it jumped again', async () => {
    app.clock.advance({ days: 70 });
    await app.services.tidyUp();
    const call = await admin.call();
    const shown = (await doubt())?.seenAt ?? '';
    app.clock.advance({ days: 365 });
    await expect(call.retention.trustClock({ seenAt: shown })).rejects.toThrow('look again');
    app.clock.advance({ days: -365 });
    await call.retention.trustClock({ seenAt: shown });
    expect(await doubt()).toBeNull();
    await app.services.tidyUp();
    expect(await wanted()).toMatchObject({ notes: 0 });
    const events = await app.db
      .selectFrom('auditEvents')
      .select('actorId')
      .where('action', '=', 'host.clock-trusted')
      .execute();
    expect(events).toEqual([{ actorId: admin.id }]);
  });

  test('over ten weeks of holidays: what has served its time goes a week later, and what is kept for a day at once', async () => {
    const demo = await app.given.student();
    await app.db.updateTable('users').set({ isDemo: 1 }).where('id', '=', demo.id).execute();
    await (await demo.call()).journal.write({ entry: 'I saw an owl.' });
    app.clock.advance({ days: 70 });
    await app.services.tidyUp();
    const entries = await app.db.selectFrom('journalEntries').select('id').execute();
    expect(entries).toEqual([]);
    for (const daysLeft of [7, 6, 5, 4, 3, 2, 1]) {
      expect(await doubt()).toMatchObject({ daysLeft });
      expect(await wanted()).toMatchObject({ notes: 1 });
      app.clock.advance({ days: 1 });
      await app.services.tidyUp();
    }
    expect(await doubt()).toBeNull();
    expect(await wanted()).toMatchObject({ notes: 0 });
  });
});

describe('what has a span of its own', () => {
  let app: TestApp;
  let child: Person;
  let teacher: Person;
  beforeEach(async () => {
    app = await createTestApp();
    child = await app.given.student();
    teacher = await app.given.teacher();
  });
  afterEach(() => app.close());

  /** One entry of a kind, made now. */
  const MADE: Partial<Record<keyof typeof REMOVALS, () => Promise<unknown>>> = {
    notes: () =>
      app.db
        .insertInto('studentNotes')
        .values({ studentId: child.id, text: 'Likes owls', createdAt: app.clock.now() })
        .execute(),
    writtenQuizzes: () =>
      app.db
        .insertInto('writtenQuizzes')
        .values({ userId: child.id, subject: 'Bible', items: '[]', createdAt: app.clock.now() })
        .execute(),
    tablets: async () =>
      app.db
        .insertInto('classTablets')
        .values({
          ...{ classId: 1, name: 'Red', tokenHash: 'x', createdBy: teacher.id },
          createdAt: app.clock.now(),
        })
        .execute(),
    pairingSlips: () =>
      app.db
        .insertInto('pairingSlips')
        .values({
          ...{ codeHash: 'x', studentId: child.id, createdAt: app.clock.now() },
          expiresAt: app.clock.now(),
        })
        .execute(),
    announcements: async () => {
      const author = await app.given.teacher();
      await app.db
        .insertInto('announcements')
        .values({
          ...{ classId: await firstClassId(app), authorId: author.id, audience: 'everybody' },
          ...{ fromOn: '2026-06-01', untilOn: '2026-12-31', texts: '[]' },
          ...{ createdAt: app.clock.now(), withdrawnAt: app.clock.now() },
        })
        .execute();
    },
    mails: () =>
      app.db
        .insertInto('outboxMails')
        .values({
          ...{ toAddress: 'eva@example.org', subject: 'Hello', body: 'Hello', status: 'kept' },
          createdAt: app.clock.now(),
        })
        .execute(),
    auditEvents: () =>
      app.db
        .insertInto('auditEvents')
        .values({ action: 'account.role-changed', at: app.clock.now() })
        .execute(),
    deletionReceipts: () =>
      app.db
        .insertInto('deletionReceipts')
        .values({ receipt: 'r', userId: 99, role: 'student', deletedAt: app.clock.now() })
        .execute(),
  };

  test.each([
    ['notes', 400],
    ['writtenQuizzes', 400],
    ['tablets', 400],
    ['announcements', 30],
    ['pairingSlips', 30],
    ['mails', 30],
    ['auditEvents', 730],
    ['deletionReceipts', 3650],
  ] as const)('%s stay for %i days and not longer', async (kind, days) => {
    const removed = async () => {
      await app.services.tidyUp();
      const { removed: all } = await app.services.retention.report();
      return all.find((one) => one.kind === kind)?.inTotal;
    };
    await MADE[kind]?.();
    app.clock.advance({ days });
    expect(await removed()).toBe(0);
    app.clock.advance({ days: 1 });
    expect(await removed()).toBe(1);
  });
});

describe('an account that nobody uses', () => {
  let app: TestApp;
  let admin: Person;
  let child: Person;
  const mailbox = createTestMailbox();
  beforeEach(async () => {
    app = await createTestApp({ mailTransport: mailbox });
    admin = await app.given.admin();
    await app.db.updateTable('users').set({ email: 'host@example.org' }).execute();
    child = await app.given.student({ username: 'ruth' });
  });
  afterEach(() => app.close());

  const names = async () =>
    (await app.db.selectFrom('users').select('username').execute()).map((row) => row.username);
  const unused = async () => (await (await admin.call()).retention.report()).unused;
  const forget = (person: Person) => app.services.sessions.endAll(person.id);

  test('is shown to the admins after two years and deleted 90 days later, with a receipt', async () => {
    await forget(child);
    app.clock.advance({ days: 729 });
    await app.services.tidyUp();
    expect(await unused()).toEqual([]);
    app.clock.advance({ days: 1 });
    await app.services.tidyUp();
    await app.services.mail.deliverDue();
    expect(await unused()).toMatchObject([{ id: child.id, username: 'ruth', role: 'student' }]);
    const [mail] = mailbox.received.slice(-1);
    expect(mail).toMatchObject({ to: 'host@example.org' });
    expect(JSON.stringify(mail)).not.toContain('ruth');

    await app.runFor(89);
    expect(await names()).toContain('ruth');
    app.clock.advance({ days: 1 });
    await app.services.tidyUp();
    expect(await names()).not.toContain('ruth');
    const receipts = await app.db.selectFrom('deletionReceipts').selectAll().execute();
    expect(receipts).toMatchObject([{ userId: child.id }]);
  });

  test('is never deleted without the warning, however long the host was off', async () => {
    await forget(child);
    app.clock.advance({ days: 4000 });
    await app.services.tidyUp();
    expect(await names()).toContain('ruth');
    expect(await unused()).toHaveLength(1);
  });

  test('stays when an admin keeps it, and when its owner comes back', async () => {
    const boaz = await app.given.student({ username: 'boaz' });
    await forget(child);
    await forget(boaz);
    app.clock.advance({ days: 730 });
    await app.services.tidyUp();
    expect(await unused()).toHaveLength(2);
    await (await admin.call()).retention.keepAccount({ accountId: child.id });
    await app.visitor.auth.login({ username: 'boaz', password: boaz.password });
    await app.runFor(100);
    expect(await names()).toEqual(expect.arrayContaining(['ruth', 'boaz']));
    expect(await unused()).toEqual([]);
    const audit = await app.db.selectFrom('auditEvents').selectAll().execute();
    expect(audit).toContainEqual(
      expect.objectContaining({ action: 'account.kept', userId: child.id, actorId: admin.id }),
    );
    await expect(
      (await admin.call()).retention.keepAccount({ accountId: 9999 }),
    ).rejects.toMatchObject({ cause: { code: 'NOT_FOUND' } });
  });

  test('is no admin, and nobody who is still signed in', async () => {
    await forget(admin);
    app.clock.advance({ days: 900 });
    await app.services.tidyUp();
    expect(await unused()).toEqual([]);
  });
});
