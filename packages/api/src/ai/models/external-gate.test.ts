import type { ConsentPurpose } from '@lamplight/domain/consents';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { updateUser } from '../../people/users/users.repository.ts';
import {
  type AiTestApp,
  animalTask,
  builtInAnimal,
  createAiTestApp,
  givenConsent,
} from '../../testing/ai-app.ts';
import type { Person } from '../../testing/index.ts';
import type { WaitingCaller } from './model-call.ts';

let app: AiTestApp;
beforeEach(async () => {
  app = await createAiTestApp({ providers: ['anthropic', 'lan'] });
  app.outside.replyWith({ json: { animal: 'owl', legs: 2 } });
  app.lan.replyWith({ json: { animal: 'cat', legs: 4 } });
});
afterEach(() => app.close());

async function sourceFor(
  person: Person | null,
  words = 'A bird, please',
  feature: WaitingCaller['feature'] = 'activity',
) {
  const about = { userId: person?.id ?? null, feature, builtIn: builtInAnimal };
  return (await app.services.ai.run(animalTask, words, about)).source;
}

const given = (person: Person, purpose: ConsentPurpose = 'outside-ai', granted = true) =>
  givenConsent(app, person, purpose, granted);

const logged = () => app.db.selectFrom('outsideRequests').selectAll().orderBy('id').execute();

describe('words of a child', () => {
  test('leave the building with consent only', async () => {
    const child = await app.given.student({ age: 9 });
    expect(await sourceFor(child)).toBe('lan');
    expect(app.outside.requests).toEqual([]);
    await given(child);
    expect(await sourceFor(child)).toBe('anthropic');
    expect(app.outside.requests).toHaveLength(1);
  });

  test('stay here from the moment that the consent is withdrawn', async () => {
    const child = await app.given.student({ age: 9 });
    await given(child);
    await given(child, 'outside-ai', false);
    expect(await sourceFor(child)).toBe('lan');
    expect(app.outside.requests).toEqual([]);
  });

  test('are not sent when the consent ends between the question and the request', async () => {
    const child = await app.given.student({ age: 9 });
    await given(child);
    // The first request fails, and before the second try a parent withdraws the consent.
    app.outside.replyWith('overloaded', { json: { animal: 'owl', legs: 2 } });
    app.outside.onRequest(() => given(child, 'outside-ai', false));
    expect(await sourceFor(child)).toBe('lan');
    expect(app.outside.requests).toHaveLength(1);
    expect(await logged()).toMatchObject([{ outcome: 'overloaded' }]);
  });

  test('of the journal need the consent of the journal', async () => {
    const child = await app.given.student({ age: 9 });
    await given(child);
    expect(await sourceFor(child, 'I saw an owl', 'journal')).toBe('lan');
    await given(child, 'journal-outside-ai');
    expect(await sourceFor(child, 'I saw an owl', 'journal')).toBe('anthropic');
  });

  test.each([7, 4])('of %i years are answered by the built-in engine', async (age) => {
    const child = await app.given.student({ age });
    await given(child);
    expect(await sourceFor(child)).toBe('built-in');
    expect(app.outside.requests).toEqual([]);
    expect(app.lan.requests).toEqual([]);
  });

  test('at the demo account, which everybody shares, stay here', async () => {
    const demo = await app.given.student({ age: 10 });
    await given(demo);
    await updateUser(app.db, demo.id, { isDemo: 1 });
    expect(await sourceFor(demo)).toBe('lan');
    expect(app.outside.requests).toEqual([]);
  });
});

test("an approved teacher's own work needs no consent, and is logged all the same", async () => {
  const teacher = await app.given.teacher();
  expect(await sourceFor(teacher, 'Owls at night', 'teacher-content')).toBe('anthropic');
  expect(await logged()).toMatchObject([{ userId: teacher.id, feature: 'teacher-content' }]);
});

test('a teacher whom nobody has approved, a parent, and nobody in particular send nothing out', async () => {
  const waiting = await app.given.teacher({ approved: false });
  expect(await sourceFor(waiting, 'Owls', 'teacher-content')).toBe('built-in');
  expect(await sourceFor(await app.given.parent())).toBe('built-in');
  expect(await sourceFor(null)).toBe('lan');
  expect(app.outside.requests).toEqual([]);
});

