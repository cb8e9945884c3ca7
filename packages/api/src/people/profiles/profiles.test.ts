import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, createTestMailbox, type TestApp } from '../../testing/index.ts';
import { updateUser } from '../users/users.repository.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

describe('the own profile', () => {
  test('begins with the defaults', async () => {
    const child = await app.given.student({ username: 'ruth', age: 9, grade: 4 });
    expect(await (await child.call()).profiles.me()).toEqual({
      id: child.id,
      username: 'ruth',
      email: null,
      role: 'student',
      firstName: null,
      lastName: null,
      age: 9,
      grade: 4,
      profileImageUrl: null,
      bio: null,
      favoriteSubjects: [],
      difficultyLevel: 'intermediate',
      timeZone: 'UTC',
      language: 'en',
      allowDataSharing: false,
      display: {
        letters: 'standard',
        textSize: 'standard',
        motion: 'device',
        readAloud: 'by-age',
      },
      completedOnboarding: false,
      learningGoals: [],
      weeklyHours: null,
      parentEmail: null,
      weeklyGoal: 5,
      learningStyle: null,
      emergencyContact: null,
      childrenIds: [],
      employeeId: null,
      department: null,
      specialization: [],
      certifications: [],
      yearsExperience: null,
      accessLevel: null,
      lastSystemAccess: null,
      currentDay: 1,
      totalProgress: 0,
      streakCount: 0,
    });
  });

  test('keeps what its owner saved, and leaves the rest as it was', async () => {
    const child = await (await app.given.student()).call();
    await child.profiles.update({
      bio: 'I like owls.\nAnd x².',
      favoriteSubjects: ['Bible', 'Science'],
      difficultyLevel: 'beginner',
      timeZone: 'PST',
      language: 'es',
      allowDataSharing: true,
      weeklyGoal: 7,
      learningStyle: 'visual',
    });
    const after = await child.profiles.update({ bio: '' });
    expect(after).toMatchObject({
      bio: null,
      favoriteSubjects: ['Bible', 'Science'],
      difficultyLevel: 'beginner',
      timeZone: 'PST',
      language: 'es',
      allowDataSharing: true,
      weeklyGoal: 7,
      learningStyle: 'visual',
    });
    expect(await child.profiles.me()).toEqual(after);
  });

  test('takes back the whole of what it answered', async () => {
    const child = await (await app.given.student()).call();
    const profile = await child.profiles.me();
    const { id: userId, ...fields } = profile;
    expect(await child.profiles.update({ ...fields, userId })).toEqual(profile);
  });

  test('returns to the weekly goal of 5 when it is emptied', async () => {
    const child = await (await app.given.student()).call();
    await child.profiles.update({ weeklyGoal: 9 });
    expect((await child.profiles.update({ weeklyGoal: null })).weeklyGoal).toBe(5);
  });

  test('is that of one person only', async () => {
    const ruth = await app.given.student();
    const boaz = await app.given.student();
    await (await ruth.call()).profiles.update({ bio: 'Gleaning' });
    expect((await (await boaz.call()).profiles.me()).bio).toBeNull();
    const forged = (await boaz.call()).profiles.update({ userId: ruth.id, bio: 'Mine' });
    await expect(forged).rejects.toMatchObject({ cause: { code: 'FORBIDDEN' } });
    const own = (await ruth.call()).profiles.update({ userId: ruth.id, bio: 'Barley' });
    await expect(own).resolves.toMatchObject({ bio: 'Barley' });
  });

  test('never stores a read-only field', async () => {
    const child = await app.given.student();
    const forged = {
      bio: 'Hello',
      id: 1,
      role: 'admin',
      age: 40,
      currentDay: 56,
      totalProgress: 100,
      streakCount: 99,
      childrenIds: [1],
      employeeId: 'E1',
      lastSystemAccess: '2020-01-01T00:00:00Z',
    };
    const caller = await child.call();
    expect(await caller.profiles.update(forged)).toMatchObject({
      id: child.id,
      bio: 'Hello',
      role: 'student',
      age: 9,
      currentDay: 1,
      totalProgress: 0,
      streakCount: 0,
      childrenIds: [],
      employeeId: null,
      lastSystemAccess: null,
    });
    expect((await (await child.call()).auth.me()).role).toBe('student');
  });
});

