import { Readable } from 'node:stream';
import { PRESENT_MINUTES } from '@lamplight/domain/backups';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let person: Person;
let admin: Caller;
beforeEach(async () => {
  app = await createTestApp();
  person = await app.given.admin();
  admin = await person.call();
});
afterEach(() => app.close());

const actorOf = async ({ token }: Person) => {
  const user = await app.services.sessions.validate(token);
  if (!user) throw new Error('nobody is signed in');
  return user;
};
const acts = async () =>
  (await app.db.selectFrom('auditEvents').selectAll().orderBy('id').execute())
    .filter(({ action }) => /^(?:backup|host)\./.test(action))
    .map(({ actorId, action, detail }) => ({ actorId, action, detail }));

test('an admin makes a backup and finds it in the list', async () => {
  expect(await admin.backups.list()).toEqual({ backups: [], lastRestore: null });
  const made = await admin.backups.make();
  expect(made).toMatchObject({ kind: 'manual', isVerified: true });
  expect((await admin.backups.list()).backups).toEqual([made]);
  expect(await acts()).toMatchObject([{ actorId: person.id, action: 'backup.made' }]);
});

describe('a download', () => {
  test('needs the password again, and works once within a minute for whom it was made', async () => {
    const { name } = await admin.backups.make();
    const wrong = admin.backups.ticket({ name, password: 'guess' });
    await expect(wrong).rejects.toMatchObject({
      cause: { code: 'VALIDATION', issues: [{ path: 'password' }] },
    });
    const other = await app.given.admin({ username: 'deborah' });
    const { ticket } = await admin.backups.ticket({ name, password: person.password });
    const { backups } = app.services;
    await expect(backups.redeem(await actorOf(other), ticket)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const redeemed = await backups.redeem(await actorOf(person), ticket);
    expect(redeemed).toEqual({ name, file: `/backups/${name}` });
    await expect(backups.redeem(await actorOf(person), ticket)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const late = await admin.backups.ticket({ name, password: person.password });
    app.clock.advance({ seconds: 60 });
    await expect(backups.redeem(await actorOf(person), late.ticket)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    expect((await acts()).filter(({ action }) => action === 'backup.downloaded')).toHaveLength(1);
  });

  test('has no more guesses than the door', async () => {
    const { name } = await admin.backups.make();
    for (let guess = 0; guess < 5; guess += 1) {
      await admin.backups.ticket({ name, password: `guess-${guess}` }).catch(() => null);
    }
    await expect(admin.backups.ticket({ name, password: person.password })).rejects.toMatchObject({
      cause: { code: 'TOO_MANY_ATTEMPTS' },
    });
  });

  test.each(['../lamplight.db', 'lamplight-2020-01-01T00-00-00Z-daily.db'])(
    'of %s is none',
    async (name) => {
      await expect(admin.backups.ticket({ name, password: person.password })).rejects.toMatchObject(
        { cause: { code: 'NOT_FOUND' } },
      );
    },
  );
});

describe('a restore', () => {
  test('needs the password again, and the host restarts on that backup', async () => {
    const { name } = await admin.backups.make();
    expect(await admin.backups.preview({ name })).toMatchObject({ isOwn: true, deletedAgain: 1 });
    await expect(admin.backups.restore({ name, password: 'guess' })).rejects.toMatchObject({
      cause: { code: 'VALIDATION' },
    });
    expect(app.backups.restored).toEqual([]);
    await admin.backups.restore({ name, password: person.password });
    expect(app.backups.restored).toEqual([name]);
    expect((await admin.backups.list()).lastRestore).toMatchObject({ name, problem: null });
    expect(await acts()).toContainEqual({
      ...{ actorId: person.id, action: 'host.restore-begun' },
      detail: JSON.stringify({ backup: name }),
    });
  });
});

test('a preview says how many children would be signed out in the middle of something', async () => {
  const { name } = await admin.backups.make();
  const present = async () => (await admin.backups.preview({ name })).childrenPresent;
  expect(await present()).toBe(0);
  const ruth = await app.given.student();
  await app.given.student();
  await app.given.teacher();
  expect(await present()).toBe(2);
  app.clock.advance({ minutes: PRESENT_MINUTES + 1 });
  await (await ruth.call()).lessons.start({ lessonId: 1 });
  expect(await present()).toBe(1);
});

test('a backup from another machine is taken in, and what is none is refused', async () => {
  const { backups } = app.services;
  const actor = await actorOf(person);
  await expect(backups.receive(actor, Readable.from([]))).rejects.toMatchObject({
    code: 'BACKUP_UNUSABLE',
  });
  const received = await backups.receive(actor, Readable.from([Buffer.from('a school')]));
  expect(received.kind).toBe('uploaded');
  expect(await acts()).toMatchObject([{ action: 'backup.uploaded' }]);
});
