import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { givenClass } from '../../../testing/classes.ts';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { createTestMailbox, type TestMailbox } from '../../../testing/test-mailbox.ts';

let app: TestApp;
let mailbox: TestMailbox;
let teacher: Person;
let admin: Person;
beforeEach(async () => {
  mailbox = createTestMailbox();
  app = await createTestApp({ mailTransport: mailbox });
  teacher = await app.given.teacher({ firstName: 'Lee' });
  admin = await app.given.admin({ username: 'ada' });
  await (await admin.call()).hostSettings.set({
    safety: {
      contacts: [
        { name: 'Ray', email: 'ray@example.org' },
        { name: 'Kim', email: 'kim@example.org' },
      ],
    },
  });
});
afterEach(() => app.close());

const practise = async (person: Person) => (await person.call()).safety.practise();
const deskOf = async (person: Person) => (await person.call()).safety.list();
const noticeOf = async (person: Person) => (await person.call()).safety.notice();

async function mailed(): Promise<string[]> {
  await app.services.alertDelivery.tellDue();
  return mailbox.received.splice(0).map(({ to, body }) => `${to}: ${body.split('\n')[0]}`);
}

const DRILL = 'This is a drill, to see whether alerts arrive. No child is in danger.';

describe('an alert that is practised', () => {
  test('goes every way that a real one goes, is marked, and is taken like others', async () => {
    await practise(teacher);
    expect(await mailed()).toEqual([`ray@example.org: ${DRILL}`]);
    for (const person of [teacher, admin]) {
      expect((await noticeOf(person)).urgent).toMatchObject([{ isDrill: true, round: 0 }]);
    }
    app.clock.advance({ minutes: 10 });
    expect(await mailed()).toEqual([`kim@example.org: ${DRILL}`]);
    const [alert] = await deskOf(admin);
    expect(alert).toMatchObject({ source: 'drill', level: 'severe', student: { name: 'Lee' } });
    await (await admin.call()).safety.acknowledge({ id: alert?.id ?? 0 });
    expect((await noticeOf(teacher)).urgent).toEqual([]);
  });

  test('by a teacher is for their classes and admins; by an admin for all teachers', async () => {
    const boaz = await app.given.teacher();
    await givenClass(app, 'Owls', { teachers: [boaz] });
    const pending = await app.given.teacher({ approved: false });
    await practise(teacher);
    expect(await deskOf(boaz)).toEqual([]);
    expect(await deskOf(teacher)).toHaveLength(1);
    await practise(admin);
    expect(await deskOf(boaz)).toHaveLength(1);
    expect(await deskOf(teacher)).toHaveLength(2);
    expect(await deskOf(pending)).toEqual([]);
  });

  test('is one while it waits, and holds no text', async () => {
    await practise(teacher);
    await practise(teacher);
    const [alert, ...more] = await deskOf(teacher);
    expect(more).toEqual([]);
    await expect((await teacher.call()).safety.open({ id: alert?.id ?? 0 })).rejects.toMatchObject({
      cause: { code: 'NOT_FOUND' },
    });
  });

  test('keeps no mail about a real alert waiting', async () => {
    await practise(teacher);
    await mailed();
    const child = await app.given.student();
    await (await child.call()).journal.write({ entry: 'I want to kill myself tonight.' });
    expect(await mailed()).toEqual(['ray@example.org: Please open the safety desk of Lamplight.']);
  });

  test('stands in the audit log, and the desk knows when it was', async () => {
    const { safety } = await teacher.call();
    expect(await safety.ways()).toMatchObject({ sendsMail: true, contacts: 2, lastDrillAt: null });
    await practise(teacher);
    expect((await safety.ways()).lastDrillAt).toBe(new Date(app.clock.now()).toISOString());
    const events = await app.db.selectFrom('auditEvents').selectAll().execute();
    expect(events.at(-1)).toMatchObject({ actorId: teacher.id, action: 'safety.practised' });
  });

  test('is not for a teacher whom nobody has approved', async () => {
    const pending = await app.given.teacher({ approved: false });
    await expect(practise(pending)).rejects.toMatchObject({ cause: { code: 'FORBIDDEN' } });
  });
});

describe('the ways of alerts', () => {
  test('say to an adult where mail reaches them, and that none does without an address', async () => {
    const reached = await app.given.teacher({ email: 'mia@example.org' });
    const ways = async (person: Person) => (await person.call()).safety.ways();
    expect((await ways(reached)).ownAddress).toBe('mia@example.org');
    expect((await ways(teacher)).ownAddress).toBeNull();
  });

  test('name to an admin the others whom no mail reaches, to a teacher nobody', async () => {
    await app.given.teacher({ firstName: 'Mia', email: 'mia@example.org' });
    await app.given.teacher({ firstName: 'Pending', approved: false });
    expect((await (await admin.call()).safety.ways()).withoutAddress).toEqual(['Lee']);
    expect((await (await teacher.call()).safety.ways()).withoutAddress).toEqual([]);
  });
});
