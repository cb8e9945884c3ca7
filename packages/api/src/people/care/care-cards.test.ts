import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { careEvents, careOf, EVA, givenFamily } from '../../testing/care.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';
import { saveLink } from '../families/family-links.repository.ts';

let app: TestApp;
let child: Person;
let parent: Person;
beforeEach(async () => {
  app = await createTestApp();
  ({ child, parent } = await givenFamily(app));
});
afterEach(() => app.close());

const care = async (person: Person) => (await person.call()).care;
const ofChild = async (person = parent) => (await care(person)).ofChild({ studentId: child.id });
const refusedWith = (code: string) => ({ cause: { code } });

async function otherParent(status: 'confirmed' | 'unconfirmed'): Promise<Person> {
  const other = await app.given.parent({ firstName: 'Adam' });
  const link = { parentId: other.id, studentId: child.id, status, createdAt: app.clock.now() };
  await saveLink(app.db, link);
  return other;
}

describe('a parent whose link is confirmed', () => {
  test('writes whom to call and what to mind, and reads it with who wrote it and when', async () => {
    expect(await ofChild()).toEqual({ card: null, version: 0, fromProfiles: [] });
    await (await care(parent)).save(careOf(child));
    expect(await ofChild()).toEqual({
      card: {
        ...{ contacts: [EVA], allergies: 'Hazelnuts', medicines: 'Inhaler when wheezing' },
        ...{ notes: '', changedAt: '2026-06-15T09:00:00.000Z', changedBy: 'Eva' },
      },
      ...{ version: 1, fromProfiles: [] },
    });
    const stored = await app.db.selectFrom('careCards').selectAll().executeTakeFirst();
    expect(stored).toMatchObject({ notice: careOf(child).notice, updatedBy: parent.id });
  });

  test('takes everything back at once', async () => {
    await (await care(parent)).save(careOf(child));
    await (await care(parent)).remove({ studentId: child.id });
    expect(await ofChild()).toEqual({ card: null, version: 2, fromProfiles: [] });
    const left = JSON.stringify(await app.db.selectFrom('careCards').selectAll().execute());
    expect(left).not.toMatch(/Hazelnuts|Inhaler|555|Eva/);
    await (await care(parent)).save(careOf(child, { version: 2, allergies: 'Bees' }));
    expect((await ofChild()).card).toMatchObject({ allergies: 'Bees' });
  });

  test('does not undo unseen what the other parent wrote', async () => {
    const adam = await otherParent('confirmed');
    await (await care(parent)).save(careOf(child));
    const late = (await care(adam)).save(careOf(child, { allergies: 'None known' }));
    await expect(late).rejects.toMatchObject(refusedWith('CARE_CARD_CHANGED'));
    expect((await ofChild(adam)).card).toMatchObject({ allergies: 'Hazelnuts' });
    await (await care(adam)).save(careOf(child, { version: 1, allergies: 'Nuts' }));
    expect((await ofChild()).card).toMatchObject({ allergies: 'Nuts', changedBy: 'Adam' });
  });

  test('may send the same words again when the answer was lost, with one effect', async () => {
    await (await care(parent)).save(careOf(child));
    const { version } = await (await care(parent)).save(careOf(child));
    expect(version).toBe(1);
    expect(await careEvents(app)).toHaveLength(1);
  });

  test('says that it is right still by saving it anew', async () => {
    await (await care(parent)).save(careOf(child));
    app.clock.advance({ days: 300 });
    const { card } = await (await care(parent)).save(careOf(child, { version: 1 }));
    expect(card?.changedAt).toBe('2027-04-11T09:00:00.000Z');
  });

  test('is told which field is wrong', async () => {
    const contacts = [EVA, { ...EVA, telephone: 'ask at the office' }];
    const call = (await care(parent)).save(careOf(child, { contacts }));
    await expect(call).rejects.toThrow(/only a telephone number/);
    expect((await ofChild()).card).toBeNull();
  });
});

describe('nobody else among families', () => {
  test('reads or writes: no unconfirmed parent, no stranger, and not the child', async () => {
    await (await care(parent)).save(careOf(child));
    const people = [await otherParent('unconfirmed'), await app.given.parent(), child];
    for (const person of people) {
      const api = await care(person);
      for (const call of [
        () => api.ofChild({ studentId: child.id }),
        () => api.save(careOf(child, { version: 1, allergies: 'None' })),
        () => api.remove({ studentId: child.id }),
      ]) {
        await expect(call()).rejects.toMatchObject(refusedWith('FORBIDDEN'));
      }
    }
    expect((await ofChild()).card).toMatchObject({ allergies: 'Hazelnuts' });
  });

  test('goes on writing after the link has ended', async () => {
    await (await care(parent)).save(careOf(child));
    const api = await parent.call();
    await api.families.endLink({ parentId: parent.id, studentId: child.id });
    await expect(ofChild()).rejects.toMatchObject(refusedWith('FORBIDDEN'));
    const admin = await app.given.admin();
    expect((await (await care(admin)).open({ studentId: child.id })).card).not.toBeNull();
  });
});

describe('an admin', () => {
  test('writes for a parent without an account, and takes it back', async () => {
    const boaz = await app.given.student({ firstName: 'Boaz' });
    const api = await care(await app.given.admin({ username: 'office' }));
    const { card } = await api.save(careOf(boaz));
    expect(card).toMatchObject({ allergies: 'Hazelnuts', changedBy: 'office' });
    expect((await api.remove({ studentId: boaz.id })).card).toBeNull();
  });

  test('writes about no grown-up and not about the demo student', async () => {
    const admin = await app.given.admin();
    const api = await care(admin);
    for (const person of [parent, admin]) {
      await expect(api.save(careOf(person))).rejects.toMatchObject(refusedWith('FORBIDDEN'));
    }
    await app.db.updateTable('users').set({ isDemo: 1 }).where('id', '=', child.id).execute();
    await expect(api.save(careOf(child))).rejects.toMatchObject(refusedWith('DEMO_ACCOUNT'));
  });
});

test('a teacher reads and does not write', async () => {
  const teacher = await app.given.teacher();
  await (await care(parent)).save(careOf(child));
  const api = await care(teacher);
  expect((await api.open({ studentId: child.id })).card).not.toBeNull();
  const save = api.save(careOf(child, { version: 1 }));
  await expect(save).rejects.toMatchObject(refusedWith('FORBIDDEN'));
});

test('writing and taking back leave a trace without a word of it', async () => {
  await (await care(parent)).save(careOf(child));
  await (await care(parent)).remove({ studentId: child.id });
  await (await care(parent)).remove({ studentId: child.id });
  const by = { actorId: parent.id, userId: child.id, detail: null };
  expect(await careEvents(app)).toEqual([
    { ...by, action: 'care.saved' },
    { ...by, action: 'care.removed' },
  ]);
});
