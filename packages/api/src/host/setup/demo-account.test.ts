import { DAY_MILLIS } from '@lamplight/domain/activity';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { appRouter } from '../../app-router.ts';
import { findRoleInClass } from '../../people/classes/classes.repository.ts';
import { findUserByUsernameKey } from '../../people/users/users.repository.ts';
import { toAppError } from '../../platform/error-mapping.ts';
import { createCallerFactory } from '../../platform/procedures.ts';
import { firstClassId } from '../../testing/classes.ts';
import { type Caller, createTestApp, type Person, type TestApp } from '../../testing/index.ts';
import { createDemoAccount, DEMO_ACCOUNT } from './demo-account.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp({ demoAccounts: true });
});
afterEach(() => app.close());

const demoUser = async () => {
  const user = await findUserByUsernameKey(app.db, DEMO_ACCOUNT.username);
  if (!user) throw new Error('there is no demo student');
  return user;
};

const createCaller = createCallerFactory(appRouter);
const callerFor = async (token: string) => createCaller(await app.contextFor(token));

/** A visitor who opened the demo account. */
async function demoCaller(): Promise<Caller> {
  const { token } = await app.visitor.auth.login(DEMO_ACCOUNT);
  return callerFor(token);
}

const codeOf = (call: Promise<unknown>): Promise<string | null> =>
  call.then(
    () => null,
    (error: unknown) => toAppError(error).code,
  );

test('the demo student has three days behind it', async () => {
  const demo = await demoUser();
  expect(demo).toMatchObject({ role: 'student', isDemo: 1, age: 9, currentDay: 4 });
  const events = await app.db
    .selectFrom('activityEvents')
    .select(['kind', 'at'])
    .where('userId', '=', demo.id)
    .orderBy('at')
    .execute();
  const lessons = events.filter(({ kind }) => kind === 'lesson-completed');
  expect(lessons.length).toBeGreaterThan(4);
  expect(events.at(-1)?.at).toBeLessThan(app.clock.now());
  expect(events[0]?.at).toBeGreaterThan(app.clock.now() - 4 * DAY_MILLIS);
});

describe('each day anew', () => {
  test('what visitors did goes, and whoever is signed in as it is signed out', async () => {
    const before = await demoUser();
    const { token } = await app.visitor.auth.login(DEMO_ACCOUNT);
    const caller = await callerFor(token);
    await caller.curriculum.advanceDay();
    await caller.journal.write({ entry: 'Anybody may read this next.' });
    app.clock.advance({ days: 1 });
    await app.services.demoAccount.refresh();
    const after = await demoUser();
    expect(after.id).not.toBe(before.id);
    expect(after.currentDay).toBe(4);
    const entries = await app.db.selectFrom('journalEntries').select('content').execute();
    expect(entries.map(({ content }) => content)).not.toContain('Anybody may read this next.');
    expect((await app.contextFor(token)).actor.kind).toBe('visitor');
  });

  test('on the same day nothing is taken from a visitor', async () => {
    const caller = await demoCaller();
    await caller.curriculum.advanceDay();
    app.clock.advance({ minutes: 30 });
    await app.services.demoAccount.refresh();
    expect(await demoUser()).toMatchObject({ currentDay: 5 });
  });

  test('a child keeps everything', async () => {
    const child = await app.given.student();
    await (await child.call()).journal.write({ entry: 'I saw an owl.' });
    app.clock.advance({ days: 1 });
    await app.services.demoAccount.refresh();
    const entries = await app.db
      .selectFrom('journalEntries')
      .select('content')
      .where('userId', '=', child.id)
      .execute();
    expect(entries).toEqual([{ content: 'I saw an owl.' }]);
  });
});

describe('where it is not wanted', () => {
  const withoutDemo = () =>
    createDemoAccount({
      ...{ db: app.db, clock: app.clock, wanted: false },
      passwords: { hash: async (word) => word, verify: async () => false },
      sessions: app.services.sessions,
      achievements: app.services.achievements,
    });

  test('it goes', async () => {
    await withoutDemo().ensure();
    expect(await findUserByUsernameKey(app.db, DEMO_ACCOUNT.username)).toBeUndefined();
  });

  test('a person of its name stays, and is offered to nobody', async () => {
    await app.db.updateTable('users').set({ isDemo: 0 }).execute();
    await withoutDemo().ensure();
    app.clock.advance({ days: 1 });
    await app.services.demoAccount.refresh();
    expect(await demoUser()).toMatchObject({ isDemo: 0 });
    expect((await app.visitor.host.info()).demoAccount).toBeNull();
  });
});

describe('it can harm nobody', () => {
  let demo: Caller;
  let child: Person;
  let own: Caller;
  beforeEach(async () => {
    demo = await demoCaller();
    child = await app.given.student({ username: 'ruth' });
    own = await child.call();
  });

  test('it is in no class, a child is', async () => {
    const classId = await firstClassId(app);
    expect(await findRoleInClass(app.db, classId, (await demoUser()).id)).toBeNull();
    expect(await findRoleInClass(app.db, classId, child.id)).toBe('student');
    const teacher = await app.given.teacher();
    const ids = await app.services.classes.studentIdsOfTeacher(teacher.id);
    expect(ids).toEqual([child.id]);
  });

  test('it sees and enters no room of a class, a child does', async () => {
    const teacher = await (await app.given.teacher()).call();
    const { room } = await teacher.multiplayer.openClassRoom({
      ...{ name: 'Owls', classId: await firstClassId(app) },
      gameType: 'bible-trivia',
      band: 'elementary',
    });
    expect(await demo.multiplayer.rooms()).toEqual([]);
    expect(await codeOf(demo.multiplayer.join({ code: room.id }))).toBe('NOT_FOUND');
    expect(await own.multiplayer.rooms()).toHaveLength(1);
    expect(await codeOf(own.multiplayer.join({ code: room.id }))).toBeNull();
  });

  const refusals: readonly [what: string, act: (caller: Caller) => Promise<unknown>][] = [
    [
      'comes into a class by its code',
      async (caller) => {
        const { code } = await app.db
          .selectFrom('classes')
          .select('code')
          .executeTakeFirstOrThrow();
        return caller.classes.join({ code });
      },
    ],
    [
      'gets a slip that links a parent',
      async (caller) => caller.pairing.create({ studentId: (await caller.auth.me()).id }),
    ],
    ['changes its profile', (caller) => caller.profiles.update({ bio: 'Me' })],
    [
      'changes its password',
      (caller) =>
        caller.profiles.changePassword({
          currentPassword: caller === demo ? DEMO_ACCOUNT.password : child.password,
          newPassword: 'another-password',
        }),
    ],
    ['deletes its account', (caller) => caller.auth.deleteAccount()],
  ];
  test.each(refusals)('it never %s, a child does', async (_what, act) => {
    expect(await codeOf(act(demo))).toBe('DEMO_ACCOUNT');
    expect(await codeOf(act(own))).toBeNull();
  });

  test('it counts in no number of the host', async () => {
    const admin = await (await app.given.admin()).call();
    expect(await admin.admin.stats()).toMatchObject({ totalUsers: 2, completedLessons: 0 });
  });
});

test("a new admin's first page tells nothing of what the demo student did", async () => {
  const ruth = await app.given.student({ username: 'ruth' });
  await (await ruth.call()).lessons.complete({ lessonId: 1 });
  const { admin } = await (await app.given.admin()).call();
  const { recentActivity } = await admin.stats();
  expect(new Set(recentActivity.map(({ username }) => username))).toEqual(new Set(['ruth']));
});
