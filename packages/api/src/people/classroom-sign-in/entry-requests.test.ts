import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firstClassId, givenClass } from '../../testing/classes.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let ruth: Person;
let mia: Person;
let tablet: string;
beforeEach(async () => {
  app = await createTestApp();
  ruth = await app.given.teacher({ username: 'ruth' });
  mia = await app.given.student({ username: 'mia', firstName: 'Mia' });
  tablet = await anotherTablet();
});
afterEach(() => app.close());

const refusedWith = (code: string) => ({ cause: { code } });

async function anotherTablet(name = 'Window'): Promise<string> {
  const classId = await firstClassId(app);
  const { code } = await (await ruth.call()).tablets.makeCode({ classId, name });
  return (await app.visitor.tablets.pair({ code })).token;
}

const ask = (child = mia, at = tablet) =>
  app.visitor.tablets.askTeacher({ tablet: at, childId: child.id });
const state = async (id: number, at = tablet) =>
  (await app.visitor.tablets.entry({ tablet: at, id })).state;
const decide = async (id: number, letIn: boolean, person = ruth) =>
  (await person.call()).tablets.decide({ id, letIn });
const waiting = async (person = ruth) => (await person.call()).tablets.requests();

test('a child without pictures asks, the teacher lets them in, and the tablet gets one session', async () => {
  const { id } = await ask();
  expect(await state(id)).toBe('waiting');
  expect(await waiting()).toMatchObject([
    { id, childName: 'Mia', tabletName: 'Window', className: 'Our class' },
  ]);
  await decide(id, true);
  expect(await waiting()).toEqual([]);
  const answer = await app.visitor.tablets.entry({ tablet, id });
  if (answer.state !== 'let-in') throw new Error(`the tablet was told ${answer.state}`);
  expect((await app.services.sessions.validate(answer.token))?.id).toBe(mia.id);
  expect(await state(id)).toBe('over');
  const events = await app.db.selectFrom('auditEvents').selectAll().execute();
  expect(events.at(-1)).toMatchObject({
    ...{ actorId: ruth.id, action: 'sign-in.let-in', userId: mia.id },
  });
});

test('two who fetch at once get one session between them', async () => {
  const { id } = await ask();
  await decide(id, true);
  const states = await Promise.all([state(id), state(id), state(id)]);
  expect(states.toSorted()).toEqual(['let-in', 'over', 'over']);
});

test('not now is told to the tablet, and the child may ask again', async () => {
  const { id } = await ask();
  await decide(id, false);
  expect(await state(id)).toBe('refused');
  const again = await ask();
  expect(await state(again.id)).toBe('waiting');
  expect(await state(id)).toBe('over');
});

test('letting in forgets wrong pictures', async () => {
  const classId = await firstClassId(app);
  const { cards } = await (await ruth.call()).signInCards.make({
    ...{ classId, kind: 'pictures', userIds: [mia.id] },
  });
  const pictures = cards[0]?.pictures ?? [];
  const signIn = (chosen = pictures) =>
    app.visitor.tablets.signIn({ tablet, childId: mia.id, pictures: chosen });
  for (let failure = 0; failure < 5; failure += 1) {
    await expect(signIn(pictures.toReversed())).rejects.toMatchObject(
      refusedWith('WRONG_PICTURES'),
    );
  }
  await expect(signIn()).rejects.toMatchObject(refusedWith('TOO_MANY_ATTEMPTS'));
  const { id } = await ask();
  await decide(id, true);
  expect(await state(id)).toBe('let-in');
  expect((await signIn()).user.id).toBe(mia.id);
});

describe('a request', () => {
  test('stands for two minutes', async () => {
    const { id } = await ask();
    app.clock.advance({ seconds: 119.999 });
    expect(await waiting()).toHaveLength(1);
    app.clock.advance({ seconds: 0.001 });
    expect([await waiting(), await state(id)]).toEqual([[], 'over']);
    await expect(decide(id, true)).rejects.toMatchObject(refusedWith('ENTRY_OVER'));
  });

  test('that was allowed at the last moment can still be fetched, for a minute', async () => {
    const [first, second] = [await ask(), await ask(mia, await anotherTablet('Door'))];
    app.clock.advance({ seconds: 119.999 });
    await decide(first.id, true);
    await decide(second.id, true);
    app.clock.advance({ seconds: 59.999 });
    expect(await state(first.id)).toBe('let-in');
    app.clock.advance({ seconds: 60 });
    expect(await state(second.id)).toBe('over');
  });

  test('is decided once, and is gone when the child takes it back', async () => {
    const { id } = await ask();
    await decide(id, true);
    await expect(decide(id, false)).rejects.toMatchObject(refusedWith('ENTRY_OVER'));
    const other = await ask();
    await app.visitor.tablets.withdrawEntry({ tablet, id: other.id });
    expect(await waiting()).toEqual([]);
    await expect(decide(other.id, true)).rejects.toMatchObject(refusedWith('ENTRY_OVER'));
  });

  test('tells no other tablet anything', async () => {
    const door = await anotherTablet('Door');
    const { id } = await ask();
    await decide(id, true);
    expect(await state(id, door)).toBe('over');
    expect(await state(id)).toBe('let-in');
  });

  test('of a child who left the class opens nothing', async () => {
    const { id } = await ask();
    await decide(id, true);
    await givenClass(app, 'Owls', { students: [mia] });
    expect(await state(id)).toBe('over');
  });

  test('is seen and decided by teachers of the class and admins alone', async () => {
    const boaz = await app.given.teacher();
    const admin = await app.given.admin();
    const pending = await app.given.teacher({ approved: false });
    await givenClass(app, 'Owls', { teachers: [boaz] });
    const { id } = await ask();
    for (const stranger of [boaz, pending]) {
      expect(await waiting(stranger)).toEqual([]);
      await expect(decide(id, true, stranger)).rejects.toMatchObject(refusedWith('FORBIDDEN'));
    }
    expect(await waiting(admin)).toMatchObject([{ id }]);
    await decide(id, true, admin);
    expect(await state(id)).toBe('let-in');
  });

  test('is forgotten when it is over', async () => {
    await ask();
    app.clock.advance({ seconds: 120.001 });
    await app.services.tidyUp();
    expect(await app.db.selectFrom('entryRequests').selectAll().execute()).toEqual([]);
  });
});
