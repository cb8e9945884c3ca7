import type { AnnouncementWords } from '@lamplight/domain/announcements';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firstClassId, givenClass } from '../../testing/classes.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

// The clock of a test begins on June 15, 2026.
let app: TestApp;
let teacher: Person;
let classId: number;
beforeEach(async () => {
  app = await createTestApp();
  teacher = await app.given.teacher({ firstName: 'Miriam' });
  classId = await firstClassId(app);
});
afterEach(() => app.close());

const ENGLISH = { language: 'en', title: 'Swimming', text: 'Bring a towel.' } as const;
const WORDS: AnnouncementWords = {
  ...{ audience: 'everybody', from: '2026-06-15', until: '2026-06-19' },
  texts: [ENGLISH, { language: 'es', title: 'Piscina', text: 'Trae una toalla.' }],
};

async function say(part: Partial<AnnouncementWords> = {}, who = teacher, where = classId) {
  return (await who.call()).announcements.make({ classId: where, words: { ...WORDS, ...part } });
}

async function titlesFor(reader: Person) {
  const shown = await (await reader.call()).announcements.mine();
  return shown.map(({ texts }) => texts[0]?.title);
}

/** Ruth and her mother, whose link a teacher has confirmed or nobody has yet. */
async function family(status: 'confirmed' | 'unconfirmed' = 'confirmed') {
  const child = await app.given.student({ firstName: 'Ruth', parentEmail: 'eva@example.org' });
  const eva = await app.given.parent({ email: 'eva@example.org' });
  await app.db
    .updateTable('familyLinks')
    .set({ status })
    .where('parentId', '=', eva.id)
    .where('studentId', '=', child.id)
    .execute();
  return { child, eva };
}

describe('an announcement', () => {
  test('is read by the child and the family in all its languages, with who says it', async () => {
    const { child, eva } = await family();
    const { id } = await say();
    const shown = [
      {
        ...{ id, className: 'Our class', author: 'Miriam' },
        ...{ from: '2026-06-15', until: '2026-06-19', texts: WORDS.texts },
      },
    ];
    expect(await (await child.call()).announcements.mine()).toEqual(shown);
    expect(await (await eva.call()).announcements.mine()).toEqual(shown);
  });

  test('reaches those it is for and nobody else', async () => {
    const { child, eva } = await family();
    await say({ audience: 'students', texts: [{ ...ENGLISH, title: 'For children' }] });
    await say({ audience: 'families', texts: [{ ...ENGLISH, title: 'For families' }] });
    expect(await titlesFor(child)).toEqual(['For children']);
    expect(await titlesFor(eva)).toEqual(['For families']);
    const stranger = await app.given.parent();
    expect(await titlesFor(stranger)).toEqual([]);
    const naomi = await app.given.student();
    await givenClass(app, 'Owls', { students: [naomi] });
    expect(await titlesFor(naomi)).toEqual([]);
  });

  test('is read by a parent only when somebody has confirmed the link', async () => {
    const { child, eva } = await family('unconfirmed');
    await say();
    expect(await titlesFor(child)).toEqual(['Swimming']);
    expect(await titlesFor(eva)).toEqual([]);
    await app.db.updateTable('familyLinks').set({ status: 'confirmed' }).execute();
    expect(await titlesFor(eva)).toEqual(['Swimming']);
  });

  test('is up from its first day to its last', async () => {
    const { child } = await family();
    await say({ from: '2026-06-16', until: '2026-06-17' });
    expect(await titlesFor(child)).toEqual([]);
    app.clock.advance({ days: 1 });
    expect(await titlesFor(child)).toEqual(['Swimming']);
    app.clock.advance({ days: 1 });
    expect(await titlesFor(child)).toEqual(['Swimming']);
    app.clock.advance({ days: 1 });
    expect(await titlesFor(child)).toEqual([]);
  });

  test('is changed by a teacher of the class, whose name it has then', async () => {
    const { child } = await family();
    const { id } = await say();
    const other = await app.given.teacher({ firstName: 'Aaron' });
    const words = { ...WORDS, texts: [{ ...ENGLISH, title: 'No swimming' }] };
    await (await other.call()).announcements.change({ id, words });
    const [shown] = await (await child.call()).announcements.mine();
    expect(shown).toMatchObject({ author: 'Aaron', texts: [{ title: 'No swimming' }] });
  });

  test('is gone for its readers when it is withdrawn, and not changed after that', async () => {
    const { child } = await family();
    const { id } = await say();
    const call = await teacher.call();
    await call.announcements.withdraw({ id });
    await call.announcements.withdraw({ id });
    expect(await titlesFor(child)).toEqual([]);
    const { announcements } = await call.announcements.ofClass({ classId });
    expect(announcements).toMatchObject([{ id, state: 'withdrawn' }]);
    await expect(call.announcements.change({ id, words: WORDS })).rejects.toMatchObject({
      cause: { code: 'FORBIDDEN' },
    });
  });

  test('is not that of a teacher of another class to change or withdraw', async () => {
    const { id } = await say();
    const other = await app.given.teacher();
    await givenClass(app, 'Owls', { teachers: [other] });
    const call = await other.call();
    for (const attempt of [
      call.announcements.change({ id, words: WORDS }),
      call.announcements.withdraw({ id }),
      call.announcements.ofClass({ classId }),
      say({}, other),
    ]) {
      await expect(attempt).rejects.toMatchObject({ cause: { code: 'FORBIDDEN' } });
    }
    const { announcements } = await (await teacher.call()).announcements.ofClass({ classId });
    expect(announcements).toMatchObject([{ id, state: 'shown' }]);
  });

  test('is no longer shown when its teacher no longer teaches the class', async () => {
    const { child } = await family();
    await say();
    expect(await titlesFor(child)).toEqual(['Swimming']);
    await givenClass(app, 'Owls', { teachers: [teacher] });
    expect(await titlesFor(child)).toEqual([]);
  });

  test('is told in the audit log, and in what its author downloads', async () => {
    const { id } = await say();
    await (await teacher.call()).announcements.withdraw({ id });
    const admin = await app.given.admin();
    const { rows } = await (await admin.call()).audit.list({ topic: 'classes' });
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['announcement.made', 'announcement.withdrawn']),
    );
    const { tables } = await (await teacher.call()).profiles.exportMyData();
    expect(tables.announcements).toHaveLength(1);
  });

  test('goes thirty days after its last day, or after it was withdrawn', async () => {
    const count = async () =>
      (await app.db.selectFrom('announcements').select('id').execute()).length;
    await say({ until: '2026-06-16' });
    const { id } = await say({ until: '2026-07-15' });
    await (await teacher.call()).announcements.withdraw({ id });
    await app.runFor(31);
    expect(await count()).toBe(1);
    await app.runFor(2);
    expect(await count()).toBe(0);
  });
});
