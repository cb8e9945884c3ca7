import { SIGN_IN_PICTURES, type SignInPicture } from '@lamplight/domain/classroom-sign-in';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firstClassId, givenClass } from '../../testing/classes.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let ruth: Person;
let mia: Person;
let classId: number;
beforeEach(async () => {
  app = await createTestApp();
  ruth = await app.given.teacher({ username: 'ruth' });
  mia = await app.given.student({ username: 'mia', firstName: 'Mia' });
  classId = await firstClassId(app);
});
afterEach(() => app.close());

const refusedWith = (code: string) => ({ cause: { code } });

async function tabletOf(teacher = ruth, ofClass = classId, name = 'Window'): Promise<string> {
  const caller = await teacher.call();
  const { code } = await caller.tablets.makeCode({ classId: ofClass, name });
  return (await app.visitor.tablets.pair({ code })).token;
}

async function picturesOf(child: Person): Promise<SignInPicture[]> {
  const caller = await ruth.call();
  const wish = { classId, kind: 'pictures' as const, userIds: [child.id] };
  const { cards } = await caller.signInCards.make(wish);
  return cards[0]?.pictures ?? [];
}

const wrongFor = (pictures: readonly SignInPicture[]) =>
  SIGN_IN_PICTURES.filter((picture) => !pictures.includes(picture)).slice(0, 3);

describe('a code', () => {
  test('makes a device a tablet of its class, as it is typed', async () => {
    const caller = await ruth.call();
    const { code, address } = await caller.tablets.makeCode({ classId, name: 'Window' });
    expect(code).toMatch(/^[A-Z2-9]{8}$/);
    expect(address).toBe('http://lamplight.test/tablet');
    const typed = ` ${code.slice(0, 4)}-${code.slice(4)} `.toLowerCase();
    const paired = await app.visitor.tablets.pair({ code: typed });
    expect(paired).toMatchObject({ name: 'Window', className: 'Our class' });
    expect(await caller.tablets.list({ classId })).toMatchObject([{ name: 'Window' }]);
    const stored = JSON.stringify(await app.db.selectFrom('classTablets').selectAll().execute());
    expect(stored).not.toContain(paired.token);
  });

  test('is good once, and for ten minutes', async () => {
    const caller = await ruth.call();
    const wish = { classId, name: 'Window' };
    const refused = refusedWith('INVALID_TABLET_CODE');
    const { code } = await caller.tablets.makeCode(wish);
    await app.visitor.tablets.pair({ code });
    await expect(app.visitor.tablets.pair({ code })).rejects.toMatchObject(refused);
    const late = await caller.tablets.makeCode(wish);
    app.clock.advance({ minutes: 10 });
    await expect(app.visitor.tablets.pair({ code: late.code })).rejects.toMatchObject(refused);
    const inTime = await caller.tablets.makeCode(wish);
    app.clock.advance({ seconds: 599.999 });
    expect((await app.visitor.tablets.pair({ code: inTime.code })).name).toBe('Window');
    await expect(app.visitor.tablets.pair({ code: 'AAAAAAAA' })).rejects.toMatchObject(refused);
  });

  test('may be sent again by the device whose answer was lost on the way, and by no other', async () => {
    const caller = await ruth.call();
    const { code } = await caller.tablets.makeCode({ classId, name: 'Window' });
    const own = { code, key: 'of-this-device' };
    const [first, atOnce] = await Promise.all([
      app.visitor.tablets.pair(own),
      app.visitor.tablets.pair(own),
    ]);
    expect(atOnce).toEqual(first);
    expect(await app.visitor.tablets.pair(own)).toEqual(first);
    expect(await caller.tablets.list({ classId })).toHaveLength(1);
    const refused = refusedWith('INVALID_TABLET_CODE');
    for (const other of [{ code }, { code, key: 'of-another-device' }]) {
      await expect(app.visitor.tablets.pair(other)).rejects.toMatchObject(refused);
    }
    app.clock.advance({ minutes: 10 });
    await expect(app.visitor.tablets.pair(own)).rejects.toMatchObject(refused);
  });

  test('is made by teachers of the class and admins alone, and 60 tablets are enough', async () => {
    const boaz = await app.given.teacher();
    const admin = await app.given.admin();
    await givenClass(app, 'Owls', { teachers: [boaz] });
    const makeCode = async (person: Person) =>
      (await person.call()).tablets.makeCode({ classId, name: 'Window' });
    await expect(makeCode(boaz)).rejects.toMatchObject(refusedWith('FORBIDDEN'));
    expect((await makeCode(admin)).code).toHaveLength(8);
    for (let at = 0; at < 60; at += 1) await tabletOf();
    await expect(makeCode(ruth)).rejects.toMatchObject(refusedWith('TOO_MANY_TABLETS'));
  });
});

