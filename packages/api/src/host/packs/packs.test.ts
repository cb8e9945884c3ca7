import { mountedPacks } from '@lamplight/content/packs';
import { makeKeys, makePackArchive } from '@lamplight/content/packs/reading';
import { harvestDays, harvestText } from '@lamplight/content/testing';
import type { PackStore } from '@lamplight/db';
import { reopenTestDatabase, testDatabaseBytes } from '@lamplight/db/testing';
import { lessonId } from '@lamplight/domain/lessons';
import { packLessonId, packModuleId, packStoryId } from '@lamplight/domain/packs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../testing/index.ts';
import { TEST_RELEASE } from '../../testing/test-release.ts';
import { createPackReader } from './pack-reader.ts';
import { createPacks } from './packs.service.ts';

const HARVEST = makePackArchive(harvestDays());
const LESSON = 'lessons/bible/day-01/elementary.en.md';
const NEXT_VERSION = makePackArchive(
  harvestDays({
    'pack.yaml': harvestText('pack.yaml', '"1.0.0"', '"1.1.0"'),
    [LESSON]: harvestText(LESSON, 'The Bag That Rattled', 'The Rattling Bag'),
  }),
);
const SEEDS = packLessonId(1, 'bible', 1);
const FIRST_DAY = [SEEDS, packLessonId(1, 'science', 1)];
const SECOND_DAY = [packLessonId(1, 'bible', 2), packLessonId(1, 'math', 2)];
const MODULE = packModuleId(1);

let app: TestApp;
let admin: Caller;
let child: Caller;
beforeEach(async () => {
  app = await createTestApp();
  admin = await (await app.given.admin()).call();
  child = await (await app.given.student({ age: 9 })).call();
});
afterEach(() => app.close());

const install = (bytes = HARVEST) => admin.packs.install({ bytes });
const named = async (name = 'harvest-days') =>
  (await admin.packs.list()).find((pack) => pack.name === name);
const statuses = async (caller = child) =>
  Object.fromEntries(
    (await caller.lessons.list({ moduleId: MODULE })).map(({ id, status }) => [id, status]),
  );
const moduleOf = async (caller: Caller) =>
  (await caller.lessons.modules()).find(({ id }) => id === MODULE);
const code = (cause: string) => ({ cause: { code: cause } });

describe('the list of packs', () => {
  test('begins with the built-in content, which has all that the camp has', async () => {
    const [builtIn, ...others] = await admin.packs.list();
    expect(others).toEqual([]);
    expect(builtIn).toMatchObject({
      ...{ name: 'lamplight', isOn: true, size: null, languages: ['en', 'es', 'fr', 'de'] },
      ...{ signature: { state: 'built-in' }, counts: { lessons: 168, stories: 24, days: 56 } },
    });
    await expect(admin.packs.remove({ name: 'lamplight' })).rejects.toThrow();
    await expect(admin.packs.setOn({ name: 'lamplight', isOn: false })).rejects.toThrow();
  });

  test('tells what a pack is, and what it holds', async () => {
    expect(await install()).toEqual(await named());
    expect(await named()).toMatchObject({
      ...{ title: 'Harvest Days', version: '1.0.0', languages: ['en', 'es'] },
      ...{ licence: 'CC-BY-4.0', authors: ['The Lamplight authors'], bands: ['elementary'] },
      counts: { lessons: 5, stories: 1, questions: 8, days: 3 },
      ...{ size: HARVEST.length, isOn: true, isReadable: true },
      signature: { state: 'unsigned', signer: null, publicKey: null },
    });
  });
});

