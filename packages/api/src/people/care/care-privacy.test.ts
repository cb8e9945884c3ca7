import { DELETION_WAIT_DAYS } from '@lamplight/domain/families';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAiTestApp, givenConsent } from '../../testing/ai-app.ts';
import { careOf, givenFamily } from '../../testing/care.ts';
import { firstClassId } from '../../testing/classes.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let child: Person;
let parent: Person;
beforeEach(async () => {
  app = await createTestApp();
  ({ child, parent } = await givenFamily(app));
  await (await parent.call()).care.save(careOf(child));
});
afterEach(() => app.close());

/** Every table in which a word stands. */
async function tablesWith(word: string): Promise<string[]> {
  const found: string[] = [];
  for (const { name, columns } of await app.db.introspection.getTables()) {
    const held = columns.map((column) => sql`${sql.ref(column.name)} like ${`%${word}%`}`);
    const query = sql`select 1 from ${sql.table(name)} where ${sql.join(held, sql` or `)}`;
    if ((await query.execute(app.db)).rows.length > 0) found.push(name);
  }
  return found;
}

test('what is written stands in one table only, however it is read', async () => {
  const teacher = await app.given.teacher();
  const classId = await firstClassId(app);
  const { care, tablets } = await await teacher.call({ idempotencyKey: 'key-1' });
  await care.open({ studentId: child.id });
  await care.sheet({ classId });
  await care.makeSheetCode({ classId });
  const { code } = await tablets.makeCode({ classId, name: 'Window' });
  const { token } = await app.visitor.tablets.pair({ code });
  await app.visitor.care.sealedSheet({ tablet: token, openedAt: [] });
  await (await parent.call({ idempotencyKey: 'key-2' })).care.save(
    careOf(child, { version: 1, notes: 'Speaks Dutch' }),
  );
  for (const word of ['Hazelnuts', 'Inhaler', 'Dutch', '555 010']) {
    expect(await tablesWith(word), word).toEqual(['care_cards']);
  }
});

test('no model outside is told of it when the child asks', async () => {
  const withModel = await createAiTestApp();
  const { child: ruth, parent: eva } = await givenFamily(withModel);
  await (await eva.call()).care.save(careOf(ruth));
  await givenConsent(withModel, ruth, 'outside-ai');
  const { chat } = await ruth.call();
  await chat.send({ message: 'Why do owls fly so quietly at night?' });
  expect(withModel.outside.requests).toHaveLength(1);
  expect(withModel.outside.requests[0]?.body).not.toMatch(/Hazelnuts|Inhaler|555 010/);
  await withModel.close();
});

describe('the data to take along', () => {
  const inArchive = (bytes: Uint8Array) =>
    Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)] as const);

  test('of a child hold it for a confirmed parent, to read and as a file', async () => {
    const { base64 } = await (await parent.call()).families.exportChild({ studentId: child.id });
    const files = Object.fromEntries(inArchive(Buffer.from(base64, 'base64')));
    const page = files['index.html'] ?? '';
    for (const words of ['Allergies', 'Hazelnuts', 'Eva (mother): +1 555 010 0199']) {
      expect(page).toContain(words);
    }
    const { tables } = JSON.parse(files['data.json'] ?? '{}');
    expect(tables.careCards).toMatchObject([{ allergies: 'Hazelnuts', removed: 0 }]);
  });

  test.each([
    [9, 0],
    [17, 0],
    [18, 1],
  ])('hold %2$i cards for oneself at %1$i', async (age, cards) => {
    await app.db.updateTable('users').set({ age }).where('id', '=', child.id).execute();
    const { tables } = await (await child.call()).profiles.exportMyData();
    expect(tables.careCards).toHaveLength(cards);
    const { base64 } = await (await child.call()).profiles.exportArchive();
    const all = inArchive(Buffer.from(base64, 'base64'));
    expect(all.some(([, text]) => text.includes('Hazelnuts'))).toBe(cards === 1);
  });
});

describe('it goes', () => {
  test('with the child’s account', async () => {
    const api = await parent.call();
    await api.families.deleteChild({
      ...{ studentId: child.id, username: child.username, ownPassword: parent.password },
    });
    await app.runFor(DELETION_WAIT_DAYS);
    expect(await app.db.selectFrom('careCards').selectAll().execute()).toEqual([]);
  });

  test('after 400 days without anybody saying that it is right still', async () => {
    const { child: boaz, parent: naomi } = await givenFamily(app, 'Boaz');
    await (await naomi.call()).care.save(careOf(boaz));
    app.clock.advance({ days: 200 });
    await (await naomi.call()).care.save(careOf(boaz, { version: 1 }));
    app.clock.advance({ days: 200 });
    await app.services.tidyUp();
    const kept = async () => app.db.selectFrom('careCards').select('studentId').execute();
    expect(await kept()).toHaveLength(2);
    app.clock.advance({ days: 1 });
    await app.services.tidyUp();
    expect(await kept()).toEqual([{ studentId: boaz.id }]);
  });

  test('not with the account of the parent who wrote it', async () => {
    await (await parent.call()).auth.deleteAccount();
    const teacher = await app.given.teacher();
    const { card } = await (await teacher.call()).care.open({ studentId: child.id });
    expect(card).toMatchObject({ allergies: 'Hazelnuts', changedBy: null });
  });
});
