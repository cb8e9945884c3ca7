import type { TextModels } from '@lamplight/ai/models';
import type { Db } from '@lamplight/db';
import { createTestDatabase } from '@lamplight/db/testing';
import type { StudentSignUp } from '@lamplight/domain/auth';
import { PLAUSIBLE_DAYS } from '@lamplight/domain/retention';
import type { CurrentUser } from '@lamplight/domain/users';
import { runTests } from '@lamplight/sandbox/runner';
import type { AiTiming } from '../ai/models/model-call.ts';
import { appRouter } from '../app-router.ts';
import { toCurrentUser } from '../people/users/user-view.ts';
import { findUser, updateUser } from '../people/users/users.repository.ts';
import { VISITOR } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { silentLog } from '../platform/log.ts';
import type { MailTransport } from '../platform/mail/transport.ts';
import { createCallerFactory } from '../platform/procedures.ts';
import { secureRandom } from '../platform/random.ts';
import { createServices, type Services } from '../services.ts';
import { createTestBackups, type TestBackups } from './test-backups.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { createTestDoctor, type TestDoctor } from './test-doctor.ts';
import { createTestPacks } from './test-packs.ts';
import { TEST_RELEASE } from './test-release.ts';
import { createTestVoice, type TestVoice } from './test-voice.ts';

const createCaller = createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;

/** Somebody with an account, and what they can call. */
export interface Person {
  readonly id: number;
  readonly username: string;
  readonly password: string;
  readonly token: string;
  /** Calls as this person, with the account as it is at that moment. */
  call(options?: CallOptions): Promise<Caller>;
}

interface CallOptions {
  readonly idempotencyKey?: string;
  readonly device?: TestDevice;
}

/** A browser that keeps what it is told to; without one nothing is kept. */
export interface TestDevice {
  token: string | null;
  /** Whether it reaches the host over plain http; not unless told. */
  readonly plainHttp?: boolean;
  /** Where it is in the network; all are at one address unless told. */
  readonly address?: string;
}

interface NewPerson {
  readonly username?: string;
  readonly email?: string;
  readonly firstName?: string;
}

export interface TestApp {
  readonly db: Db;
  readonly clock: TestClock;
  readonly services: Services;
  readonly backups: TestBackups;
  readonly doctor: TestDoctor;
  readonly voice: TestVoice;
  readonly visitor: Caller;
  /** Somebody who is not signed in, at this browser. */
  visitorAt(device: TestDevice): Caller;
  readonly given: {
    student(
      options?: NewPerson & { age?: number; grade?: number; parentEmail?: string },
    ): Promise<Person>;
    parent(options?: NewPerson): Promise<Person>;
    /** An approved teacher of the first class, unless told otherwise. */
    teacher(options?: NewPerson & { approved?: boolean }): Promise<Person>;
    admin(options?: NewPerson): Promise<Person>;
  };
  /** Lets days go by on a host that is on at least every other week, as in a school year, and tidies up at the end. */
  runFor(days: number): Promise<void>;
  /** What an adapter would hand to a procedure for a request with this session token, or with none. */
  contextFor(token: string | null): Promise<Context>;
  close(): Promise<void>;
}

const BASE_URL = 'http://lamplight.test';
/** Everybody's here. */
export const TEST_PASSWORD = 'a-good-password';

/**
 * The whole server side on an in-memory database with the real migrations, and callers for each role.
 * @param options.mailTransport a mail server; without one mails stay in the outbox
 * @param options.models models that answer; without one the built-in engine does
 */