describe('a preview', () => {
  test('says what would come, and keeps nothing', async () => {
    expect(await admin.packs.preview({ bytes: HARVEST })).toMatchObject({
      pack: { name: 'harvest-days', counts: { lessons: 5 }, signature: { state: 'unsigned' } },
      titles: expect.arrayContaining(['The Bag That Rattled', 'The Farmer Who Slept']),
      ...{ replaces: null, otherSigner: false, comesBack: false, faults: [], moreFaults: 0 },
    });
    expect(await named()).toBeUndefined();
    expect(mountedPacks()).toEqual([]);
  });

  test('says which version it would replace', async () => {
    await install();
    expect(await admin.packs.preview({ bytes: NEXT_VERSION })).toMatchObject({
      ...{ pack: { version: '1.1.0' }, replaces: '1.0.0', otherSigner: false },
    });
  });

  test('says what is refused, and then nothing is installed', async () => {
    const bytes = makePackArchive(harvestDays({ 'lessons/bible/day-01/play.js': 'alert(1)' }));
    const fault = { path: 'lessons/bible/day-01/play.js', label: 'file' };
    expect((await admin.packs.preview({ bytes })).faults).toMatchObject([fault]);
    await expect(install(bytes)).rejects.toThrow('is a program');
    expect(await named()).toBeUndefined();
    expect(await admin.packs.preview({ bytes: new Uint8Array([1, 2, 3]) })).toMatchObject({
      ...{ pack: null, faults: [{ message: 'This is no zip archive.' }] },
    });
  });
});

describe('who signed a pack', () => {
  const { publicKey, privateKey } = makeKeys();
  const signed = makePackArchive(harvestDays(), privateKey);
  const stateOf = async () => (await named())?.signature;

  test('is unknown until an admin trusts the key, and again when not any more', async () => {
    await install(signed);
    expect(await stateOf()).toEqual({ state: 'unknown', signer: null, publicKey });
    await admin.packs.trust({ name: 'Harvest Press', publicKey });
    expect(await stateOf()).toEqual({ state: 'trusted', signer: 'Harvest Press', publicKey });
    const [signer] = await admin.packs.signers();
    await admin.packs.distrust({ id: signer?.id ?? 0 });
    expect(await stateOf()).toMatchObject({ state: 'unknown' });
  });

  test('is told before another takes their place', async () => {
    await install(signed);
    expect(await admin.packs.preview({ bytes: HARVEST })).toMatchObject({ otherSigner: true });
    expect(await admin.packs.preview({ bytes: signed })).toMatchObject({ otherSigner: false });
  });
});

describe('a child of the ages that a pack is written for', () => {
  test('finds it as a module of its own, with its days', async () => {
    expect(await moduleOf(child)).toBeUndefined();
    await install();
    expect(await moduleOf(child)).toMatchObject({
      ...{ title: 'Harvest Days', totalLessons: 5, completedLessons: 0 },
      pack: { name: 'harvest-days', language: 'en', days: [{ day: 1 }, { day: 2 }, { day: 3 }] },
    });
    expect((await child.stories.list()).map(({ id }) => id)).toContain(packStoryId(1, 1));
    const detail = await child.lessons.detail({ lessonId: SEEDS });
    expect(detail).toMatchObject({ title: 'The Bag That Rattled', moduleId: MODULE });
  });

  test('reads it in their language where it is written', async () => {
    await install();
    await child.profiles.update({ language: 'es' });
    const [row] = await app.db
      .selectFrom('users')
      .select('username')
      .where('role', '=', 'student')
      .execute();
    const { token } = await app.services.signIn.signIn(row?.username ?? '', 'a-good-password');
    const { actor } = await app.contextFor(token);
    if (actor.kind !== 'user') throw new Error('the child is signed in');
    const { lessons } = app.services;
    expect(await lessons.detail(actor.user, SEEDS)).toMatchObject({ language: 'es' });
    expect((await lessons.modules(actor.user)).at(-1)).toMatchObject({
      ...{ title: 'Días de cosecha', pack: { language: 'es' } },
    });
  });

  test('has the lessons of one day open together, and the next when they are done', async () => {
    await install();
    const opened = async () =>
      Object.entries(await statuses()).flatMap(([id, status]) =>
        status === 'unlocked' ? [Number(id)] : [],
      );
    expect((await opened()).sort()).toEqual(FIRST_DAY.toSorted());
    await expect(child.lessons.start({ lessonId: SECOND_DAY[0] ?? 0 })).rejects.toMatchObject(
      code('LESSON_LOCKED'),
    );
    for (const lessonId of FIRST_DAY) await child.lessons.complete({ lessonId });
    expect((await opened()).sort()).toEqual(SECOND_DAY.toSorted());
  });

  test('answers its questions in the quiz center, which the host marks', async () => {
    await install();
    const quizzes = await Promise.all(
      Array.from({ length: 30 }, (_, quizIndex) =>
        child.quizzes.generate({ subject: 'bible', quizIndex }),
      ),
    );
    const isOwn = ({ id }: { readonly id: string }) => id.startsWith('harvest-days/');
    const quiz = quizzes.find(({ questions }) => questions.some(isOwn));
    const marks = await child.quizzes.finish({
      ...{ subject: 'bible', seed: quiz?.seed ?? '' },
      answers: (quiz?.questions ?? []).map(({ id, correctIndex }) => ({
        itemId: id,
        choice: correctIndex,
      })),
    });
    expect(marks.score).toBe(quiz?.questions.length);
  });
});

