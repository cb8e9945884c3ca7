import type { ExternalLogPage } from '@lamplight/domain/ai';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { givenClass } from '../../testing/classes.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const FORBIDDEN = { cause: { code: 'FORBIDDEN' } };

/** A request that was sent on behalf of somebody. */
async function givenRequest({ id: userId }: Person, words = 'Who can fly?') {
  const messages = [
    { role: 'user', content: 'Hello' },
    { role: 'assistant', content: 'Hello, learner!' },
    { role: 'user', content: words },
  ];
  const body = JSON.stringify({ model: 'outside-1', system: 'You help.', messages });
  await app.db
    .insertInto('outsideRequests')
    .values({
      userId,
      feature: 'chat',
      model: 'outside-1',
      body,
      sentAt: app.clock.now(),
      outcome: 'answered',
    })
    .execute();
}

const idsOf = ({ requests }: ExternalLogPage) => requests.map(({ person }) => person.id);

async function log(reader: Person, userId?: number, before?: number) {
  const input = { ...(userId ? { userId } : {}), ...(before ? { before } : {}) };
  return (await reader.call()).externalLog.list(input);
}

test('a request is shown as it was sent, and in words', async () => {
  const child = await app.given.student({ firstName: 'Mia' });
  await givenRequest(child);
  expect((await log(child)).requests).toEqual([
    {
      id: 1,
      person: { id: child.id, name: 'Mia' },
      feature: 'chat',
      model: 'outside-1',
      sentAt: '2026-06-15T09:00:00.000Z',
      outcome: 'answered',
      parts: [
        { from: 'instruction', text: 'You help.' },
        { from: 'person', text: 'Hello' },
        { from: 'ai', text: 'Hello, learner!' },
        { from: 'person', text: 'Who can fly?' },
      ],
      body: expect.stringContaining('"system":"You help."'),
    },
  ]);
});

describe('the log of a child', () => {
  test('is read by the child, and not by another one', async () => {
    const [child, other] = [await app.given.student(), await app.given.student()];
    await givenRequest(child);
    expect(idsOf(await log(child, child.id))).toEqual([child.id]);
    expect(idsOf(await log(other))).toEqual([]);
    await expect(log(other, child.id)).rejects.toMatchObject(FORBIDDEN);
  });

  test('is read by a parent once the link is confirmed', async () => {
    const email = 'eva@example.org';
    const child = await app.given.student({ parentEmail: email });
    const parent = await app.given.parent({ email });
    await givenRequest(child);
    await app.db.updateTable('familyLinks').set({ status: 'unconfirmed' }).execute();
    await expect(log(parent, child.id)).rejects.toMatchObject(FORBIDDEN);
    await app.db.updateTable('familyLinks').set({ status: 'confirmed' }).execute();
    expect(idsOf(await log(parent, child.id))).toEqual([child.id]);
    const stranger = await app.given.parent({ email: 'adam@example.org' });
    await expect(log(stranger, child.id)).rejects.toMatchObject(FORBIDDEN);
  });

  test('is read by an approved teacher of the class', async () => {
    const [child, other] = [await app.given.student(), await app.given.student()];
    const [teacher, elsewhere] = [await app.given.teacher(), await app.given.teacher()];
    await givenClass(app, 'Owls', { teachers: [teacher], students: [child] });
    await givenClass(app, 'Bears', { teachers: [elsewhere], students: [other] });
    for (const person of [child, other, teacher]) await givenRequest(person);
    expect(idsOf(await log(teacher))).toEqual([teacher.id, child.id]);
    expect(idsOf(await log(teacher, child.id))).toEqual([child.id]);
    await expect(log(elsewhere, child.id)).rejects.toMatchObject(FORBIDDEN);
    const waiting = await app.given.teacher({ approved: false });
    await expect(log(waiting, child.id)).rejects.toMatchObject(FORBIDDEN);
  });

  test('is read by an admin, who reads all', async () => {
    const [child, other] = [await app.given.student(), await app.given.student()];
    for (const person of [child, other]) await givenRequest(person);
    const admin = await app.given.admin();
    expect(idsOf(await log(admin))).toEqual([other.id, child.id]);
    expect(idsOf(await log(admin, child.id))).toEqual([child.id]);
  });
});

test('a long log comes in pages of 20', async () => {
  const child = await app.given.student();
  for (let times = 1; times <= 21; times += 1) await givenRequest(child, `Question ${times}`);
  const first = await log(child);
  expect(first.requests).toHaveLength(20);
  expect(first.more).toBe(true);
  const rest = await log(child, undefined, first.requests.at(-1)?.id);
  expect(rest.requests.map(({ id }) => id)).toEqual([1]);
  expect(rest.more).toBe(false);
});

test('a body that cannot be read is shown as it is', async () => {
  const child = await app.given.student();
  await givenRequest(child);
  await app.db.updateTable('outsideRequests').set({ body: 'not JSON' }).execute();
  expect((await log(child)).requests[0]).toMatchObject({ parts: [], body: 'not JSON' });
});