describe('the tiles', () => {
  test('show the students of the class with short names, and nobody else', async () => {
    await app.given.student({ username: 'mia2', firstName: 'Mia' });
    await app.given.student({ username: 'noah', firstName: 'Noah' });
    await app.given.parent({ firstName: 'Eva' });
    const demo = await app.given.student({ firstName: 'Demo' });
    await app.db.updateTable('users').set({ isDemo: 1 }).where('id', '=', demo.id).execute();
    await app.db.updateTable('users').set({ lastName: 'Baker' }).where('id', '=', mia.id).execute();
    const other = await app.given.student({ firstName: 'Lea' });
    await givenClass(app, 'Owls', { students: [other] });
    await picturesOf(mia);
    const tablet = await tabletOf();
    const { tiles, className } = await app.visitor.tablets.tiles({ tablet });
    expect(className).toBe('Our class');
    expect(tiles.map(({ name, hasPictures }) => [name, hasPictures])).toEqual([
      ['Mia', false],
      ['Mia B.', true],
      ['Noah', false],
    ]);
    expect(JSON.stringify(tiles)).not.toMatch(/Baker|mia2|username/);
  });

  test('are shown to no device without a good secret, and to none that was removed', async () => {
    const caller = await ruth.call();
    const unknown = refusedWith('TABLET_UNKNOWN');
    const stranger = app.visitor.tablets.tiles({ tablet: 'a-secret-that-nobody-gave' });
    await expect(stranger).rejects.toMatchObject(unknown);
    const [kept, lost] = [await tabletOf(), await tabletOf(ruth, classId, 'Door')];
    const door = (await caller.tablets.list({ classId })).find(({ name }) => name === 'Door');
    await caller.tablets.remove({ id: door?.id ?? 0 });
    const { id: childId } = mia;
    const pictures = await picturesOf(mia);
    const calls = [
      () => app.visitor.tablets.tiles({ tablet: lost }),
      () => app.visitor.tablets.signIn({ tablet: lost, childId, pictures }),
      () => app.visitor.tablets.askTeacher({ tablet: lost, childId }),
      () => app.visitor.tablets.entry({ tablet: lost, id: 1 }),
      () => app.visitor.tablets.withdrawEntry({ tablet: lost, id: 1 }),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject(unknown);
    expect((await app.visitor.tablets.tiles({ tablet: kept })).tiles).toHaveLength(1);
  });

  test('lose a child who has left the class, at once', async () => {
    const pictures = await picturesOf(mia);
    const tablet = await tabletOf();
    const choice = { tablet, childId: mia.id, pictures };
    expect((await app.visitor.tablets.signIn(choice)).user.id).toBe(mia.id);
    await givenClass(app, 'Owls', { students: [mia] });
    expect((await app.visitor.tablets.tiles({ tablet })).tiles).toEqual([]);
    const wrong = refusedWith('WRONG_PICTURES');
    await expect(app.visitor.tablets.signIn(choice)).rejects.toMatchObject(wrong);
    const asked = app.visitor.tablets.askTeacher({ tablet, childId: mia.id });
    await expect(asked).rejects.toMatchObject(refusedWith('NOT_FOUND'));
  });
});

describe('pictures at a tablet', () => {
  test('open the account of the child on the tile', async () => {
    const pictures = await picturesOf(mia);
    const tablet = await tabletOf();
    const signedIn = await app.visitor.tablets.signIn({ tablet, childId: mia.id, pictures });
    expect((await app.services.sessions.validate(signedIn.token))?.id).toBe(mia.id);
    expect(signedIn.user.lastLoginAt).not.toBeNull();
  });

  test('are refused alike for wrong ones, a child without pictures, a stranger and a teacher', async () => {
    const pictures = await picturesOf(mia);
    const without = await app.given.student({ username: 'noah' });
    const stranger = await app.given.student({ username: 'lea' });
    await givenClass(app, 'Owls', { students: [stranger] });
    const tablet = await tabletOf();
    const attempts = [
      [mia.id, wrongFor(pictures)],
      [without.id, pictures],
      [stranger.id, pictures],
      [ruth.id, pictures],
      [999_999, pictures],
    ] as const;
    for (const [childId, chosen] of attempts) {
      const attempt = app.visitor.tablets.signIn({ tablet, childId, pictures: [...chosen] });
      await expect(attempt).rejects.toMatchObject(refusedWith('WRONG_PICTURES'));
    }
  });
});

describe('a tablet', () => {
  test('is renamed and removed by teachers of its class and admins alone', async () => {
    const boaz = await app.given.teacher();
    const admin = await app.given.admin();
    await givenClass(app, 'Owls', { teachers: [boaz] });
    await tabletOf();
    const caller = await ruth.call();
    const [{ id } = { id: 0 }] = await caller.tablets.list({ classId });
    const { tablets } = await boaz.call();
    const forbidden = refusedWith('FORBIDDEN');
    await expect(tablets.list({ classId })).rejects.toMatchObject(forbidden);
    await expect(tablets.rename({ id, name: 'Mine' })).rejects.toMatchObject(forbidden);
    await expect(tablets.remove({ id })).rejects.toMatchObject(forbidden);
    await caller.tablets.rename({ id, name: 'Door' });
    expect(await caller.tablets.list({ classId })).toMatchObject([{ id, name: 'Door' }]);
    await (await admin.call()).tablets.remove({ id });
    expect(await caller.tablets.list({ classId })).toEqual([]);
    const gone = caller.tablets.rename({ id, name: 'Door' });
    await expect(gone).rejects.toMatchObject(refusedWith('NOT_FOUND'));
    const events = await app.db
      .selectFrom('auditEvents')
      .select(['actorId', 'action'])
      .where('action', 'like', '%tablet%')
      .execute();
    expect(events).toEqual([
      { actorId: ruth.id, action: 'sign-in.tablet-added' },
      { actorId: ruth.id, action: 'sign-in.tablet-renamed' },
      { actorId: admin.id, action: 'sign-in.tablet-removed' },
    ]);
  });

  test('is seen when it asks', async () => {
    const tablet = await tabletOf();
    const caller = await ruth.call();
    app.clock.advance({ minutes: 60 });
    await app.visitor.tablets.tiles({ tablet });
    const [{ createdAt, lastSeenAt } = { createdAt: '', lastSeenAt: '' }] =
      await caller.tablets.list({ classId });
    expect(Date.parse(lastSeenAt ?? '') - Date.parse(createdAt)).toBe(60 * 60_000);
  });
});
