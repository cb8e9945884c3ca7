import { FREE_FAILURES } from '@lamplight/domain/auth';
import { keptMillis } from '@lamplight/domain/retention';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createTestApp,
  type Person,
  TEST_PASSWORD,
  type TestApp,
  type TestDevice,
} from '../../testing/index.ts';
import { DEVICES_PER_ACCOUNT } from './known-devices.ts';

let app: TestApp;
let ruth: Person;
beforeEach(async () => {
  app = await createTestApp();
  ruth = await app.given.student({ username: 'ruth' });
});
afterEach(() => app.close());

const newDevice = (): TestDevice => ({ token: null });
const enter = (device: TestDevice, person: Person = ruth) =>
  app.visitorAt(device).auth.login({ username: person.username, password: person.password });
const guess = (device: TestDevice = newDevice()) =>
  app.visitorAt(device).auth.login({ username: 'ruth', password: 'a-guess' }).catch(String);

/** Wrong passwords until the account waits. */
async function guessUntilItWaits(): Promise<void> {
  for (let tried = 0; tried < FREE_FAILURES; tried += 1) await guess();
  expect(await guess()).toContain('Too many attempts');
}

/** A device on which its owner has signed in before. */
async function ownDevice(person: Person = ruth): Promise<TestDevice> {
  const device = newDevice();
  await enter(device, person);
  return device;
}

describe('wrong passwords of others', () => {
  test('make a device wait that the account does not know, and none that it knows', async () => {
    const own = await ownDevice();
    await guessUntilItWaits();
    await expect(enter(newDevice())).rejects.toThrow('Too many attempts');
    await expect(enter(own)).resolves.toMatchObject({ user: { id: ruth.id } });
    await expect(enter(newDevice())).rejects.toThrow('Too many attempts');
  });

  test('do not wait behind each other with the owner', async () => {
    const own = await ownDevice();
    const guesses = Promise.all(Array.from({ length: 30 }, () => guess()));
    await expect(enter(own)).resolves.toBeDefined();
    await guesses;
  });

  test('do not keep a signed-in owner from what asks for the password again', async () => {
    await guessUntilItWaits();
    const change = { currentPassword: ruth.password, newPassword: 'quite-another-one' };
    await expect((await ruth.call()).profiles.changePassword(change)).resolves.toBeDefined();
  });

  test('are counted apart at a device that the account knows', async () => {
    const own = await ownDevice();
    for (let tried = 0; tried < FREE_FAILURES; tried += 1) await guess(own);
    await expect(enter(own)).rejects.toThrow('Too many attempts');
    await expect(enter(newDevice())).resolves.toBeDefined();
    app.clock.advance({ seconds: 16 });
    await expect(enter(own)).resolves.toBeDefined();
  });
});

describe('a device', () => {
  test('is known to the accounts that were opened on it, and to no others', async () => {
    const shared = await ownDevice();
    const boaz = await app.given.student({ username: 'boaz' });
    await guessUntilItWaits();
    const boazs = await ownDevice(boaz);
    await expect(enter(boazs)).rejects.toThrow('Too many attempts');
    await enter(shared, boaz);
    await expect(enter(shared)).resolves.toBeDefined();
  });

  test('becomes known by signing up, too', async () => {
    const device = newDevice();
    const { user } = await app.visitorAt(device).auth.register({
      ...{ username: 'naomi', password: 'secret-9', role: 'student', age: 9, grade: 4 },
      termsAccepted: true,
    });
    expect(await app.services.knownDevices.find(user.id, device.token)).not.toBeNull();
    expect(await app.services.knownDevices.find(ruth.id, device.token)).toBeNull();
  });

  test('is known no more when nobody has used it for long', async () => {
    const own = await ownDevice();
    app.clock.advance({ seconds: keptMillis('knownDevices') / 1000 - 1 });
    expect(await app.services.knownDevices.find(ruth.id, own.token)).not.toBeNull();
    app.clock.advance({ seconds: 2 });
    expect(await app.services.knownDevices.find(ruth.id, own.token)).toBeNull();
    await app.services.tidyUp();
    expect(await app.db.selectFrom('knownDevices').selectAll().execute()).toEqual([]);
  });

  test('is stored as a hash that nothing can be made of', async () => {
    const own = await ownDevice();
    const rows = JSON.stringify(await app.db.selectFrom('knownDevices').selectAll().execute());
    expect(own.token).toMatch(/^[\w-]{43}$/);
    expect(rows).not.toContain(own.token);
  });

  test('makes room for newer ones of the account', async () => {
    const first = await ownDevice();
    for (let more = 0; more < DEVICES_PER_ACCOUNT; more += 1) {
      app.clock.advance({ seconds: 1 });
      await ownDevice();
    }
    expect(await app.services.knownDevices.find(ruth.id, first.token)).toBeNull();
    const { length } = await app.db.selectFrom('knownDevices').selectAll().execute();
    expect(length).toBe(DEVICES_PER_ACCOUNT);
  });
});

