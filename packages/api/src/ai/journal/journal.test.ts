import { ENTRIES_PER_DAY, LETTERS_PER_DAY, QUICK_ENTRY_MAX } from '@lamplight/domain/journal';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { silentLog } from '../../platform/log.ts';
import {
  createTestApp,
  createTestMailbox,
  type Person,
  type TestApp,
} from '../../testing/index.ts';
import { createEntryAnswers } from './entry-answers.service.ts';

let app: TestApp;
let child: Person;
beforeEach(async () => {
  app = await createTestApp();
  child = await app.given.student({ firstName: 'Ruth' });
});
afterEach(() => app.close());

const FORBIDDEN = { cause: { code: 'FORBIDDEN' } };
const OWL = { prompt: 'What did you see?', content: 'We saw a white owl in the barn.' };

describe('a day', () => {
  const FULL = { cause: { code: 'JOURNAL_FULL', status: 409 } };

  /** As many entries as fit into the day, of so many letters. */
  async function fill(entries: number, letters: number): Promise<void> {
    const entry = { userId: child.id, content: 'a'.repeat(letters), createdAt: app.clock.now() };
    await app.db
      .insertInto('journalEntries')
      .values(Array.from({ length: entries }, () => entry))
      .execute();
  }

  test.each([
    ['entries', ENTRIES_PER_DAY, 10],
    ['letters', 5, LETTERS_PER_DAY / 5],
  ])(
    'has room for so many %s of one child, and the next day is empty',
    async (_, most, letters) => {
      const caller = await child.call();
      await fill(most - 1, letters);
      await caller.journal.write(OWL);
      await app.db.deleteFrom('journalEntries').where('content', '=', OWL.content).execute();
      await fill(1, letters);
      await expect(caller.journal.write(OWL)).rejects.toMatchObject(FULL);
      expect(JSON.stringify(await caller.journal.list())).not.toContain('white owl');
      const other = await app.given.student();
      await expect((await other.call()).journal.write(OWL)).resolves.toMatchObject(OWL);
      app.clock.advance({ seconds: 24 * 60 * 60 });
      await expect(caller.journal.write(OWL)).resolves.toMatchObject(OWL);
    },
  );

  test('that is full hears a child in danger all the same', async () => {
    await fill(ENTRIES_PER_DAY, 10);
    const caller = await child.call();
    await expect(caller.journal.write({ entry: 'I want to kill myself.' })).rejects.toMatchObject({
      cause: { code: 'JOURNAL_FULL', safetyWords: { safetyReply: expect.stringMatching(/./) } },
    });
    const alerts = await app.db.selectFrom('safetyAlerts').selectAll().execute();
    expect(alerts).toMatchObject([{ userId: child.id, level: 'severe', source: 'form' }]);
    const desk = await (await app.given.admin()).call();
    const opened = await desk.safety.open({ id: alerts[0]?.id ?? 0 });
    expect(JSON.stringify(opened)).toContain('I want to kill myself.');
  });
});

