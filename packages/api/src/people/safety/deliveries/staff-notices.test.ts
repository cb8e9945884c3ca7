import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { givenClass } from '../../../testing/classes.ts';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
let child: Person;
let teacher: Person;
const leaving: AbortController[] = [];
beforeEach(async () => {
  app = await createTestApp();
  child = await app.given.student({ firstName: 'Ruth' });
  teacher = await app.given.teacher({ firstName: 'Miriam' });
});
afterEach(async () => {
  for (const controller of leaving.splice(0)) controller.abort();
  await app.close();
});

const SEVERE = 'I want to kill myself tonight.';
const STANDARD = 'They bully me at school every day.';
const QUIET = { urgent: [], standard: 0, asking: [] };

const write = async (entry: string) => (await child.call()).journal.write({ entry });
const notice = async (person: Person) => (await person.call()).safety.notice();
const deliveries = () =>
  app.db.selectFrom('alertDeliveries').select(['userId', 'way', 'seenAt']).execute();

/** What the open pages of somebody are told, one after the other. */
async function pageOf(person: Person) {
  const controller = new AbortController();
  leaving.push(controller);
  const { actor } = await app.contextFor(person.token);
  if (actor.kind !== 'user') throw new Error('nobody is signed in');
  const feed = app.services.staffNotices.watch(actor.user, controller.signal);
  return async () => (await feed.next()).value;
}

describe('an open page of an adult', () => {
  test('is told at once of a severe alert, and when somebody has taken it', async () => {
    const next = await pageOf(teacher);
    expect(await next()).toEqual(QUIET);
    const told = next();
    await write(SEVERE);
    expect(await told).toMatchObject({ urgent: [{ isDrill: false, round: 0 }], standard: 0 });

    const calmed = next();
    const [alert] = await (await teacher.call()).safety.list();
    await (await teacher.call()).safety.acknowledge({ id: alert?.id ?? 0 });
    expect(await calmed).toEqual(QUIET);
  });

  test('is told that another adult is on the way, by name, and of no child', async () => {
    const other = await app.given.teacher({ firstName: 'Lee' });
    await write(SEVERE);
    const next = await pageOf(teacher);
    await next();
    const told = next();
    const [alert] = await (await other.call()).safety.list();
    await (await other.call()).safety.go({ ids: [alert?.id ?? 0] });
    expect(await told).toMatchObject({ urgent: [{ going: [{ name: 'Lee' }] }] });
  });

  test('is told of an ordinary one by its number alone', async () => {
    const next = await pageOf(teacher);
    await next();
    const told = next();
    await write(STANDARD);
    expect(await told).toEqual({ ...QUIET, standard: 1 });
  });

  test('hears neither a word nor the name of the child', async () => {
    await write(SEVERE);
    const text = JSON.stringify(await notice(teacher));
    expect(text).not.toMatch(/Ruth|tonight|self-harm/i);
    expect(text).not.toContain(child.username);
  });

  test('is told of a child who asks to be let in, and when that is over', async () => {
    const { tablets } = await teacher.call();
    const [room] = await app.db.selectFrom('classes').select('id').execute();
    const { code } = await tablets.makeCode({ classId: room?.id ?? 0, name: 'Window' });
    const { token: tablet } = await app.visitor.tablets.pair({ code });
    const next = await pageOf(teacher);
    await next();
    const told = next();
    const { id } = await app.visitor.tablets.askTeacher({ tablet, childId: child.id });
    expect(await told).toEqual({ ...QUIET, asking: [id] });
    const calmed = next();
    await tablets.decide({ id, letIn: true });
    expect(await calmed).toEqual(QUIET);
  });

  test('of another class, of nobody approved, or of an admin for an ordinary one stays calm', async () => {
    const boaz = await app.given.teacher();
    await givenClass(app, 'Owls', { teachers: [boaz] });
    const pending = await app.given.teacher({ approved: false });
    const admin = await app.given.admin();
    await write(STANDARD);
    for (const stranger of [boaz, pending, admin]) expect(await notice(stranger)).toEqual(QUIET);
    await write(SEVERE);
    for (const stranger of [boaz, pending]) expect(await notice(stranger)).toEqual(QUIET);
    expect((await notice(admin)).urgent).toHaveLength(1);
  });
});

describe('that a page has shown an alert', () => {
  test('is noted once, with the first moment', async () => {
    await write(SEVERE);
    const ids = (await notice(teacher)).urgent.map(({ id }) => id);
    const first = app.clock.now();
    await (await teacher.call()).safety.seen({ ids });
    app.clock.advance({ minutes: 3 });
    await (await teacher.call()).safety.seen({ ids });
    expect((await deliveries()).filter(({ userId }) => userId === teacher.id)).toEqual([
      { userId: teacher.id, way: 'screen', seenAt: first },
    ]);
  });

  test('counts for nobody on whose desk it is not', async () => {
    const boaz = await app.given.teacher();
    await givenClass(app, 'Owls', { teachers: [boaz] });
    await write(SEVERE);
    const ids = (await notice(teacher)).urgent.map(({ id }) => id);
    await (await boaz.call()).safety.seen({ ids });
    expect((await deliveries()).filter(({ userId }) => userId === boaz.id)).toEqual([]);
  });
});
