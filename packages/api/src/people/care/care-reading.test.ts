import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toAppError } from '../../platform/error-mapping.ts';
import { careEvents, careOf, EVA, givenFamily } from '../../testing/care.ts';
import { firstClassId, givenClass } from '../../testing/classes.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let teacher: Person;
let child: Person;
let parent: Person;
let classId: number;
beforeEach(async () => {
  app = await createTestApp();
  teacher = await app.given.teacher({ firstName: 'Miriam' });
  ({ child, parent } = await givenFamily(app));
  await (await parent.call()).care.save(careOf(child));
  classId = await firstClassId(app);
});
afterEach(() => app.close());

/** Who tries, and whether they are responsible for the child. */
const PEOPLE: readonly [who: string, allowed: boolean, person: () => Promise<Person>][] = [
  ['a teacher of the class', true, async () => teacher],
  ['an admin', true, () => app.given.admin()],
  ['a teacher of another class', false, teacherOfLilies],
  ['a teacher who waits for approval', false, () => app.given.teacher({ approved: false })],
  ['the parent', false, async () => parent],
  ['the child', false, async () => child],
];

async function teacherOfLilies(): Promise<Person> {
  const other = await app.given.teacher();
  await givenClass(app, 'Lilies', { teachers: [other] });
  return other;
}

describe.each(PEOPLE)('%s (allowed: %s)', (_, allowed, person) => {
  test('opens the card and the sheet of the class with one line in the log each, or neither', async () => {
    const reader = await person();
    const { care } = await reader.call();
    const before = await careEvents(app);
    const card = await care.open({ studentId: child.id }).catch(toAppError);
    const sheet = await care.sheet({ classId }).catch(toAppError);
    const lines = (await careEvents(app)).slice(before.length);
    if (!allowed) {
      expect([card, sheet]).toMatchObject([{ code: 'FORBIDDEN' }, { code: 'FORBIDDEN' }]);
      expect(lines).toEqual([]);
      return;
    }
    expect(card).toMatchObject({ card: { allergies: 'Hazelnuts' } });
    expect(sheet).toMatchObject({ children: [{ name: 'Ruth', card: { contacts: [EVA] } }] });
    expect(lines).toEqual([
      { actorId: reader.id, action: 'care.opened', userId: child.id, detail: null },
      {
        ...{ actorId: reader.id, action: 'care.sheet-opened', userId: null },
        detail: JSON.stringify({ classId }),
      },
    ]);
  });
});

describe('the sheet of a class', () => {
  test('names every child of it by name, with what is written or nothing, and no other', async () => {
    await app.given.student({ firstName: 'Boaz' });
    const naomi = await app.given.student({ firstName: 'Naomi' });
    await givenClass(app, 'Lilies', { students: [naomi] });
    const demo = await app.given.student({ firstName: 'Demo' });
    await app.db.updateTable('users').set({ isDemo: 1 }).where('id', '=', demo.id).execute();
    const sheet = await (await teacher.call()).care.sheet({ classId });
    expect(sheet).toMatchObject({ className: 'Our class', madeAt: '2026-06-15T09:00:00.000Z' });
    expect(sheet.children.map(({ name, card }) => [name, card?.allergies])).toEqual([
      ['Boaz', undefined],
      ['Ruth', 'Hazelnuts'],
    ]);
  });

  test('of no class is not found by an admin', async () => {
    const admin = await app.given.admin();
    const call = (await admin.call()).care.sheet({ classId: 999 });
    await expect(call).rejects.toMatchObject({ cause: { code: 'NOT_FOUND' } });
    expect((await careEvents(app)).filter(({ action }) => action !== 'care.saved')).toEqual([]);
  });
});

describe('the emergency contact in a parent’s profile', () => {
  const fromProfiles = async () =>
    (await (await teacher.call()).care.open({ studentId: child.id })).fromProfiles;

  test('is seen beside the card, where the link is confirmed', async () => {
    expect(await fromProfiles()).toEqual([]);
    await (await parent.call()).profiles.update({ emergencyContact: 'Aunt Orpah, 555 0101' });
    expect(await fromProfiles()).toEqual([{ parent: 'Eva', contact: 'Aunt Orpah, 555 0101' }]);
    await app.db.updateTable('familyLinks').set({ status: 'unconfirmed' }).execute();
    expect(await fromProfiles()).toEqual([]);
  });

  test('is seen where nothing else is written', async () => {
    await (await parent.call()).profiles.update({ emergencyContact: 'Aunt Orpah, 555 0101' });
    await (await parent.call()).care.remove({ studentId: child.id });
    const { children } = await (await teacher.call()).care.sheet({ classId });
    expect(children).toMatchObject([{ card: null, fromProfiles: [{ parent: 'Eva' }] }]);
  });
});
