import { lessonId } from '@lamplight/domain/lessons';
import { RECORDING_LIMITS } from '@lamplight/domain/recordings';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { givenClass } from '../../testing/classes.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

const VERSION = { lessonId: 1, band: 'kindergarten', language: 'en' } as const;

let app: TestApp;
let teacher: Person;
let child: Person;
beforeEach(async () => {
  app = await createTestApp();
  teacher = await app.given.teacher();
  child = await app.given.student({ age: 5 });
});
afterEach(() => app.close());

const ogg = (words: string) => new TextEncoder().encode(`OggS ${words}`);

async function record(who: Person, step: number, words = 'a voice', version = VERSION) {
  await (await who.call()).recordings.save({ ...version, step, bytes: ogg(words) });
}
const heardBy = async (who: Person) => (await who.call()).recordings.heard({ lessonId: 1 });
async function sounds(who: Person): Promise<string[]> {
  const { recordings } = await who.call();
  const heard = await recordings.heard({ lessonId: 1 });
  const files = await Promise.all(heard.map(({ id }) => recordings.sound({ id })));
  return files.map(({ audio }) => Buffer.from(audio, 'base64').toString());
}

describe('a recording', () => {
  test('of a step is heard by the classes of its teacher, and by nobody else', async () => {
    await record(teacher, 0, 'of Deborah');
    expect(await sounds(child)).toEqual(['OggS of Deborah']);
    const [{ id } = { id: 0 }] = await (await teacher.call()).recordings.list();
    const { audio } = await (await teacher.call()).recordings.sound({ id });
    expect(Buffer.from(audio, 'base64').toString()).toBe('OggS of Deborah');

    const elsewhere = await app.given.student({ age: 5 });
    await givenClass(app, 'Herons', { students: [elsewhere] });
    expect(await heardBy(elsewhere)).toEqual([]);
    const { recordings } = await elsewhere.call();
    await expect(recordings.sound({ id })).rejects.toMatchObject({
      cause: { code: 'NOT_FOUND' },
    });
    const asParent = await (await app.given.parent()).call();
    await expect(asParent.recordings.sound({ id })).rejects.toMatchObject({
      cause: { code: 'FORBIDDEN' },
    });
  });

  test('is of one version of a lesson: children of another age hear another voice', async () => {
    await record(teacher, 0);
    const older = await app.given.student({ age: 9 });
    expect(await heardBy(older)).toEqual([]);
    await record(teacher, 0, 'for nine', { ...VERSION, band: 'elementary' } as never);
    expect(await sounds(older)).toEqual(['OggS for nine']);
  });

  test('takes the place of the earlier one of its step, and of an older one of another teacher', async () => {
    await record(teacher, 0, 'first try');
    await record(teacher, 0, 'second try');
    expect(await sounds(child)).toEqual(['OggS second try']);
    expect(await (await teacher.call()).recordings.list()).toHaveLength(1);
    app.clock.advance({ days: 1 });
    await record(await app.given.teacher(), 0, 'of a colleague');
    expect(await sounds(child)).toEqual(['OggS of a colleague']);
  });

  test('is heard no longer once it is deleted, which its teacher alone may do', async () => {
    await record(teacher, 0);
    const [{ id } = { id: 0 }] = await (await teacher.call()).recordings.list();
    const colleague = await (await app.given.teacher()).call();
    await expect(colleague.recordings.remove({ id })).rejects.toMatchObject({
      cause: { code: 'NOT_FOUND' },
    });
    expect(await heardBy(child)).toHaveLength(1);
    await (await teacher.call()).recordings.remove({ id });
    expect(await heardBy(child)).toEqual([]);
  });

  test('is heard no longer once the words of its step have changed', async () => {
    await record(teacher, 0);
    await app.db.updateTable('lessonRecordings').set({ wordsHash: 'of other words' }).execute();
    expect(await heardBy(child)).toEqual([]);
    const [listed] = await (await teacher.call()).recordings.list();
    expect(listed).toMatchObject({ step: 0, isCurrent: false });
    await record(teacher, 0);
    expect(await heardBy(child)).toHaveLength(1);
  });

  test('goes with the account of its teacher', async () => {
    await record(teacher, 0);
    await app.db.deleteFrom('users').where('id', '=', teacher.id).execute();
    expect(await app.db.selectFrom('lessonRecordings').selectAll().execute()).toEqual([]);
  });
});

describe('a file', () => {
  test.each([
    ['that is no audio', new TextEncoder().encode('<html>')],
    ['that is empty', new Uint8Array()],
  ])('%s is refused, and a recording is taken', async (_, bytes) => {
    const { recordings } = await teacher.call();
    await expect(recordings.save({ ...VERSION, step: 0, bytes })).rejects.toMatchObject({
      cause: { code: 'BROKEN_RECORDING' },
    });
    expect(await recordings.list()).toEqual([]);
    await recordings.save({ ...VERSION, step: 0, bytes: ogg('a voice') });
    expect(await recordings.list()).toHaveLength(1);
  });

  test('has a longest size, and so have all of a teacher together', async () => {
    const { recordings } = await teacher.call();
    const large = (bytes: number) => ogg('a'.repeat(bytes - 5));
    const save = (bytes: number) => recordings.save({ ...VERSION, step: 0, bytes: large(bytes) });
    await expect(save(RECORDING_LIMITS.bytes + 1)).rejects.toMatchObject({
      cause: { code: 'BODY_TOO_LARGE' },
    });
    await save(RECORDING_LIMITS.bytes);
    await app.db
      .updateTable('lessonRecordings')
      .set({ step: 1, size: RECORDING_LIMITS.bytesOfTeacher - 1000 })
      .execute();
    await expect(save(1001)).rejects.toMatchObject({ cause: { code: 'TOO_MANY_RECORDINGS' } });
    await save(1000);
    expect((await recordings.desk(VERSION)).left).toBe(0);
  });

  test.each([
    ['a step that the lesson does not have', { step: 99 }],
    ['a lesson that is not there', { lessonId: 999_999 }],
    [
      'a language in which it is not written',
      { lessonId: lessonId('bible', 40), language: 'fr' as const },
    ],
  ])('for %s is refused', async (_, change) => {
    const { recordings } = await teacher.call();
    const input = { ...VERSION, step: 0, bytes: ogg('a voice') };
    await expect(recordings.save({ ...input, ...change })).rejects.toMatchObject({
      cause: { code: 'NOT_FOUND' },
    });
    await recordings.save(input);
    expect(await recordings.list()).toHaveLength(1);
  });
});

test('a teacher has the words of each step before them, and what is recorded of it', async () => {
  await record(teacher, 1);
  const desk = await (await teacher.call()).recordings.desk(VERSION);
  const page = await (await child.call()).lessons.detail({ lessonId: 1 });
  expect(desk.title).toBe(page.title);
  expect(desk.steps[0]?.words[0]).toBe(page.title);
  expect(desk.steps.map(({ recording }) => recording !== null).indexOf(true)).toBe(1);
  expect(desk.left).toBe(RECORDING_LIMITS.bytesOfTeacher - ogg('a voice').length);
});
