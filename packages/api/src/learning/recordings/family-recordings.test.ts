import { lessonsOfDay } from '@lamplight/content/lessons';
import { RECORDING_LIMITS } from '@lamplight/domain/recordings';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { saveLink } from '../../people/families/family-links.repository.ts';
import { givenClass } from '../../testing/classes.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let parent: Person;
let child: Person;
beforeEach(async () => {
  app = await createTestApp();
  parent = await app.given.parent({ firstName: 'Eva' });
  child = await app.given.student({ age: 5, firstName: 'Ada' });
  await link(parent, child);
});
afterEach(() => app.close());

function link(of: Person, to: Person, status: 'confirmed' | 'unconfirmed' = 'confirmed') {
  const createdAt = app.clock.now();
  return saveLink(app.db, { parentId: of.id, studentId: to.id, status, createdAt });
}

const ogg = (words: string) => new TextEncoder().encode(`OggS ${words}`);

async function read(who: Person, words = 'of Eva', to = child, step = 0) {
  const { familyRecordings } = await who.call();
  await familyRecordings.save({ childId: to.id, lessonId: 1, step, bytes: ogg(words) });
}

const heardBy = async (who: Person) => (await who.call()).recordings.heard({ lessonId: 1 });

async function soundsFor(who: Person): Promise<string[]> {
  const { recordings, familyRecordings } = await who.call();
  const files = (await heardBy(who)).map(({ id, by }) =>
    by === 'parent' ? familyRecordings.sound({ id }) : recordings.sound({ id }),
  );
  return (await Promise.all(files)).map(({ audio }) => Buffer.from(audio, 'base64').toString());
}

async function onlyId(): Promise<number> {
  const [one] = await (await parent.call()).familyRecordings.list({ childId: child.id });
  return one?.id ?? 0;
}

const refusal = (code: string) => ({ cause: { code } });

describe('what a parent has read aloud', () => {
  test('is heard by that child, and by no other child of the class or of the family', async () => {
    const sibling = await app.given.student({ age: 5 });
    await link(parent, sibling);
    await read(parent);
    expect(await soundsFor(child)).toEqual(['OggS of Eva']);
    for (const other of [sibling, await app.given.student({ age: 5 })]) {
      expect(await heardBy(other)).toEqual([]);
      const { familyRecordings } = await other.call();
      await expect(familyRecordings.sound({ id: await onlyId() })).rejects.toMatchObject(
        refusal('NOT_FOUND'),
      );
    }
  });

  test("comes before a teacher's voice, which goes on where the parent has read nothing", async () => {
    const teacher = await (await app.given.teacher()).call();
    for (const step of [0, 1]) {
      const version = { lessonId: 1, band: 'kindergarten', language: 'en' } as const;
      await teacher.recordings.save({ ...version, step, bytes: ogg(`teacher ${step}`) });
    }
    await read(parent);
    expect((await soundsFor(child)).toSorted()).toEqual(['OggS of Eva', 'OggS teacher 1']);
  });

  test('is not heard once the words of its step have changed', async () => {
    await read(parent);
    await app.db.updateTable('familyRecordings').set({ wordsHash: 'of other words' }).execute();
    expect(await heardBy(child)).toEqual([]);
  });

  test('is for a confirmed parent to make, and for nobody else', async () => {
    const claimed = await app.given.parent();
    await link(claimed, child, 'unconfirmed');
    const stranger = await app.given.parent();
    for (const who of [claimed, stranger]) {
      await expect(read(who)).rejects.toMatchObject(refusal('FORBIDDEN'));
      const { familyRecordings } = await who.call();
      await expect(familyRecordings.lessons({ childId: child.id })).rejects.toMatchObject(
        refusal('FORBIDDEN'),
      );
    }
    expect(await heardBy(child)).toEqual([]);
    await read(parent);
    expect(await heardBy(child)).toHaveLength(1);
  });
});