test('children of other ages do not see it, and grown-ups do', async () => {
  await install();
  const young = await (await app.given.student({ age: 5 })).call();
  expect(await moduleOf(young)).toBeUndefined();
  expect(await young.lessons.list({ moduleId: MODULE })).toEqual([]);
  expect((await young.stories.list()).map(({ id }) => id)).not.toContain(packStoryId(1, 1));
  await expect(young.lessons.detail({ lessonId: SEEDS })).rejects.toMatchObject(code('NOT_FOUND'));
  const teacher = await (await app.given.teacher()).call();
  expect(await moduleOf(teacher)).toMatchObject({ totalLessons: 5 });
  await expect(teacher.lessons.detail({ lessonId: SEEDS })).resolves.toBeDefined();
});

test('what is done in a pack leaves the programme as it is', async () => {
  await install();
  const before = await child.profiles.me();
  for (const lessonId of FIRST_DAY) await child.lessons.complete({ lessonId });
  expect((await child.profiles.me()).totalProgress).toBe(before.totalProgress);
  expect((await child.lessons.today()).map(({ id }) => id)).not.toContain(SEEDS);
  await child.lessons.complete({ lessonId: lessonId('bible', 1) });
  const teacher = await (await app.given.teacher()).call();
  const { students } = await teacher.students.list({});
  expect(students[0]?.completedLessons).toBe(1);
});

describe('progress in a pack', () => {
  beforeEach(async () => {
    await install();
    await child.lessons.complete({ lessonId: SEEDS, score: 100 });
    await child.stories.complete({ storyId: packStoryId(1, 1) });
  });

  test('is hidden while the pack is off, and there when it is on again', async () => {
    expect(await admin.packs.setOn({ name: 'harvest-days', isOn: false })).toMatchObject({
      isOn: false,
    });
    expect(await moduleOf(child)).toBeUndefined();
    expect(await statuses()).toEqual({});
    await admin.packs.setOn({ name: 'harvest-days', isOn: true });
    expect(await statuses()).toMatchObject({ [SEEDS]: 'completed' });
  });

  test('survives the removal of the pack and is there when it comes back', async () => {
    const { id } = await child.auth.me();
    const shown = async () => (await child.families.studentProgress({ studentId: id })).progress;
    expect((await shown()).map(({ title }) => title)).toEqual(['The Bag That Rattled']);
    await admin.packs.remove({ name: 'harvest-days' });
    expect(await named()).toBeUndefined();
    expect(await moduleOf(child)).toBeUndefined();
    await expect(child.lessons.detail({ lessonId: SEEDS })).rejects.toMatchObject(
      code('NOT_FOUND'),
    );
    expect(await child.progress.records({})).toHaveLength(2);
    expect(await shown()).toEqual([]);
    expect(await admin.packs.preview({ bytes: HARVEST })).toMatchObject({ comesBack: true });
    await install();
    expect(await statuses()).toMatchObject({ [SEEDS]: 'completed' });
    const story = (await child.stories.list()).find(({ id }) => id === packStoryId(1, 1));
    expect(story?.isCompleted).toBe(true);
  });

  test('survives an update, whose texts are read at once', async () => {
    await install(NEXT_VERSION);
    expect(await named()).toMatchObject({ version: '1.1.0' });
    expect(await child.lessons.detail({ lessonId: SEEDS })).toMatchObject({
      ...{ title: 'The Rattling Bag', status: 'completed' },
    });
  });

  test('is not that of another pack that comes in the place of a removed one', async () => {
    await admin.packs.remove({ name: 'harvest-days' });
    const other = harvestText('pack.yaml', 'harvest-days', 'autumn-days');
    await install(makePackArchive(harvestDays({ 'pack.yaml': other })));
    const second = await child.lessons.list({ moduleId: packModuleId(2) });
    expect(second.map(({ status }) => status)).not.toContain('completed');
    expect(second).toHaveLength(5);
  });
});

