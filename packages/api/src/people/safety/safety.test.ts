import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let child: Person;
let teacher: Person;
let admin: Person;
beforeEach(async () => {
  app = await createTestApp();
  child = await app.given.student({ firstName: 'Ruth' });
  teacher = await app.given.teacher({ firstName: 'Miriam' });
  admin = await app.given.admin();
});
afterEach(() => app.close());

const FORBIDDEN = { cause: { code: 'FORBIDDEN' } };
const SEVERE = 'I want to kill myself tonight.';
const STANDARD = 'They bully me at school every day.';

async function deskOf(person: Person) {
  return (await person.call()).safety.list();
}

async function write(entry: string) {
  return (await child.call()).journal.write({ entry });
}

async function firstAlertOf(person: Person): Promise<number> {
  const [alert] = await deskOf(person);
  if (!alert) throw new Error('there is no alert');
  return alert.id;
}

describe('a child in danger', () => {
  test('gets the fixed reply, and the adults an alert without the text', async () => {
    const written = await write(SEVERE);
    expect(written.feedbackSource).toBe('safety');
    expect(written.aiFeedback).toContain('danger now, call');
    const desk = await deskOf(teacher);
    expect(desk).toMatchObject([
      {
        student: { id: child.id, name: 'Ruth', username: child.username },
        level: 'severe',
        concern: 'self-harm',
        source: 'journal',
        createdAt: '2026-06-15T09:00:00.000Z',
        acknowledged: null,
      },
    ]);
    expect(JSON.stringify(desk)).not.toContain('tonight');
  });

  test.each([
    ['en', 'Ich will mich umbringen.', 'keinen Ärger'],
    ['de', 'i want to kill myself', 'not in trouble'],
    ['de', 'Ich will mich umbringen.', 'keinen Ärger'],
    ['en', 'Quiero matarme hoy, no puedo más', 'regañar'],
    ['en', 'je veux mourir ce soir', 'gronder'],
  ] as const)(
    'with a profile in %s is answered in the language of “%s”',
    async (language, text, words) => {
      await (await child.call()).profiles.update({ language });
      const written = await write(text);
      expect(written.feedbackSource).toBe('safety');
      expect(written.aiFeedback).toContain(words);
    },
  );

  test('is promised a reader now only while a responsible adult was here in the last 15 minutes', async () => {
    await teacher.call();
    await app.contextFor(teacher.token);
    app.clock.advance({ minutes: 15 });
    expect((await write(SEVERE)).aiFeedback).toContain('can read it now');
    app.clock.advance({ minutes: 1 });
    expect((await write(SEVERE)).aiFeedback).not.toContain('can read it now');
  });

  test('raises one alert, however often the entry is sent', async () => {
    const keyed = await child.call({ idempotencyKey: 'one' });
    await Promise.all([
      keyed.journal.write({ entry: SEVERE }),
      keyed.journal.write({ entry: SEVERE }),
    ]);
    await keyed.journal.write({ entry: SEVERE });
    expect(await deskOf(teacher)).toHaveLength(1);
  });

  test('is noticed also when the host stopped right after the text was stored', async () => {
    const { actor } = await app.contextFor(child.token);
    if (actor.kind !== 'user') throw new Error('the child is signed in');
    const entry = { prompt: null, content: SEVERE };
    await app.services.journal.store(actor.user, entry, async () => {});
    expect(await deskOf(teacher)).toEqual([]);
    await app.services.prepareHost();
    expect(await deskOf(teacher)).toHaveLength(1);
  });

  test('is not seen in ordinary words', async () => {
    const written = await write('I killed it at the game today!');
    expect(written.feedbackSource).toBe('built-in');
    expect(await deskOf(teacher)).toEqual([]);
  });
});

