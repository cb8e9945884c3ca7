import type { Consent, ConsentPurpose } from '@lamplight/domain/consents';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';
import { updateUser } from '../users/users.repository.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const EVA = 'eva@example.org';
const TRACKING = { purpose: 'session-tracking', notice: 'We count your visits.' } as const;
const NOT_POSSIBLE = { cause: { code: 'CONSENT_NOT_POSSIBLE', status: 409 } };
const FORBIDDEN = { cause: { code: 'FORBIDDEN' } };

/** A child and its mother; on this host without mail her link is unconfirmed until told otherwise. */
async function family(age: number, link: 'confirmed' | 'unconfirmed' = 'confirmed') {
  const child = await app.given.student({ age, parentEmail: EVA });
  const parent = await app.given.parent({ email: EVA, firstName: 'Eva' });
  await app.db.updateTable('familyLinks').set({ status: link }).execute();
  return { child, parent, forChild: { ...TRACKING, studentId: child.id } };
}

const allows = (person: Person, purpose: ConsentPurpose = 'session-tracking') =>
  app.services.consents.allows(app.db, person.id, purpose);

const trackingOf = (consents: Consent[]) =>
  consents.find(({ purpose }) => purpose === 'session-tracking');

test('nothing is consented to until somebody does', async () => {
  const { child, parent } = await family(14);
  const mine = await (await child.call()).consents.mine();
  expect(mine).toHaveLength(4);
  for (const consent of mine) {
    expect(consent).toMatchObject({ granted: false, mayGive: true, history: [] });
    expect(await allows(child, consent.purpose)).toBe(false);
  }
  expect(await allows(parent)).toBe(false);
});

describe('a child under 13', () => {
  test('does not consent for itself; a confirmed parent does, and withdraws', async () => {
    const { child, parent, forChild } = await family(12);
    await expect((await child.call()).consents.give(TRACKING)).rejects.toMatchObject(NOT_POSSIBLE);
    expect(await allows(child)).toBe(false);

    const mother = await parent.call();
    const given = trackingOf(await mother.consents.giveForChild(forChild));
    expect(given).toMatchObject({ granted: true, mayGive: false, mayWithdraw: true });
    expect(await allows(child)).toBe(true);
    expect(await allows(child, 'outside-ai')).toBe(false);
    expect(trackingOf(await (await child.call()).consents.mine())).toMatchObject({
      granted: true,
      mayWithdraw: false,
    });

    app.clock.advance({ days: 3 });
    const withdrawn = trackingOf(await mother.consents.withdrawForChild(forChild));
    expect(await allows(child)).toBe(false);
    const { notice } = TRACKING;
    expect(withdrawn?.history).toEqual([
      {
        id: 2,
        granted: false,
        method: 'parent',
        by: 'Eva',
        notice,
        at: '2026-06-18T09:00:00.000Z',
      },
      { id: 1, granted: true, method: 'parent', by: 'Eva', notice, at: '2026-06-15T09:00:00.000Z' },
    ]);
  });

  test('has an unconfirmed parent who sees and withdraws, and does not give', async () => {
    const { child, parent, forChild } = await family(9, 'unconfirmed');
    const father = await parent.call();
    await expect(father.consents.giveForChild(forChild)).rejects.toMatchObject(NOT_POSSIBLE);
    await (await (await app.given.admin()).call()).consents.recordPaper({
      ...forChild,
      granted: true,
    });
    expect(trackingOf(await father.consents.ofStudent({ studentId: child.id }))).toMatchObject({
      granted: true,
      mayWithdraw: true,
    });
    await father.consents.withdrawForChild(forChild);
    expect(await allows(child)).toBe(false);
  });

  test('may bring a signed paper, which an admin records', async () => {
    const { child, forChild } = await family(9);
    const admin = await app.given.admin({ username: 'the-admin' });
    const office = await admin.call();
    const given = await office.consents.recordPaper({ ...forChild, granted: true });
    expect(trackingOf(given)?.history).toMatchObject([{ method: 'paper', by: 'the-admin' }]);
    expect(await allows(child)).toBe(true);
    await office.consents.recordPaper({ ...forChild, granted: false });
    expect(await allows(child)).toBe(false);
  });
});

