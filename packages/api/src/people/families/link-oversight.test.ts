import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const EVA = 'eva@example.org';

/** A child, a parent whom only the address links, and a parent who came with a slip. */
async function family() {
  const child = await app.given.student({ firstName: 'Ruth', parentEmail: EVA });
  const eva = await app.given.parent({ username: 'eva', email: EVA });
  const adam = await app.given.parent({ username: 'adam' });
  const { code } = await (await child.call()).pairing.create({ studentId: child.id });
  await (await adam.call()).pairing.use({ code });
  return { child, eva, adam };
}

async function end(actor: Person, parent: Person, child: Person) {
  return (await actor.call()).families.endLink({ parentId: parent.id, studentId: child.id });
}

const between = (parent: Person, child: Person) =>
  app.services.families.between(parent.id, child.id);

describe('the links of a child', () => {
  test('are seen by a teacher of the child and an admin, with how they came', async () => {
    const { child } = await family();
    for (const adult of [await app.given.teacher(), await app.given.admin()]) {
      const links = await (await adult.call()).families.links({ studentId: child.id });
      expect(links).toMatchObject([
        { parent: { username: 'eva' }, status: 'unconfirmed', way: 'address' },
        { parent: { username: 'adam' }, status: 'confirmed', way: 'slip' },
      ]);
      expect(links[0]).toMatchObject({ student: { firstName: 'Ruth' } });
    }
  });

  test('are hidden from a teacher of another class', async () => {
    const { child } = await family();
    const newcomer = await app.given.teacher({ approved: false });
    const call = (await newcomer.call()).families.links({ studentId: child.id });
    await expect(call).rejects.toMatchObject({ cause: { code: 'FORBIDDEN' } });
  });
});

describe('a link is ended', () => {
  test('by the parent, a teacher of the child and an admin', async () => {
    const { child, eva, adam } = await family();
    await end(adam, adam, child);
    expect(await between(adam, child)).toBeNull();
    expect(await between(eva, child)).toBe('unconfirmed');
    await end(await app.given.teacher(), eva, child);
    expect(await between(eva, child)).toBeNull();
    const { code } = await (await child.call()).pairing.create({ studentId: child.id });
    await (await adam.call()).pairing.use({ code });
    await end(await app.given.admin(), adam, child);
    expect(await between(adam, child)).toBeNull();
  });

  test('by no other parent and no teacher of another class', async () => {
    const { child, eva, adam } = await family();
    for (const other of [eva, await app.given.teacher({ approved: false })]) {
      await expect(end(other, adam, child)).rejects.toMatchObject({
        cause: { code: 'FORBIDDEN' },
      });
    }
    expect(await between(adam, child)).toBe('confirmed');
  });

  test('once: what is not there is not found', async () => {
    const { child, adam } = await family();
    await end(adam, adam, child);
    await expect(end(adam, adam, child)).rejects.toMatchObject({ cause: { code: 'NOT_FOUND' } });
  });

  test('for good: the address that the child gave does not bring it back', async () => {
    const { child, eva } = await family();
    await end(await app.given.teacher(), eva, child);
    await (await eva.call()).profiles.update({ bio: 'Hello' });
    await app.services.families.linkParent(app.db, {
      ...{ id: eva.id, emailKey: EVA, proven: true },
    });
    expect(await between(eva, child)).toBeNull();
    const profile = await (await child.call()).profiles.me();
    expect(profile.parentEmail).toBeNull();
  });

  test('without touching the address of another parent', async () => {
    const { child, eva, adam } = await family();
    await end(adam, adam, child);
    expect(await between(eva, child)).toBe('unconfirmed');
    expect((await (await child.call()).profiles.me()).parentEmail).toBe(EVA);
  });
});