describe('a new password', () => {
  test('of the owner leaves the device at hand as the only one', async () => {
    const own = await ownDevice();
    const other = await ownDevice();
    const change = { currentPassword: ruth.password, newPassword: 'quite-another-one' };
    await (await ruth.call({ device: own })).profiles.changePassword(change);
    expect(await app.services.knownDevices.find(ruth.id, own.token)).not.toBeNull();
    expect(await app.services.knownDevices.find(ruth.id, other.token)).toBeNull();
  });

  test.each([
    [
      'a teacher',
      async (id: number) => {
        const teacher = await app.given.teacher();
        await (await teacher.call()).students.resetPassword({
          userId: id,
          ownPassword: TEST_PASSWORD,
        });
      },
    ],
    [
      'an admin',
      async (id: number) => {
        const admin = await app.given.admin();
        await (await admin.call()).admin.resetPassword({ id, ownPassword: TEST_PASSWORD });
      },
    ],
  ])('from %s forgets all devices, and ends the wait', async (_who, reset) => {
    const own = await ownDevice();
    await guessUntilItWaits();
    await reset(ruth.id);
    expect(await app.services.knownDevices.find(ruth.id, own.token)).toBeNull();
    expect(await guess()).toContain('check your credentials');
  });

  test('by a mailed link makes the device known on which it was opened', async () => {
    const miriam = await app.given.parent({ username: 'miriam', email: 'miriam@example.org' });
    await app.visitor.auth.forgotPassword({ email: 'miriam@example.org' });
    const { body } = await app.db
      .selectFrom('outboxMails')
      .select('body')
      .executeTakeFirstOrThrow();
    const token = /token=(\S+)/.exec(body)?.[1] ?? '';
    const device = newDevice();
    await app.visitorAt(device).auth.resetPassword({ token, password: 'quite-another-one' });
    expect(await app.services.knownDevices.find(miriam.id, device.token)).not.toBeNull();
  });

  test('from the command for admins ends the wait, even where it is the old one', async () => {
    const admin = await app.given.admin({ username: 'miriam' });
    const { username, password } = admin;
    const wrong = { username, password: 'a-guess' };
    for (let tried = 0; tried < FREE_FAILURES; tried += 1) {
      await app.visitor.auth.login(wrong).catch(String);
    }
    await expect(app.visitor.auth.login({ username, password })).rejects.toThrow('Too many');
    await app.services.setup.ensureAdmin({ username, password });
    await expect(app.visitor.auth.login({ username, password })).resolves.toBeDefined();
  });
});

test('a deleted account leaves no device behind', async () => {
  await ownDevice();
  await guess();
  await (await ruth.call()).auth.deleteAccount();
  expect(await app.db.selectFrom('knownDevices').selectAll().execute()).toEqual([]);
  expect(await app.db.selectFrom('signInGuesses').selectAll().execute()).toEqual([]);
});

describe('the owner', () => {
  test('is told how often somebody guessed, and since when, until they have seen it', async () => {
    const own = await ownDevice();
    const caller = await ruth.call();
    const since = new Date(app.clock.now()).toISOString();
    await guessUntilItWaits();
    app.clock.advance({ seconds: 60 });
    const last = new Date(app.clock.now()).toISOString();
    await guess();
    await enter(own);
    expect(await caller.auth.guesses()).toEqual({ count: FREE_FAILURES + 1, since, last });
    await caller.auth.dismissGuesses();
    expect(await caller.auth.guesses()).toBeNull();
  });

  test('is not told of a slip of their own fingers', async () => {
    for (let tried = 1; tried < FREE_FAILURES; tried += 1) await guess();
    await enter(newDevice());
    await guess();
    expect(await (await ruth.call()).auth.guesses()).toBeNull();
  });

  test('is told of nothing that was tried at another account', async () => {
    const boaz = await app.given.student({ username: 'boaz' });
    await guessUntilItWaits();
    expect(await (await boaz.call()).auth.guesses()).toBeNull();
    expect(await (await ruth.call()).auth.guesses()).toMatchObject({ count: FREE_FAILURES });
  });
});
