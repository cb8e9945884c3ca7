import type { MadeCard, SignInKind, SignInPicture } from '@lamplight/domain/classroom-sign-in';
import { SIGN_IN_PICTURES } from '@lamplight/domain/classroom-sign-in';
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
  mia = await app.given.student({ username: 'mia', firstName: 'Mia', age: 5 });
  classId = await firstClassId(app);
});
afterEach(() => app.close());

const refusedWith = (code: string) => ({ cause: { code } });

async function cardOf(kind: SignInKind, child = mia): Promise<MadeCard> {
  const caller = await ruth.call();
  const { cards } = await caller.signInCards.make({ classId, kind, userIds: [child.id] });
  const [card] = cards;
  if (card === undefined) throw new Error('no card was made');
  return card;
}

/** Three pictures that are not these. */
function otherThan(pictures: readonly SignInPicture[] | null): SignInPicture[] {
  return SIGN_IN_PICTURES.filter((picture) => !pictures?.includes(picture)).slice(0, 3);
}

describe('a card with pictures', () => {
  test('says whose it is, and opens with the three pictures in order', async () => {
    const { token, pictures } = await cardOf('pictures');
    expect(await app.visitor.signInCards.open({ token })).toEqual({
      ...{ firstName: 'Mia', age: 5, kind: 'pictures' },
      picture: expect.stringMatching(/^[a-z-]+$/),
    });
    const signedIn = await app.visitor.signInCards.signIn({ token, pictures: pictures ?? [] });
    expect(signedIn.user.id).toBe(mia.id);
    expect((await app.services.sessions.validate(signedIn.token))?.username).toBe('mia');
  });

  test.each([
    ['other pictures', otherThan],
    ['the pictures in another order', (own: readonly SignInPicture[]) => own.toReversed()],
  ])('stays closed with %s', async (_, choose) => {
    const { token, pictures } = await cardOf('pictures');
    const wrong = app.visitor.signInCards.signIn({ token, pictures: choose(pictures ?? []) });
    await expect(wrong).rejects.toMatchObject(refusedWith('WRONG_PICTURES'));
  });

  test('waits after five wrong choices, longer each time, and no other child does', async () => {
    const card = await cardOf('pictures');
    const noah = await cardOf('pictures', await app.given.student({ username: 'noah' }));
    const choose = ({ token }: MadeCard, pictures: readonly SignInPicture[] | null) =>
      app.visitor.signInCards.signIn({ token, pictures: [...(pictures ?? [])] });
    const refusal = (attempt: Promise<unknown>) =>
      attempt.then(
        () => null,
        ({ cause }) => [cause.code, cause.retryAfter],
      );
    const wrong = otherThan(card.pictures);
    for (let failure = 1; failure < 5; failure += 1) {
      expect(await refusal(choose(card, wrong))).toEqual(['WRONG_PICTURES', undefined]);
    }
    expect(await refusal(choose(card, wrong))).toEqual(['WRONG_PICTURES', 15]);
    expect(await refusal(choose(card, card.pictures))).toEqual(['TOO_MANY_ATTEMPTS', 15]);
    expect(await refusal(choose(noah, noah.pictures))).toBeNull();
    app.clock.advance({ seconds: 15 });
    expect(await refusal(choose(card, wrong))).toEqual(['WRONG_PICTURES', 30]);
    app.clock.advance({ seconds: 30 });
    expect(await refusal(choose(card, card.pictures))).toBeNull();
    expect(await refusal(choose(card, wrong))).toEqual(['WRONG_PICTURES', undefined]);
  });

  test('counts choices that come at once like choices in a row', async () => {
    const { token, pictures } = await cardOf('pictures');
    const wrong = otherThan(pictures);
    const attempts = Array.from({ length: 8 }, () =>
      app.visitor.signInCards.signIn({ token, pictures: wrong }).catch(({ cause }) => cause.code),
    );
    const codes = await Promise.all(attempts);
    expect(codes.filter((code) => code === 'WRONG_PICTURES')).toHaveLength(5);
    expect(codes.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(3);
  });
});

describe('a card with words', () => {
  test('opens with its password, and gives the account that password', async () => {
    const { token, password, username } = await cardOf('words');
    expect((await app.visitor.signInCards.open({ token })).kind).toBe('words');
    const answer = await app.visitor.signInCards.signInWithPassword({
      ...{ token, password: password ?? '' },
    });
    expect(answer.user.id).toBe(mia.id);
    const login = app.visitor.auth.login({ username, password: mia.password });
    await expect(login).rejects.toMatchObject(refusedWith('BAD_CREDENTIALS'));
  });

  test('stays closed with another password', async () => {
    const { token } = await cardOf('words');
    const wrong = app.visitor.signInCards.signInWithPassword({ token, password: mia.password });
    await expect(wrong).rejects.toMatchObject(refusedWith('BAD_CREDENTIALS'));
  });

  test('ends the picture password', async () => {
    const before = await cardOf('pictures');
    const { token } = await cardOf('words');
    const attempt = app.visitor.signInCards.signIn({ token, pictures: before.pictures ?? [] });
    await expect(attempt).rejects.toMatchObject(refusedWith('WRONG_PICTURES'));
  });
});

describe('new cards', () => {
  test('make the old one worthless and end the sessions, and pictures leave the password', async () => {
    const old = await cardOf('pictures');
    const { token } = await app.visitor.signInCards.signIn({
      ...{ token: old.token, pictures: old.pictures ?? [] },
    });
    const fresh = await cardOf('pictures');
    expect(await app.services.sessions.validate(token)).toBeNull();
    const opened = app.visitor.signInCards.open({ token: old.token });
    await expect(opened).rejects.toMatchObject(refusedWith('INVALID_CARD'));
    expect((await app.visitor.signInCards.open({ token: fresh.token })).firstName).toBe('Mia');
    const { username, password } = mia;
    expect((await app.visitor.auth.login({ username, password })).user.id).toBe(mia.id);
  });

  test('are in the list of the class, without their secrets', async () => {
    const caller = await ruth.call();
    const before = await caller.signInCards.holders({ classId });
    expect(before).toMatchObject([{ name: 'Mia', hasPictures: false, cardMadeAt: null }]);
    const { token } = await cardOf('pictures');
    const after = await caller.signInCards.holders({ classId });
    expect(after).toMatchObject([{ hasPictures: true, cardMadeAt: expect.any(String) }]);
    expect(JSON.stringify(after)).not.toContain(token);
  });

  test('are made for students of the class alone', async () => {
    const caller = await ruth.call();
    const boaz = await app.given.teacher();
    const stranger = await app.given.student({ username: 'lea' });
    const demo = await app.given.student({ username: 'visitor' });
    await app.db.updateTable('users').set({ isDemo: 1 }).where('id', '=', demo.id).execute();
    await givenClass(app, 'Owls', { students: [stranger] });
    const make = (...people: Person[]) =>
      caller.signInCards.make({ classId, kind: 'words', userIds: people.map(({ id }) => id) });
    for (const refused of [stranger, demo, boaz, ruth]) {
      await expect(make(mia, refused)).rejects.toMatchObject(refusedWith('FORBIDDEN'));
    }
    expect(await app.db.selectFrom('signInCards').selectAll().execute()).toEqual([]);
    expect((await make(mia)).cards).toHaveLength(1);
    const names = (await caller.signInCards.holders({ classId })).map(({ username }) => username);
    expect(names).toEqual(['mia']);
  });

  test('are refused to teachers of other classes', async () => {
    const boaz = await app.given.teacher();
    await givenClass(app, 'Owls', { teachers: [boaz] });
    const { signInCards } = await boaz.call();
    const wish = { classId, kind: 'words' as const, userIds: [mia.id] };
    await expect(signInCards.make(wish)).rejects.toMatchObject(refusedWith('FORBIDDEN'));
    await expect(signInCards.holders({ classId })).rejects.toMatchObject(refusedWith('FORBIDDEN'));
  });

  test('go with the child', async () => {
    await cardOf('pictures');
    await (await mia.call()).auth.deleteAccount();
    expect(await app.db.selectFrom('signInCards').selectAll().execute()).toEqual([]);
    expect(await app.db.selectFrom('picturePasswords').selectAll().execute()).toEqual([]);
  });
});

test('who has proven an own address gets a card from an admin, and none from a teacher', async () => {
  const { id } = await app.given.student({ firstName: 'Sam', email: 'sam@example.org' });
  await app.db
    .updateTable('users')
    .set({ emailProvenAt: app.clock.now() })
    .where('id', '=', id)
    .execute();
  const wish = { classId, kind: 'words' as const, userIds: [id] };
  const teacher = await ruth.call();
  await expect(teacher.signInCards.make(wish)).rejects.toMatchObject(refusedWith('FORBIDDEN'));
  expect(await teacher.signInCards.holders({ classId })).toMatchObject([
    { userId: mia.id, withheld: null },
    { userId: id, withheld: 'own-email' },
  ]);
  const admin = await (await app.given.admin()).call();
  const holders = await admin.signInCards.holders({ classId });
  expect(holders.map(({ withheld }) => withheld)).toEqual([null, null]);
  expect((await admin.signInCards.make(wish)).cards).toMatchObject([{ name: 'Sam' }]);
});
