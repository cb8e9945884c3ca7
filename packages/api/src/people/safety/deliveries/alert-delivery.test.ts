import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { createTestMailbox, type TestMailbox } from '../../../testing/test-mailbox.ts';
import { alertMail } from './alert-mail.ts';

let app: TestApp;
let mailbox: TestMailbox;
let child: Person;
let teacher: Person;
let admin: Person;
beforeEach(async () => {
  mailbox = createTestMailbox();
  app = await createTestApp({ mailTransport: mailbox });
  child = await app.given.student({ firstName: 'Ruth', username: 'ruth' });
  teacher = await app.given.teacher({ firstName: 'Lee', email: 'lee@example.org' });
  admin = await app.given.admin({ username: 'ada' });
  await proveAddress(teacher, 'lee@example.org');
  await proveAddress(admin, 'ada@example.org');
});
afterEach(() => app.close());

const SEVERE = 'I want to kill myself tonight.';
const STANDARD = 'They bully me at school every day.';

async function proveAddress({ id }: Person, email: string): Promise<void> {
  const changes = { email, emailKey: email, emailProvenAt: app.clock.now() };
  await app.db.updateTable('users').set(changes).where('id', '=', id).execute();
}

const write = async (entry: string) => (await child.call()).journal.write({ entry });
const name = async (...contacts: { name: string; email: string }[]) =>
  (await admin.call()).hostSettings.set({ safety: { contacts } });
const ray = { name: 'Ray', email: 'ray@example.org' };
const kim = { name: 'Kim', email: 'kim@example.org' };

/** Lets the host look again after so many minutes, and answers whom it has mailed since the last look. */
async function mailedAfter(minutes: number): Promise<string[]> {
  app.clock.advance({ minutes });
  await app.services.alertDelivery.tellDue();
  await app.services.mail.deliverDue();
  const mailed = mailbox.received.splice(0).map(({ to }) => to.split('@')[0] ?? '');
  return mailed.toSorted();
}

async function firstAlert() {
  const [alert] = await (await teacher.call()).safety.list();
  if (!alert) throw new Error('there is no alert');
  return alert;
}

describe('an urgent alert that nobody takes', () => {
  test('is told to the teacher and the first contact, to the next after 10 minutes, to admins after 20', async () => {
    await name(ray, kim);
    await write(SEVERE);
    expect(await mailedAfter(0)).toEqual(['lee', 'ray']);
    expect(await mailedAfter(9.9)).toEqual([]);
    expect(await mailedAfter(0.1)).toEqual(['kim']);
    expect(await mailedAfter(10)).toEqual(['ada']);
    expect(await mailedAfter(600)).toEqual([]);
  });

  test('is told to nobody more once somebody has taken it', async () => {
    await name(ray, kim);
    await write(SEVERE);
    expect(await mailedAfter(0)).toEqual(['lee', 'ray']);
    await (await teacher.call()).safety.acknowledge({ id: (await firstAlert()).id });
    expect(await mailedAfter(30)).toEqual([]);
  });

  test('goes on where it was after the host was off, without telling anybody twice', async () => {
    await name(ray, kim);
    await write(SEVERE);
    await mailedAfter(0);
    app.clock.advance({ minutes: 10 });
    await app.services.prepareHost();
    expect(await mailedAfter(0)).toEqual(['kim']);
  });

  test('is not held up by a clock that is set back by a day', async () => {
    await name(ray, kim);
    await write(SEVERE);
    await mailedAfter(0);
    await mailedAfter(6);
    expect(await mailedAfter(-24 * 60)).toEqual([]);
    expect(await mailedAfter(4)).toEqual(['kim']);
  });

  test('is told once to a contact who is an admin too', async () => {
    await name({ name: 'Ada', email: 'ADA@example.org' });
    await write(SEVERE);
    expect(await mailedAfter(0)).toEqual(['ADA', 'lee']);
    expect(await mailedAfter(30)).toEqual([]);
  });

  test('is told to nobody more for ten minutes while somebody is on the way, then goes on', async () => {
    await name(ray, kim);
    await write(SEVERE);
    await mailedAfter(0);
    await mailedAfter(6);
    const go = async () => (await teacher.call()).safety.go({ ids: [(await firstAlert()).id] });
    await go();
    const at = new Date(app.clock.now()).toISOString();
    expect((await firstAlert()).going).toEqual([{ name: 'Lee', at }]);
    expect(await mailedAfter(4)).toEqual([]);
    // Saying it again stops nothing for longer.
    await go();
    expect(await mailedAfter(6)).toEqual([]);
    expect(await mailedAfter(3.9)).toEqual([]);
    expect(await mailedAfter(0.1)).toEqual(['kim']);
  });

  test('tells every open page again in each round', async () => {
    await write(SEVERE);
    await mailedAfter(0);
    const round = async () => (await (await teacher.call()).safety.notice()).urgent[0]?.round;
    expect(await round()).toBe(0);
    await mailedAfter(10);
    expect(await round()).toBe(1);
  });
});