export async function createTestApp(
  options: {
    mailTransport?: MailTransport;
    teachersAreApproved?: boolean;
    studentSignUp?: StudentSignUp;
    demoAccounts?: boolean;
    /** A database that is there already; a fresh one where it is left out. */
    db?: Db;
    models?: Partial<TextModels>;
    aiTiming?: AiTiming;
    /** Where the host stands; UTC unless told. */
    timeZone?: string;
  } = {},
): Promise<TestApp> {
  const db = options.db ?? (await createTestDatabase());
  const clock = createTestClock();
  const backups = createTestBackups(clock);
  const doctor = createTestDoctor(clock);
  const packs = createTestPacks();
  const voice = createTestVoice();
  const services = createServices({
    db,
    clock,
    random: secureRandom,
    log: silentLog,
    release: TEST_RELEASE,
    mailTransport: options.mailTransport ?? null,
    teachersAreApproved: options.teachersAreApproved ?? false,
    studentSignUp: options.studentSignUp ?? 'open',
    demoAccounts: options.demoAccounts ?? false,
    runner: { run: (_userId, job) => runTests(job) },
    backupStore: backups,
    packStore: packs.store,
    doctor,
    hostVoice: voice,
    models: options.models ?? {},
    aiTiming: options.aiTiming,
    timeZone: options.timeZone ?? 'UTC',
  });
  await services.prepareHost();

  const context = (
    actor: Context['actor'],
    { idempotencyKey, device = { token: null } }: CallOptions = {},
  ): Context => ({
    actor,
    services,
    baseUrl: BASE_URL,
    addressForOthers: () => BASE_URL,
    setSessionCookie() {},
    device: {
      token: device.token,
      keep(token) {
        device.token = token;
      },
    },
    address: device.address ?? '192.0.2.1',
    plainHttp: device.plainHttp ?? false,
    idempotencyKey,
  });
  const visitorAt = (device: TestDevice) => createCaller(context(VISITOR, { device }));
  const visitor = createCaller(context(VISITOR));

  function person(user: CurrentUser, token: string): Person {
    return {
      id: user.id,
      username: user.username,
      password: TEST_PASSWORD,
      token,
      async call(options = {}) {
        const row = await findUser(db, user.id);
        if (!row) throw new Error(`${user.username} has no account any more`);
        const actor = { kind: 'user', user: toCurrentUser(row), sessionToken: token } as const;
        return createCaller(context(actor, options));
      },
    };
  }

  let people = 0;
  async function register(
    role: 'student' | 'parent' | 'teacher',
    { username, ...fields }: NewPerson & { age?: number; grade?: number; parentEmail?: string },
  ): Promise<Person> {
    people += 1;
    // Each at home: so many from one address would be told to wait.
    const home = visitorAt({ token: null, address: `home ${people}` });
    const { user, token } = await home.auth.register({
      username: username ?? `${role}-${people}`,
      password: TEST_PASSWORD,
      role,
      termsAccepted: true,
      ...fields,
    });
    return person(user, token);
  }

  return {
    db,
    clock,
    services,
    backups,
    doctor,
    voice,
    visitor,
    visitorAt,
    given: {
      student: (fields = {}) => register('student', { age: 9, grade: 4, ...fields }),
      parent: (fields = {}) => register('parent', fields),
      async teacher({ approved = true, ...fields } = {}) {
        const teacher = await register('teacher', fields);
        if (approved) {
          await updateUser(db, teacher.id, { approvedAt: clock.now() });
          await services.classes.joinFirstClass(db, teacher.id, 'teacher');
        }
        return teacher;
      },
      async admin({ username = `admin-${people}` } = {}) {
        people += 1;
        await services.setup.ensureAdmin({ username, password: TEST_PASSWORD });
        const { user, token } = await services.signIn.signIn(username, TEST_PASSWORD);
        return person(user, token);
      },
    },
    async runFor(days) {
      for (let left = days; left > 0; left -= PLAUSIBLE_DAYS) {
        clock.advance({ days: Math.min(left, PLAUSIBLE_DAYS) });
        await services.tidyUp();
      }
    },
    async contextFor(token) {
      const user = token === null ? null : await services.sessions.validate(token);
      return context(
        user && token !== null ? { kind: 'user', user, sessionToken: token } : VISITOR,
      );
    },
    async close() {
      await services.alertDelivery.stop();
      await services.multiplayer.hub.stop();
      packs.remove();
      await db.destroy();
    },
  };
}