describe('a host that starts', () => {
  test('serves the packs of its database, also of a restored one without their compiled texts', async () => {
    await install();
    await child.lessons.complete({ lessonId: SEEDS });
    const bytes = testDatabaseBytes(app.db);
    await app.close();
    app = await createTestApp({ db: reopenTestDatabase(bytes) });
    expect(mountedPacks()).toMatchObject([{ number: 1, name: 'harvest-days' }]);
    const teacher = await (await app.given.teacher()).call();
    await expect(teacher.lessons.detail({ lessonId: SEEDS })).resolves.toMatchObject({
      title: 'The Bag That Rattled',
    });
  });

  test('goes on without a pack that it cannot read, and says so', async () => {
    await install();
    await app.db
      .updateTable('contentPacks')
      .set({ archive: Buffer.from('broken'), sha256: 'f'.repeat(64) })
      .execute();
    await app.services.packs.refresh();
    expect(await named()).toMatchObject({ isReadable: false });
    expect(await moduleOf(child)).toBeUndefined();
    await install();
    expect(await named()).toMatchObject({ isReadable: true });
    expect(await moduleOf(child)).toBeDefined();
  });
});

test('a host whose disk takes no compiled pack serves everything else', async () => {
  await install();
  const full: PackStore = {
    find: () => null,
    write() {
      throw new Error('no space left on device');
    },
    keepOnly: () => undefined,
  };
  const log = { info() {}, warn() {}, error: vi.fn() };
  const packs = createPacks({
    ...{ db: app.db, clock: app.clock, release: TEST_RELEASE, log },
    ...{ read: createPackReader(app.db), store: full },
  });
  await packs.refresh();
  expect(log.error).toHaveBeenCalledOnce();
  expect(await moduleOf(child)).toBeUndefined();
  await expect(child.lessons.detail({ lessonId: lessonId('bible', 1) })).resolves.toBeDefined();
  expect((await packs.list()).at(-1)).toMatchObject({ name: 'harvest-days', isReadable: false });
});

test('every change is in the audit log', async () => {
  await install();
  await admin.packs.setOn({ name: 'harvest-days', isOn: false });
  await admin.packs.setOn({ name: 'harvest-days', isOn: true });
  await admin.packs.remove({ name: 'harvest-days' });
  await admin.packs.trust({ name: 'Harvest Press', publicKey: makeKeys().publicKey });
  const rows = await app.db
    .selectFrom('auditEvents')
    .select(['action', 'detail'])
    .where('action', 'like', 'pack.%')
    .orderBy('id')
    .execute();
  const detail = JSON.stringify({ name: 'harvest-days' });
  expect(rows).toEqual([
    {
      action: 'pack.installed',
      detail: JSON.stringify({ name: 'harvest-days', version: '1.0.0' }),
    },
    { action: 'pack.switched-off', detail },
    { action: 'pack.switched-on', detail },
    { action: 'pack.removed', detail },
    { action: 'pack.signer-trusted', detail: null },
  ]);
});