describe('how pages are shown', () => {
  const chosen = {
    letters: 'opendyslexic',
    textSize: 'largest',
    motion: 'reduced',
    readAloud: 'all',
  } as const;

  test.each(['student', 'parent', 'teacher', 'admin'] as const)(
    'is kept for a %s, choice by choice, and known with the session',
    async (role) => {
      const person = await app.given[role]();
      const caller = await person.call();
      await caller.profiles.update({ display: { ...chosen, letters: 'lexend' } });
      const profile = await caller.profiles.update({ display: { letters: 'opendyslexic' } });
      expect(profile.display).toEqual(chosen);
      expect((await (await person.call()).auth.me()).display).toEqual(chosen);
      expect((await app.services.sessions.validate(person.token))?.display).toEqual(chosen);
    },
  );

  test('stays as it is when a profile is saved without it', async () => {
    const caller = await (await app.given.student()).call();
    await caller.profiles.update({ display: chosen });
    expect((await caller.profiles.update({ bio: 'Owls', display: null })).display).toEqual(chosen);
  });

  test('is one of what is offered', async () => {
    const caller = await (await app.given.student()).call();
    const wish = { letters: 'comic' } as unknown as { letters: 'lexend' };
    await expect(caller.profiles.update({ display: wish })).rejects.toThrow();
    await expect(caller.profiles.update({ display: { letters: 'lexend' } })).resolves.toBeDefined();
  });
});

describe('the fields of a role', () => {
  const everything = {
    weeklyGoal: 9,
    learningStyle: 'mixed' as const,
    emergencyContact: 'Aunt Orpah',
    department: 'Science',
    specialization: ['Owls'],
    yearsExperience: 12,
    certifications: ['First aid'],
    accessLevel: 'read-only' as const,
  };
  const nothing = {
    weeklyGoal: null,
    learningStyle: null,
    emergencyContact: null,
    department: null,
    specialization: [],
    yearsExperience: null,
    certifications: [],
    accessLevel: null,
  };
  const { weeklyGoal, learningStyle, emergencyContact, accessLevel } = everything;
  const { department, specialization, yearsExperience, certifications } = everything;

  test.each([
    ['student', { weeklyGoal, learningStyle }],
    ['parent', { emergencyContact }],
    ['teacher', { department, specialization, yearsExperience, certifications }],
    ['admin', { accessLevel }],
  ] as const)('of a %s are kept, those of others are not', async (role, kept) => {
    const caller = await (await app.given[role]()).call();
    expect(await caller.profiles.update(everything)).toMatchObject({ ...nothing, ...kept });
  });

  test('an access level grants and takes nothing', async () => {
    const admin = await app.given.admin();
    const before = await (await admin.call()).profiles.me();
    expect(before).toMatchObject({ accessLevel: 'full' });
    expect(before.lastSystemAccess).not.toBeNull();
    await (await admin.call()).profiles.update({ accessLevel: 'read-only' });
    await expect((await admin.call()).admin.users()).resolves.toHaveLength(1);
  });

  test('a parent reads the ids of their children', async () => {
    const child = await app.given.student({ parentEmail: 'eva@example.org' });
    await app.given.student({ parentEmail: 'sarah@example.org' });
    const parent = await app.given.parent({ email: 'eva@example.org' });
    expect((await (await parent.call()).profiles.me()).childrenIds).toEqual([child.id]);
  });
});