describe('an alert lies on the desk', () => {
  test('of the teachers of the class; of admins only when it is severe', async () => {
    await write(STANDARD);
    expect(await deskOf(teacher)).toHaveLength(1);
    expect(await deskOf(admin)).toEqual([]);
    await write(SEVERE);
    expect(await deskOf(teacher)).toHaveLength(2);
    expect(await deskOf(admin)).toMatchObject([{ level: 'severe' }]);
  });

  test('of admins also when no approved teacher has the child', async () => {
    const host = await createTestApp();
    const lonely = await host.given.student();
    const owner = await host.given.admin();
    const newcomer = await host.given.teacher({ approved: false });
    await (await lonely.call()).journal.write({ entry: STANDARD });
    expect(await (await owner.call()).safety.list()).toHaveLength(1);
    expect(await (await newcomer.call()).safety.list()).toEqual([]);
    await host.close();
  });

  test('of no teacher of another class', async () => {
    await write(SEVERE);
    const other = await app.given.teacher();
    await app.db.deleteFrom('classMembers').where('userId', '=', other.id).execute();
    expect(await deskOf(other)).toEqual([]);
    const id = await firstAlertOf(teacher);
    const caller = await other.call();
    await expect(caller.safety.open({ id })).rejects.toMatchObject(FORBIDDEN);
    await expect(caller.safety.acknowledge({ id, note: '' })).rejects.toMatchObject(FORBIDDEN);
  });

  test('however many of other classes wait', async () => {
    await write(STANDARD);
    const other = await app.given.student();
    await app.db.deleteFrom('classMembers').where('userId', '=', other.id).execute();
    const alert = { userId: other.id, level: 'severe', concern: 'self-harm' } as const;
    for (let i = 0; i < 500; i += 1) {
      const source = { source: 'journal', sourceId: null, createdAt: i } as const;
      await app.db
        .insertInto('safetyAlerts')
        .values({ ...alert, ...source })
        .execute();
    }
    expect(await deskOf(teacher)).toMatchObject([{ student: { id: child.id } }]);
    expect(await deskOf(admin)).toHaveLength(500);
  });

  test('of no parent, confirmed or not, and of no child', async () => {
    await write(SEVERE);
    for (const person of [await app.given.parent(), child]) {
      const caller = await person.call();
      await expect(caller.safety.list()).rejects.toMatchObject(FORBIDDEN);
    }
    expect(await deskOf(teacher)).toHaveLength(1);
  });
});

describe('an adult who is responsible', () => {
  test('opens what the child wrote', async () => {
    await write(SEVERE);
    const id = await firstAlertOf(teacher);
    expect(await (await teacher.call()).safety.open({ id })).toEqual({
      prompt: null,
      content: SEVERE,
      createdAt: '2026-06-15T09:00:00.000Z',
    });
  });

  test('does not open a standard alert as an admin, and opens a severe one', async () => {
    await write(STANDARD);
    const id = await firstAlertOf(teacher);
    const caller = await admin.call();
    await expect(caller.safety.open({ id })).rejects.toMatchObject(FORBIDDEN);
    await write(SEVERE);
    const severe = await firstAlertOf(admin);
    expect(await caller.safety.open({ id: severe })).toMatchObject({ content: SEVERE });
  });

  test('acknowledges it with a note, which the others see', async () => {
    await write(SEVERE);
    const id = await firstAlertOf(teacher);
    app.clock.advance({ minutes: 5 });
    const note = 'Called her mother and sat with her.';
    await (await teacher.call()).safety.acknowledge({ id, note });
    expect(await deskOf(admin)).toMatchObject([
      { id, acknowledged: { at: '2026-06-15T09:05:00.000Z', by: 'Miriam', note } },
    ]);
  });

  test('leaves nothing about the child with the key of that call, which has one effect', async () => {
    await write(SEVERE);
    const id = await firstAlertOf(teacher);
    const keyed = await teacher.call({ idempotencyKey: 'care' });
    const first = await keyed.safety.acknowledge({ id, note: 'Sat with Ruth' });
    expect(await keyed.safety.acknowledge({ id, note: 'Again' })).toEqual(first);
    const keys = await app.db.selectFrom('idempotencyKeys').selectAll().execute();
    expect(JSON.stringify(keys)).not.toContain('Ruth');
    expect(keys.map(({ key }) => key)).toContain('care');
  });

  test('is told when somebody has taken care of it before, and may leave no note', async () => {
    await write(SEVERE);
    const id = await firstAlertOf(teacher);
    await (await teacher.call()).safety.acknowledge({ id });
    await expect(
      (await admin.call()).safety.acknowledge({ id, note: 'Mine' }),
    ).rejects.toMatchObject({ cause: { code: 'ALERT_ACKNOWLEDGED', status: 409 } });
    expect(await deskOf(admin)).toMatchObject([{ acknowledged: { by: 'Miriam', note: null } }]);
  });

  test('finds what is severe above what is not', async () => {
    await write(SEVERE);
    await write(STANDARD);
    expect((await deskOf(teacher)).map(({ level }) => level)).toEqual(['severe', 'standard']);
  });

  test('finds what waits above what was taken care of', async () => {
    await write(STANDARD);
    await write(STANDARD);
    const [newest, oldest] = await deskOf(teacher);
    await (await teacher.call()).safety.acknowledge({ id: newest?.id ?? 0, note: 'Talked' });
    expect((await deskOf(teacher)).map(({ id }) => id)).toEqual([oldest?.id, newest?.id]);
  });
});