describe('a new link', () => {
  const newLinks = async (reader: Person) => (await reader.call()).families.newLinks();

  test('is shown for a week to the child and to the teachers of the child', async () => {
    const { child } = await family();
    const teacher = await app.given.teacher();
    for (const reader of [child, teacher]) {
      expect(await newLinks(reader)).toMatchObject([
        { parent: { username: 'eva' }, student: { firstName: 'Ruth' }, status: 'unconfirmed' },
        { parent: { username: 'adam' }, student: { firstName: 'Ruth' }, way: 'slip' },
      ]);
    }
    const [link] = await newLinks(child);
    const shown = Date.parse(link?.undoUntil ?? '') - Date.parse(link?.since ?? '');
    expect(shown).toBe(7 * 24 * 3_600_000);
    app.clock.advance({ days: 7 });
    for (const reader of [child, teacher]) expect(await newLinks(reader)).toEqual([]);
  });

  test('is shown to no other child, and not to a teacher who waits for approval', async () => {
    await family();
    const newcomer = await app.given.teacher({ approved: false });
    for (const other of [await app.given.student(), newcomer]) {
      expect(await newLinks(other)).toEqual([]);
    }
  });

  test('is undone by the child within the week; the other link stays', async () => {
    const { child, eva, adam } = await family();
    app.clock.advance({ days: 6 });
    await end(child, eva, child);
    expect(await between(eva, child)).toBeNull();
    expect(await between(adam, child)).toBe('confirmed');
    expect(await newLinks(child)).toMatchObject([{ parent: { username: 'adam' } }]);
    const ended = await app.db
      .selectFrom('auditEvents')
      .select(['actorId', 'userId'])
      .where('action', '=', 'family.link-ended')
      .execute();
    expect(ended).toEqual([{ actorId: child.id, userId: child.id }]);
  });

  test('is ended by the child no more after the week, by the teacher still', async () => {
    const { child, adam } = await family();
    app.clock.advance({ days: 7 });
    await expect(end(child, adam, child)).rejects.toMatchObject({
      message: 'Ask your teacher to end this link.',
      cause: { code: 'FORBIDDEN' },
    });
    expect(await between(adam, child)).toBe('confirmed');
    await end(await app.given.teacher(), adam, child);
    expect(await between(adam, child)).toBeNull();
  });

  test('is undone by no other child', async () => {
    const { child, adam } = await family();
    await expect(end(await app.given.student(), adam, child)).rejects.toMatchObject({
      cause: { code: 'FORBIDDEN' },
    });
    expect(await between(adam, child)).toBe('confirmed');
  });
});

describe('an unconfirmed link', () => {
  test('is on the list of the admin until it is confirmed, and then shows what the child writes', async () => {
    const { child, eva } = await family();
    const admin = await (await app.given.admin()).call();
    expect(await admin.families.unconfirmedLinks()).toMatchObject([
      { parent: { username: 'eva' }, student: { firstName: 'Ruth' } },
    ]);
    const journal = async () => (await eva.call()).journal.ofStudent({ userId: child.id });
    await expect(journal()).rejects.toMatchObject({ cause: { code: 'FORBIDDEN' } });

    await admin.families.confirmLink({ parentId: eva.id, studentId: child.id });
    expect(await admin.families.unconfirmedLinks()).toEqual([]);
    expect(await journal()).toEqual([]);
    const links = await admin.families.links({ studentId: child.id });
    expect(links[0]).toMatchObject({ status: 'confirmed', way: 'admin' });
  });

  test('cannot be confirmed where it is not', async () => {
    const child = await app.given.student();
    const parent = await app.given.parent();
    const admin = await (await app.given.admin()).call();
    const call = admin.families.confirmLink({ parentId: parent.id, studentId: child.id });
    await expect(call).rejects.toMatchObject({ cause: { code: 'NOT_FOUND' } });
    expect(await between(parent, child)).toBeNull();
  });
});

test('ending and confirming leave a trace', async () => {
  const { child, eva, adam } = await family();
  const admin = await app.given.admin();
  await (await admin.call()).families.confirmLink({ parentId: eva.id, studentId: child.id });
  await end(admin, adam, child);
  const events = await app.db
    .selectFrom('auditEvents')
    .select(['actorId', 'action', 'userId', 'detail'])
    .where('actorId', '=', admin.id)
    .where('action', 'like', 'family.%')
    .execute();
  expect(events).toMatchObject([
    { action: 'family.link-confirmed', userId: child.id },
    { action: 'family.link-ended', userId: child.id },
  ]);
  expect(events[1]?.detail).toContain(`"parentId":${adam.id}`);
});