describe('totals', () => {
  test('count the lessons that are completed, as a percentage of all', async () => {
    const child = await (await app.given.student()).call();
    const lessons = await child.lessons.list();
    await child.lessons.complete({ lessonId: 1 });
    const { totalProgress } = await child.profiles.me();
    expect(totalProgress).toBe(Math.round(100 / lessons.length));
  });

  test('count days in a row with something learned', async () => {
    const child = await (await app.given.student()).call();
    const streak = async () => (await child.profiles.me()).streakCount;
    await child.lessons.complete({ lessonId: 1 });
    expect(await streak()).toBe(1);
    app.clock.advance({ days: 1 });
    expect(await streak()).toBe(1);
    await child.lessons.start({ lessonId: 57 });
    expect(await streak()).toBe(2);
    app.clock.advance({ days: 2 });
    expect(await streak()).toBe(0);
  });
});

describe("changing a parent's address", () => {
  test('ends the unconfirmed link of the old one and makes that of the new', async () => {
    const child = await app.given.student({ parentEmail: 'eva@example.org' });
    const eva = await app.given.parent({ email: 'eva@example.org' });
    const sarah = await app.given.parent({ email: 'sarah@example.org' });
    const { families } = app.services;
    expect(await families.between(eva.id, child.id)).toBe('unconfirmed');

    const caller = await child.call();
    const profile = await caller.profiles.update({ parentEmail: 'Sarah@Example.org' });
    expect(profile.parentEmail).toBe('sarah@example.org');
    expect(await families.between(eva.id, child.id)).toBeNull();
    expect(await families.between(sarah.id, child.id)).toBe('unconfirmed');

    await caller.profiles.update({ parentEmail: '' });
    expect(await families.between(sarah.id, child.id)).toBeNull();
  });

  test('does not shake off a parent who proved the address', async () => {
    const mailbox = createTestMailbox();
    const mailing = await createTestApp({ mailTransport: mailbox });
    const child = await mailing.given.student({ parentEmail: 'eva@example.org' });
    const eva = await mailing.given.parent({ email: 'eva@example.org' });
    await mailing.services.mail.deliverDue();
    await mailing.visitor.auth.magicLogin({ token: mailbox.tokenFor('eva@example.org') });
    await (await child.call()).profiles.update({ parentEmail: 'sarah@example.org' });
    expect(await mailing.services.families.between(eva.id, child.id)).toBe('confirmed');
    await mailing.close();
  });

  test('leaves a link alone when the address stays the same', async () => {
    const child = await app.given.student({ parentEmail: 'eva@example.org' });
    const eva = await app.given.parent({ email: 'eva@example.org' });
    await (await child.call()).profiles.update({ parentEmail: 'eva@example.org', bio: 'Hi' });
    expect(await app.services.families.between(eva.id, child.id)).toBe('unconfirmed');
  });

  test('is nothing that a parent can do for themselves', async () => {
    const eva = await app.given.parent({ email: 'eva@example.org' });
    const profile = await (await eva.call()).profiles.update({ parentEmail: 'eva@example.org' });
    expect(profile.parentEmail).toBeNull();
    const { tables } = await (await eva.call()).profiles.exportMyData();
    expect(tables.users).toMatchObject([{ parentEmailKey: null }]);
  });
});

describe('the demo account', () => {
  test('learns, and changes nothing else', async () => {
    const demo = await app.given.student();
    await updateUser(app.db, demo.id, { isDemo: 1 });
    const caller = await demo.call();
    const refused = { cause: { code: 'DEMO_ACCOUNT' } };
    const change = { currentPassword: demo.password, newPassword: 'barley-harvest' };
    await expect(caller.profiles.update({ bio: 'x' })).rejects.toMatchObject(refused);
    await expect(caller.profiles.completeOnboarding({})).rejects.toMatchObject(refused);
    await expect(caller.profiles.changePassword(change)).rejects.toMatchObject(refused);
    await expect(caller.profiles.me()).resolves.toMatchObject({ bio: null });
    await expect(caller.lessons.complete({ lessonId: 1 })).resolves.toMatchObject({
      completed: true,
    });
  });
});