describe('what is sent out', () => {
  test('is in the log before it is sent, to the letter', async () => {
    const child = await app.given.student({ age: 9 });
    await given(child);
    let before: Awaited<ReturnType<typeof logged>> = [];
    app.outside.onRequest(async () => {
      before = await logged();
    });
    await sourceFor(child);
    const [request] = app.outside.requests;
    expect(before).toMatchObject([
      {
        ...{ userId: child.id, feature: 'activity', model: 'outside-1', outcome: null },
        ...{ body: request?.body, sentAt: app.clock.now() },
      },
    ]);
    expect(await logged()).toMatchObject([{ outcome: 'answered' }]);
  });

  test('is not sent when the log cannot be written, and the next provider answers', async () => {
    const child = await app.given.student({ age: 9 });
    await given(child);
    await sql`create trigger full_disk before insert on outside_requests begin
      select raise(abort, 'database or disk is full'); end`.execute(app.db);
    expect(await sourceFor(child)).toBe('lan');
    expect(app.outside.requests).toEqual([]);
  });

  test('holds no name, contact or school of anybody around the child', async () => {
    const { child } = await givenNeighbourhood();
    const words =
      'I am Emma Berg (emma7). My sister lina and Tomas Holm from Owls 4b help me. Mom is Karin, ' +
      'karin@berg.example, call 0171 1234567. My teacher Sven knows it. We live in Lund, Storgatan ' +
      'and my school is Solskolan. Why does John 3:16 say that God loves us?';
    expect(await sourceFor(child, words)).toBe('anthropic');
    const [request] = app.outside.requests;
    for (const secret of ['Emma', 'Berg', 'emma7', 'lina', 'Tomas', 'Holm', 'Owls 4b', 'Karin']) {
      expect(request?.body).not.toContain(secret);
    }
    for (const secret of ['berg.example', '1234567', 'Sven', 'Lund', 'Solskolan']) {
      expect(request?.body).not.toContain(secret);
    }
    expect(request?.turns[0]?.content).toContain('Why does John 3:16 say that God loves us?');
  });

  test('stays as it was written where it does not leave the building', async () => {
    const { child } = await givenNeighbourhood();
    await given(child, 'outside-ai', false);
    expect(await sourceFor(child, 'I am Emma')).toBe('lan');
    expect(app.lan.requests[0]?.turns[0]?.content).toBe('I am Emma');
  });

  /** Emma with her mother, her sister, a classmate and a teacher. */
  async function givenNeighbourhood() {
    const parentEmail = 'karin@berg.example';
    const names = { username: 'emma7', firstName: 'Emma' };
    const child = await app.given.student({ ...names, age: 9, parentEmail });
    await app.given.student({ firstName: 'Lina', age: 12, parentEmail });
    const mate = await app.given.student({ firstName: 'Tomas', age: 9 });
    await app.given.parent({ firstName: 'Karin', email: parentEmail });
    await app.given.teacher({ firstName: 'Sven' });
    await updateUser(app.db, child.id, { lastName: 'Berg' });
    await updateUser(app.db, mate.id, { lastName: 'Holm' });
    await app.db.updateTable('classes').set({ name: 'Owls 4b' }).execute();
    await given(child);
    return { child };
  }
});

test('nothing of a person stays in the log when the account is deleted, and all goes after 400 days', async () => {
  const child = await app.given.student({ age: 9 });
  const other = await app.given.student({ age: 9 });
  for (const person of [child, other]) {
    await given(person);
    await sourceFor(person);
  }
  await (await child.call()).auth.deleteAccount();
  expect(await logged()).toMatchObject([{ userId: other.id }]);
  app.clock.advance({ days: 400 });
  await app.services.tidyUp();
  expect(await logged()).toHaveLength(1);
  app.clock.advance({ seconds: 1 });
  await app.services.tidyUp();
  expect(await logged()).toEqual([]);
});