describe('the language of a mail about an alert', () => {
  const speak = async (person: Person, language: 'de' | 'es') =>
    (await person.call()).profiles.update({ language });
  const subjects = async () => {
    await app.services.alertDelivery.tellDue();
    const mails = mailbox.received.splice(0);
    return Object.fromEntries(mails.map(({ to, subject }) => [to.split('@')[0], subject]));
  };
  const set = async (contacts: { name: string; email: string; language?: 'fr' }[]) =>
    (await admin.call()).hostSettings.set({ safety: { contacts } });

  test('is that of the account, and that of the contact where one is named', async () => {
    await speak(teacher, 'de');
    await set([{ ...ray, language: 'fr' }]);
    await write(SEVERE);
    expect(await subjects()).toEqual({
      lee: 'Lamplight: Bitte öffne die Schutzstelle',
      ray: 'Lamplight : ouvre le bureau de protection',
    });
  });

  test('is that of those who run the host where nobody has chosen one', async () => {
    await speak(admin, 'es');
    await set([ray]);
    await write(SEVERE);
    expect(await subjects()).toMatchObject({ ray: 'Lamplight: abre la mesa de protección' });
  });

  test('changes nothing of what it says: no word of the child in any of them', async () => {
    for (const language of ['en', 'es', 'fr', 'de'] as const) {
      const asked = { to: 'ray@example.org', language, count: 2, isDrill: false, address: null };
      const { subject, body } = alertMail(asked);
      expect(`${subject} ${body}`).not.toMatch(/Ruth|kill|\{|undefined/);
      expect(body.split('\n')).toHaveLength(3);
    }
  });
});

describe('a mail about an alert', () => {
  test('holds nothing of the child, the concern or the class', async () => {
    await write(SEVERE);
    await app.services.alertDelivery.tellDue();
    const [mail] = mailbox.received;
    expect(mail).toEqual({
      to: 'lee@example.org',
      subject: 'Lamplight: please open the safety desk',
      body: 'Please open the safety desk of Lamplight.',
    });
  });

  test('goes to the address of a teacher whom an admin approved, proven or not, and to no other teacher', async () => {
    await app.db.updateTable('users').set({ emailProvenAt: null }).execute();
    await app.given.teacher({ approved: false, email: 'pending@example.org' });
    await write(SEVERE);
    expect(await mailedAfter(0)).toEqual(['lee']);
  });

  test('goes at once for the next alert too, of the same child and of another', async () => {
    const boaz = await app.given.student({ firstName: 'Boaz' });
    await write(SEVERE);
    expect(await mailedAfter(0)).toEqual(['lee']);
    await write(`${SEVERE} Really.`);
    expect(await mailedAfter(1)).toEqual(['lee']);
    await (await boaz.call()).journal.write({ entry: SEVERE });
    expect(await mailedAfter(1)).toEqual(['lee']);
  });

  test('about a child never waits behind the flood of another', async () => {
    const boaz = await app.given.student({ firstName: 'Boaz' });
    for (let more = 0; more < 10; more += 1) await write(`${SEVERE} ${more}`);
    await mailedAfter(0);
    await write(`${SEVERE} Again.`);
    expect(await mailedAfter(1)).toEqual([]);
    await (await boaz.call()).journal.write({ entry: SEVERE });
    expect(await mailedAfter(0)).toEqual(['lee']);
  });

  test('is not sent for an ordinary alert', async () => {
    await name(ray);
    await write(STANDARD);
    expect(await mailedAfter(30)).toEqual([]);
  });

  test('is one for what a child floods adults with, after the first three', async () => {
    for (const more of [1, 2, 3]) {
      await write(`${SEVERE} ${more}`);
      expect(await mailedAfter(0)).toEqual(['lee']);
    }
    for (let more = 4; more < 14; more += 1) await write(`${SEVERE} ${more}`);
    expect(await mailedAfter(4.9)).toEqual([]);
    app.clock.advance({ minutes: 0.1 });
    await app.services.alertDelivery.tellDue();
    expect(mailbox.received.map(({ body }) => body)).toEqual([
      'Several alerts wait for you.\n\nPlease open the safety desk of Lamplight.',
    ]);
    mailbox.received.splice(0);
    expect((await firstAlert()).told.filter(({ way }) => way === 'mail')).toHaveLength(1);
  });
});

test('the desk tells who was told when and by which way, and who has seen it', async () => {
  await name(ray);
  await write(SEVERE);
  await mailedAfter(0);
  const told = app.clock.now();
  app.clock.advance({ minutes: 2 });
  const { id } = await firstAlert();
  await (await teacher.call()).safety.seen({ ids: [id] });
  const at = new Date(told).toISOString();
  const seenAt = new Date(app.clock.now()).toISOString();
  expect((await firstAlert()).told).toEqual([
    { name: 'Lee', way: 'screen', at, seenAt },
    { name: 'ada', way: 'screen', at, seenAt: null },
    { name: 'Lee', way: 'mail', at, seenAt: null },
    { name: 'Ray', way: 'mail', at, seenAt: null },
  ]);
});

test('who was told stays on record without their name when their account is gone', async () => {
  const other = await app.given.teacher({ firstName: 'Mia' });
  await write(SEVERE);
  await mailedAfter(0);
  await (await other.call()).auth.deleteAccount();
  const names = (await firstAlert()).told.map((delivery) => delivery.name);
  expect(names).toContain(null);
  expect(names).not.toContain('Mia');
});

test('on a host without a mail server nobody is told by mail, and the record says no such thing', async () => {
  const quiet = await createTestApp();
  const ruth = await quiet.given.student();
  const lee = await quiet.given.teacher();
  await (await ruth.call()).journal.write({ entry: SEVERE });
  await quiet.services.alertDelivery.tellDue();
  const [alert] = await (await lee.call()).safety.list();
  expect(alert?.told.map(({ way }) => way)).toEqual(['screen']);
  expect(await quiet.services.mail.outbox(10)).toEqual([]);
  await quiet.close();
});