describe('the alerts of a child', () => {
  const ids = async () => (await deskOf(teacher)).map(({ id }) => id);

  test('are taken care of together, with one note; one that somebody took before keeps theirs', async () => {
    await write(SEVERE);
    await write(`${SEVERE} Really.`);
    const [newest = 0, oldest = 0] = await ids();
    await (await admin.call()).safety.acknowledge({ id: oldest, note: 'Mine' });
    const care = { ids: [newest, oldest], note: 'Sat with her' };
    await (await teacher.call()).safety.acknowledgeTogether(care);
    const notes = (await deskOf(teacher)).map(({ id, acknowledged }) => [id, acknowledged?.note]);
    expect(notes).toEqual([
      [newest, 'Sat with her'],
      [oldest, 'Mine'],
    ]);
    await expect((await teacher.call()).safety.acknowledgeTogether(care)).rejects.toMatchObject({
      cause: { code: 'ALERT_ACKNOWLEDGED' },
    });
  });

  test('are untouched when one of those named is on another desk', async () => {
    await write(SEVERE);
    await write(STANDARD);
    const all = await ids();
    const { safety } = await admin.call();
    await expect(safety.acknowledgeTogether({ ids: all })).rejects.toMatchObject(FORBIDDEN);
    await expect(safety.go({ ids: all })).rejects.toMatchObject(FORBIDDEN);
    expect(await deskOf(teacher)).toMatchObject([
      { acknowledged: null, going: [] },
      { acknowledged: null, going: [] },
    ]);
  });

  test('tell who is on the way, each adult once, until all of them are taken', async () => {
    await write(SEVERE);
    const [id = 0] = await ids();
    const { safety } = await teacher.call();
    await safety.go({ ids: [id] });
    app.clock.advance({ minutes: 2 });
    await safety.go({ ids: [id] });
    expect(await deskOf(admin)).toMatchObject([
      { going: [{ name: 'Miriam', at: '2026-06-15T09:00:00.000Z' }] },
    ]);
    const events = await app.db.selectFrom('auditEvents').selectAll().execute();
    expect(events).toContainEqual(
      expect.objectContaining({ action: 'safety.going', actorId: teacher.id, userId: child.id }),
    );
    await safety.acknowledge({ id });
    await expect((await admin.call()).safety.go({ ids: [id] })).rejects.toMatchObject({
      cause: { code: 'ALERT_ACKNOWLEDGED' },
    });
  });
});