describe('writing in the journal', () => {
  test('keeps a quick entry and answers to it', async () => {
    const written = await (await child.call()).journal.write({ entry: ' We saw an owl. ' });
    expect(written).toMatchObject({
      userId: child.id,
      prompt: null,
      content: 'We saw an owl.',
      createdAt: '2026-06-15T09:00:00.000Z',
      feedbackSource: 'built-in',
    });
    expect(written.aiFeedback).not.toBe('');
  });

  test('keeps an entry of the journal page with its prompt', async () => {
    const caller = await child.call();
    const written = await caller.journal.write({ userId: child.id, ...OWL });
    expect(written).toMatchObject(OWL);
    expect(await caller.journal.list()).toMatchObject([{ id: written.id, ...OWL }]);
  });

  test('answers two alike entries in different words', async () => {
    const caller = await child.call();
    const first = await caller.journal.write(OWL);
    const second = await caller.journal.write(OWL);
    expect(second.aiFeedback).not.toBe(first.aiFeedback);
  });

  test('needs words, and at most 500 characters on the dashboard', async () => {
    const caller = await child.call();
    await expect(caller.journal.write({ entry: '   ' })).rejects.toThrow();
    await expect(
      caller.journal.write({ entry: 'a'.repeat(QUICK_ENTRY_MAX + 1) }),
    ).rejects.toThrow();
    await caller.journal.write({ entry: 'a'.repeat(QUICK_ENTRY_MAX) });
    expect(await caller.journal.list()).toHaveLength(1);
  });

  test('happens once for a key, and every repeat gets the feedback', async () => {
    const keyed = await child.call({ idempotencyKey: 'one-owl' });
    const answers = await Promise.all([keyed.journal.write(OWL), keyed.journal.write(OWL)]);
    answers.push(await keyed.journal.write(OWL));
    expect(new Set(answers.map(({ id, aiFeedback }) => `${id} ${aiFeedback}`)).size).toBe(1);
    expect(await (await child.call()).journal.list()).toHaveLength(1);
  });

  test('stores the words before anything else: a host that stops then answers when it is back', async () => {
    const { actor } = await app.contextFor(child.token);
    if (actor.kind !== 'user') throw new Error('the child is signed in');
    await app.services.journal.store(actor.user, OWL, async () => {});
    const caller = await child.call();
    expect(await caller.journal.list()).toMatchObject([{ ...OWL, aiFeedback: null }]);
    await app.services.prepareHost();
    expect(await caller.journal.list()).toMatchObject([{ ...OWL, feedbackSource: 'built-in' }]);
  });

  test('keeps the words when their answer fails, and answers them at the next start', async () => {
    const { actor } = await app.contextFor(child.token);
    if (actor.kind !== 'user') throw new Error('the child is signed in');
    const fail = () => {
      throw new Error('the helper is broken');
    };
    const broken = createEntryAnswers({
      db: app.db,
      log: silentLog,
      journalHelper: fail,
      ai: app.services.ai,
      modelTexts: app.services.modelTexts,
      watch: app.services.safetyWatch,
      safetyReplies: { to: fail, question: fail, gladOfIt: fail },
    });
    const { id } = await app.services.journal.store(actor.user, OWL, async () => {});
    await broken.answer(id);
    const caller = await child.call();
    expect(await caller.journal.list()).toMatchObject([{ ...OWL, aiFeedback: null }]);
    await app.services.prepareHost();
    expect(await caller.journal.list()).toMatchObject([{ ...OWL, feedbackSource: 'built-in' }]);
  });

  test('leaves nothing of an entry that could not be remembered', async () => {
    const { actor } = await app.contextFor(child.token);
    if (actor.kind !== 'user') throw new Error('the child is signed in');
    const crash = async () => Promise.reject(new Error('the host ended'));
    await expect(app.services.journal.store(actor.user, OWL, crash)).rejects.toThrow('ended');
    expect(await (await child.call()).journal.list()).toEqual([]);
  });

  test('tells the class that a child wrote, and never what', async () => {
    await (await child.call({ idempotencyKey: 'one-owl' })).journal.write(OWL);
    const events = await app.db.selectFrom('activityEvents').selectAll().execute();
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'journal-written', userId: child.id, subject: null }),
    );
    const keys = await app.db.selectFrom('idempotencyKeys').selectAll().execute();
    expect(keys.map(({ operation }) => operation)).toEqual(['journal.write']);
    expect(JSON.stringify([...events, ...keys])).not.toContain('owl in the barn');
  });

  test.each(['parent', 'teacher', 'admin'] as const)('is not for a %s', async (role) => {
    const adult = await (await app.given[role]()).call();
    await expect(adult.journal.write(OWL)).rejects.toMatchObject(FORBIDDEN);
    await expect(adult.journal.list()).rejects.toMatchObject(FORBIDDEN);
  });

  test('in the name of somebody else is refused', async () => {
    const friend = await app.given.student();
    const caller = await child.call();
    await expect(caller.journal.write({ userId: friend.id, ...OWL })).rejects.toMatchObject(
      FORBIDDEN,
    );
    await caller.journal.write({ userId: child.id, ...OWL });
    expect(await (await friend.call()).journal.list()).toEqual([]);
  });
});