describe('a student of 13 to 17', () => {
  test('consents, and withdraws', async () => {
    const { child } = await family(13);
    const student = await child.call();
    expect(trackingOf(await student.consents.give(TRACKING))).toMatchObject({ granted: true });
    expect(await allows(child)).toBe(true);
    expect(trackingOf(await student.consents.withdraw(TRACKING))).toMatchObject({
      granted: false,
      mayGive: true,
    });
    expect(await allows(child)).toBe(false);
  });

  test('does not give again what a parent withdrew; the parent may', async () => {
    const { child, parent, forChild } = await family(15, 'confirmed');
    const student = await child.call();
    const mother = await parent.call();
    await expect(mother.consents.giveForChild(forChild)).rejects.toMatchObject(NOT_POSSIBLE);
    await student.consents.give(TRACKING);
    await mother.consents.withdrawForChild(forChild);
    expect(await allows(child)).toBe(false);
    await expect(student.consents.give(TRACKING)).rejects.toMatchObject(NOT_POSSIBLE);
    await expect(student.consents.withdraw(TRACKING)).rejects.toMatchObject(NOT_POSSIBLE);
    await mother.consents.giveForChild(forChild);
    expect(await allows(child)).toBe(true);
  });

  test('who turns out to be younger needs a parent after all', async () => {
    const { child } = await family(14);
    await (await child.call()).consents.give(TRACKING);
    await updateUser(app.db, child.id, { age: 11 });
    expect(await allows(child)).toBe(false);
  });
});

test('a student of 18 decides alone', async () => {
  const { child, parent, forChild } = await family(18);
  await (await child.call()).consents.give(TRACKING);
  const mother = await parent.call();
  await expect(mother.consents.withdrawForChild(forChild)).rejects.toMatchObject(NOT_POSSIBLE);
  expect(await allows(child)).toBe(true);
});

test('a parent speaks for no child of another family', async () => {
  const { child, forChild } = await family(9);
  const stranger = await (await app.given.parent({ email: 'adam@example.org' })).call();
  const { giveForChild, withdrawForChild, ofStudent } = stranger.consents;
  await expect(giveForChild(forChild)).rejects.toMatchObject(FORBIDDEN);
  await expect(withdrawForChild(forChild)).rejects.toMatchObject(FORBIDDEN);
  await expect(ofStudent({ studentId: child.id })).rejects.toMatchObject(FORBIDDEN);
});

test('an admin records papers of students only', async () => {
  const teacher = await app.given.teacher();
  const paper = { ...TRACKING, granted: true, studentId: teacher.id };
  const office = await (await app.given.admin()).call();
  await expect(office.consents.recordPaper(paper)).rejects.toMatchObject({
    cause: { code: 'NOT_FOUND' },
  });
});

test('the demo account, which everybody shares, consents to nothing', async () => {
  const demo = await app.given.student({ age: 14 });
  await updateUser(app.db, demo.id, { isDemo: 1 });
  await expect((await demo.call()).consents.give(TRACKING)).rejects.toMatchObject({
    cause: { code: 'DEMO_ACCOUNT' },
  });
});

test('what was said stays when the account of the parent goes', async () => {
  const { child, parent, forChild } = await family(9);
  await (await parent.call()).consents.giveForChild(forChild);
  await (await parent.call()).auth.deleteAccount();
  expect(await allows(child)).toBe(true);
  const history = trackingOf(await (await child.call()).consents.mine())?.history;
  expect(history).toMatchObject([{ granted: true, method: 'parent', by: null }]);
});

test.each(['', '   ', 'x'.repeat(3001)])(
  'a choice without readable words is refused: %#',
  async (notice) => {
    const student = await (await app.given.student({ age: 14 })).call();
    await expect(student.consents.give({ ...TRACKING, notice })).rejects.toThrow();
  },
);
