import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { appRouter } from '../../app-router.ts';
import { createCallerFactory } from '../../platform/procedures.ts';
import { PROCEDURES } from '../../testing/access-matrix/called.ts';
import { accountRows } from '../../testing/access-matrix/rows-accounts.ts';
import { classroomRows } from '../../testing/access-matrix/rows-classroom.ts';
import { hostRows } from '../../testing/access-matrix/rows-host.ts';
import { learningRows } from '../../testing/access-matrix/rows-learning.ts';
import { roomRows } from '../../testing/access-matrix/rows-rooms.ts';
import { createWorld } from '../../testing/access-matrix/world.ts';
import { type Caller, createTestApp, type Person, type TestApp } from '../../testing/index.ts';

type Procedure = (input: unknown) => Promise<unknown>;
const createCaller = createCallerFactory(appRouter);

let app: TestApp;
let child: Person;
let parent: Person;
beforeEach(async () => {
  app = await createTestApp();
  child = await app.given.student({ username: 'ruth' });
  parent = await app.given.parent();
  const { code } = await (await child.call()).pairing.create({ studentId: child.id });
  await (await parent.call()).pairing.use({ code });
});
afterEach(() => app.close());

const OWL = 'A snowy owl sat on our roof';
const HOME = 'My uncle touches me at night';

/** A child writes a text wherever a child's words are stored. */
async function writeEverywhere(caller: Caller, text: string) {
  await caller.chat.send({ message: text });
  await caller.journal.write({ entry: text });
  const { challenges } = await caller.challenges.generate({ date: '2026-06-15' });
  const open = challenges.find(({ type }) => type === 'reading' || type === 'creative');
  await caller.challenges.submit({ id: open?.id ?? 0, answer: text, seconds: 30, hintsUsed: 0 });
  await caller.projects.save({ projectId: 1, code: `let a = 1;\n// ${text}\n` });
  await caller.profiles.update({ bio: text, favoriteSubjects: [text] });
}

/** Every file of a zip in base64, one after the other. */
const unzipped = (base64: string) =>
  Object.values(unzipSync(Buffer.from(base64, 'base64')))
    .map((file) => strFromU8(file))
    .join('\n');

const downloaded = async () =>
  unzipped((await (await parent.call()).families.exportChild({ studentId: child.id })).base64);

/** How often a text stands in another. */
const count = (whole: string, text: string) => whole.split(text).length - 1;

test('what a child tells of home is nowhere in what a parent downloads, nor what the host answered', async () => {
  await writeEverywhere(await child.call(), HOME);
  const file = await downloaded();
  expect(file).toContain('ruth');
  expect(file).not.toContain(HOME);
  expect(file).not.toMatch(/not your fault|not in trouble/u);
  const { tables } = await (await child.call()).profiles.exportMyData();
  expect(count(JSON.stringify(tables), HOME)).toBeGreaterThanOrEqual(6);
});

test('other words of the child are all there', async () => {
  await writeEverywhere(await child.call(), OWL);
  const { tables } = await (await child.call()).profiles.exportMyData();
  const own = count(JSON.stringify(tables), OWL);
  expect(own).toBeGreaterThanOrEqual(6);
  expect(count(await downloaded(), OWL)).toBeGreaterThanOrEqual(own);
});

test('the child takes its own words along whole', async () => {
  await writeEverywhere(await child.call(), HOME);
  const { base64 } = await (await child.call()).profiles.exportArchive();
  expect(count(unzipped(base64), HOME)).toBeGreaterThanOrEqual(6);
});

/** Every procedure that a parent may read, with an input that names the child. */
const READ_BY_PARENTS = Object.entries({
  ...accountRows,
  ...classroomRows,
  ...hostRows,
  ...learningRows,
  ...roomRows,
}).filter(([path, { may }]) => may.includes('parent') && PROCEDURES.get(path) === 'query');

/** What is said to a parent by each of them, as JSON. */
async function saidToParent(text: string): Promise<string[]> {
  const { app: school, tokens, world } = await createWorld();
  const callerOf = async (token: string | null) => createCaller(await school.contextFor(token));
  await writeEverywhere(await callerOf(tokens.student), text);
  const asParent = await callerOf(tokens.parent);
  const said: string[] = [];
  for (const [path, row] of READ_BY_PARENTS) {
    if (row.before) continue;
    const [noun = '', name = ''] = path.split('.');
    const nouns = asParent as unknown as Record<string, Record<string, Procedure>>;
    const answer = await nouns[noun]?.[name]?.(row.input?.(world, {})).catch(() => null);
    if (JSON.stringify(answer)?.includes(text)) said.push(path);
  }
  await school.close();
  return said;
}

test('nothing that a parent can read tells what a child told of home', async () => {
  expect(READ_BY_PARENTS.length).toBeGreaterThan(30);
  expect(await saidToParent(HOME)).toEqual([]);
});

test('a parent reads the other words of a child on the pages for them', async () => {
  const pages = ['chat.ofStudent', 'journal.ofStudent'];
  expect(await saidToParent(OWL)).toEqual(expect.arrayContaining(pages));
});