describe('the history', () => {
  test('is read page by page, newest first', async () => {
    const caller = await child.call();
    for (const entry of ['one', 'two', 'three']) await caller.journal.write({ entry });
    const newest = await caller.journal.list({ limit: 2 });
    expect(newest.map(({ content }) => content)).toEqual(['three', 'two']);
    const older = await caller.journal.list({ limit: 2, before: newest[1]?.id });
    expect(older.map(({ content }) => content)).toEqual(['one']);
  });

  test('belongs to one child', async () => {
    await (await child.call()).journal.write(OWL);
    expect(await (await (await app.given.student()).call()).journal.list()).toEqual([]);
  });
});

describe('the prompts', () => {
  test('suit the age, with a few for today', async () => {
    const little = await (await (await app.given.student({ age: 5 })).call()).journal.prompts();
    const older = await (await (await app.given.student({ age: 16 })).call()).journal.prompts();
    expect(little.week).toBe(1);
    expect(little.today.length).toBeGreaterThan(1);
    expect(little.prompts[0]?.week).toBe(1);
    const texts = new Set(little.prompts.map(({ text }) => text));
    expect(older.prompts.filter(({ text }) => texts.has(text))).toEqual([]);
  });
});

describe('who else reads a journal', () => {
  const eva = 'eva@example.org';

  async function family() {
    const mailbox = createTestMailbox();
    const host = await createTestApp({ mailTransport: mailbox });
    const son = await host.given.student({ parentEmail: eva });
    const parent = await host.given.parent({ email: eva });
    await host.services.mail.deliverDue();
    await host.visitor.auth.magicLogin({ token: mailbox.tokenFor(eva) });
    return { host, son, parent };
  }

  test('a parent whose link is confirmed', async () => {
    const { host, son, parent } = await family();
    await (await son.call()).journal.write(OWL);
    const entries = await (await parent.call()).journal.ofStudent({ userId: son.id });
    expect(entries).toMatchObject([OWL]);
    await host.close();
  });

  test('not what tells of somebody at home', async () => {
    const { host, son, parent } = await family();
    const caller = await son.call();
    await caller.journal.write({ entry: 'My daddy hits me every night.' });
    await caller.journal.write(OWL);
    const entries = await (await parent.call()).journal.ofStudent({ userId: son.id });
    expect(entries.map(({ content }) => content)).toEqual([OWL.content]);
    expect(await caller.journal.list()).toHaveLength(2);
    await host.close();
  });

  test('not what tells of somebody at home beside something that presses more', async () => {
    const { host, son, parent } = await family();
    const teacher = await host.given.teacher();
    const caller = await son.call();
    await caller.journal.write({ entry: 'I want to die because my dad hits me every night.' });
    await caller.journal.write({ entry: 'I want to die.' });
    const entries = await (await parent.call()).journal.ofStudent({ userId: son.id });
    expect(entries.map(({ content }) => content)).toEqual(['I want to die.']);
    const desk = await (await teacher.call()).safety.list();
    expect(desk.map(({ level, concern }) => [level, concern])).toEqual([
      ['severe', 'self-harm'],
      ['severe', 'abuse'],
      ['severe', 'self-harm'],
    ]);
    await host.close();
  });

  test('no parent whose link nobody has confirmed', async () => {
    const son = await app.given.student({ parentEmail: eva });
    const parent = await app.given.parent({ email: eva });
    expect(await app.services.families.between(parent.id, son.id)).toBe('unconfirmed');
    const caller = await parent.call();
    await expect(caller.journal.ofStudent({ userId: son.id })).rejects.toMatchObject(FORBIDDEN);
    expect(await caller.progress.records({ userId: son.id })).toEqual([]);
  });

  test('no parent of another child, no other child, no teacher and no admin', async () => {
    const parent = await app.given.parent({ email: 'other@example.org' });
    const others = [
      parent,
      await app.given.student(),
      await app.given.teacher(),
      await app.given.admin(),
    ];
    for (const person of others) {
      const caller = await person.call();
      await expect(caller.journal.ofStudent({ userId: child.id })).rejects.toMatchObject(FORBIDDEN);
    }
  });
});