describe('a recording is listed and deleted', () => {
  test.each(['parent', 'teacher', 'admin'] as const)('by the %s', async (role) => {
    await read(parent);
    const people = { parent, teacher: await app.given.teacher(), admin: await app.given.admin() };
    const { familyRecordings } = await people[role].call();
    const [listed] = await familyRecordings.list({ childId: child.id });
    expect(listed).toMatchObject({ child: { id: child.id }, step: 0, isCurrent: true });
    expect(listed?.reader).toContain('Eva');
    const id = listed?.id ?? 0;
    expect((await familyRecordings.sound({ id })).audio.length).toBeGreaterThan(0);
    await familyRecordings.remove({ id });
    expect(await heardBy(child)).toEqual([]);
    const noted = await app.db.selectFrom('endedFamilyRecordings').select(['id', 'childId']);
    expect(await noted.execute()).toEqual([{ id, childId: child.id }]);
    const told = await app.db
      .selectFrom('auditEvents')
      .select(['actorId', 'action', 'userId'])
      .where('action', 'like', 'family.recording-%')
      .orderBy('id')
      .execute();
    expect(told).toEqual([
      { actorId: parent.id, action: 'family.recording-made', userId: child.id },
      { actorId: people[role].id, action: 'family.recording-deleted', userId: child.id },
    ]);
  });

  test('by no other parent and no teacher of another class', async () => {
    const other = await app.given.parent();
    await link(other, child);
    const elsewhere = await app.given.teacher();
    await givenClass(app, 'Herons', { teachers: [elsewhere], students: [] });
    await app.db
      .deleteFrom('classMembers')
      .where('userId', '=', elsewhere.id)
      .where('classId', '=', 1)
      .execute();
    await read(parent);
    const id = await onlyId();
    await expect((await other.call()).familyRecordings.remove({ id })).rejects.toMatchObject(
      refusal('NOT_FOUND'),
    );
    expect(await (await other.call()).familyRecordings.list({ childId: child.id })).toEqual([]);
    await expect((await elsewhere.call()).familyRecordings.remove({ id })).rejects.toMatchObject(
      refusal('FORBIDDEN'),
    );
    expect(await heardBy(child)).toHaveLength(1);
  });

  test('an admin is told of those of all children', async () => {
    await read(parent);
    const { familyRecordings } = await (await app.given.admin()).call();
    expect(await familyRecordings.listAll()).toMatchObject([{ child: { id: child.id } }]);
  });
});

describe('a recording goes', () => {
  const rows = () => app.db.selectFrom('familyRecordings').select('id').execute();

  test.each(['parent', 'child'] as const)('with the account of the %s', async (whose) => {
    await read(parent);
    const gone = { parent, child }[whose];
    await app.db.deleteFrom('users').where('id', '=', gone.id).execute();
    expect(await rows()).toEqual([]);
  });

  test('with the link that allowed it, and not with that to a sibling', async () => {
    const sibling = await app.given.student({ age: 5 });
    await link(parent, sibling);
    await read(parent);
    await app.db.deleteFrom('familyLinks').where('studentId', '=', sibling.id).execute();
    expect(await rows()).toHaveLength(1);
    await app.db.deleteFrom('familyLinks').where('studentId', '=', child.id).execute();
    expect(await rows()).toEqual([]);
  });
});

test('a parent has the lessons of the next seven days, with the words of each step as the child reads them', async () => {
  const { familyRecordings } = await parent.call();
  const lessons = await familyRecordings.lessons({ childId: child.id });
  expect(new Set(lessons.map(({ dayNumber }) => dayNumber))).toEqual(
    new Set([1, 2, 3, 4, 5, 6, 7]),
  );
  await read(parent, 'once', child, 1);
  const desk = await familyRecordings.desk({ childId: child.id, lessonId: 1 });
  const page = await (await child.call()).lessons.detail({ lessonId: 1 });
  expect(desk.title).toBe(page.title);
  expect(desk.steps.map(({ recording }) => recording !== null).indexOf(true)).toBe(1);
  expect(desk.left).toBe(RECORDING_LIMITS.bytesOfParent - ogg('once').length);
});

test('no lesson of another week is read aloud, and one of the seventh day is', async () => {
  const { familyRecordings } = await parent.call();
  const lessonOf = (day: number) => ({
    childId: child.id,
    lessonId: lessonsOfDay(day)[0]?.id ?? 0,
  });
  const last = lessonOf(7);
  await familyRecordings.save({ ...last, step: 0, bytes: ogg('of Eva') });
  expect((await familyRecordings.desk(last)).steps[0]?.recording).not.toBeNull();
  const later = lessonOf(8);
  for (const attempt of [
    familyRecordings.save({ ...later, step: 0, bytes: ogg('of Eva') }),
    familyRecordings.desk(later),
  ]) {
    await expect(attempt).rejects.toMatchObject(refusal('NOT_FOUND'));
  }
});

describe('a file', () => {
  test('that is no audio, too long or too much is refused, and a recording is taken', async () => {
    const { familyRecordings } = await parent.call();
    const save = (bytes: Uint8Array<ArrayBuffer>, step = 0) =>
      familyRecordings.save({ childId: child.id, lessonId: 1, step, bytes });
    const large = (size: number) => ogg('a'.repeat(size - 5));
    await expect(save(new TextEncoder().encode('<html>'))).rejects.toMatchObject(
      refusal('BROKEN_RECORDING'),
    );
    await expect(save(large(RECORDING_LIMITS.bytes + 1))).rejects.toMatchObject(
      refusal('BODY_TOO_LARGE'),
    );
    await expect(save(ogg('a voice'), 99)).rejects.toMatchObject(refusal('NOT_FOUND'));
    await save(ogg('a voice'), 1);
    await app.db
      .updateTable('familyRecordings')
      .set({ size: RECORDING_LIMITS.bytesOfParent - 1000 })
      .execute();
    await expect(save(large(1001))).rejects.toMatchObject(refusal('TOO_MANY_RECORDINGS'));
    await save(large(1000));
    // Of the step that takes the room the new recording takes the place.
    await save(large(5000), 1);
  });
});
