import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toAppError } from '../../platform/error-mapping.ts';
import { doorEvents, goesWith, markOf, whoIs } from '../../testing/attendance.ts';
import { givenFamily } from '../../testing/care.ts';
import { firstClassId } from '../../testing/classes.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';
import { PHOTO } from '../../testing/photo.ts';

let app: TestApp;
let teacher: Person;
let ruth: Person;
let eva: Person;
/** The other parent. */
let tom: Person;
beforeEach(async () => {
  app = await createTestApp();
  teacher = await app.given.teacher({ firstName: 'Miriam' });
  ({ child: ruth, parent: eva } = await givenFamily(app));
  tom = await app.given.parent({ firstName: 'Tom' });
  const { code } = await (await ruth.call()).pairing.create({ studentId: ruth.id });
  await (await tom.call()).pairing.use({ code });
  await (await door(teacher)).mark(markOf(app, whoIs(ruth)));
});
afterEach(() => app.close());

const door = async (person: Person) => (await person.call()).attendance;
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error: unknown) => toAppError(error).code,
  );
const dayOf = async (parent = eva) => (await door(parent)).ofChild({ studentId: ruth.id });
const person = (changes: object = {}) => ({
  ...{ studentId: ruth.id, id: null, name: 'Naomi', relation: 'aunt', telephone: '555 01030' },
  ...{ allowed: true, ...changes },
});
const goesByCode = (code: string, collector = 'Eva') =>
  markOf(app, whoIs(ruth), {
    ...{ act: 'check-out', release: { way: 'code', code, collector } },
  });

describe('the code of the day', () => {
  test('is the same for parents and slip, and lets the child go', async () => {
    const { code } = await dayOf();
    expect((await dayOf(tom)).code).toBe(code);
    const { slips } = await (await door(teacher)).slips({ classId: await firstClassId(app) });
    expect(slips).toEqual([{ who: whoIs(ruth), name: 'Ruth', code }]);
    await (await door(teacher)).mark(goesByCode(code.toLowerCase()));
    expect(await dayOf()).toMatchObject({ state: 'gone', left: '09:00' });
  });

  test('is another one for each child and each day', async () => {
    const { child: boaz, parent } = await givenFamily(app, 'Boaz');
    const ofBoaz = await (await door(parent)).ofChild({ studentId: boaz.id });
    const { code } = await dayOf();
    expect(await refusal((await door(teacher)).mark(goesByCode(ofBoaz.code)))).toBe(
      ofBoaz.code === code ? 'none' : 'PICKUP_CODE_WRONG',
    );
    app.clock.advance({ days: 1 });
    await dayOf();
    const kept = await app.db.selectFrom('pickupCodes').select(['day', 'code']).execute();
    expect(kept.map(({ day }) => day)).toEqual(['2026-06-15', '2026-06-15', '2026-06-16']);
    for (const each of kept) expect(each.code).toMatch(/^[A-HJ-KM-NP-Z2-9]{4}$/);
  });

  test('that is wrong makes whoever types it wait after five, and nobody else', async () => {
    const { code } = await dayOf();
    const wrong = code === 'ZZZZ' ? 'YYYY' : 'ZZZZ';
    const { mark } = await door(teacher);
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await refusal(mark(goesByCode(wrong)))).toBe('PICKUP_CODE_WRONG');
    }
    expect(await refusal(mark(goesByCode(code)))).toBe('TOO_MANY_ATTEMPTS');
    const helper = await app.given.teacher();
    expect(await refusal((await door(helper)).mark(goesByCode(code)))).toBe('none');
  });

  test('lets nobody go without a name, nor with somebody who may not collect the child', async () => {
    await (await door(eva)).saveCollector(person({ name: 'Tom Reed', allowed: false }));
    const { code } = await dayOf();
    const { mark } = await door(teacher);
    expect(await refusal(mark(goesByCode(code, ' ')))).toBe('VALIDATION');
    expect(await refusal(mark(goesByCode(code, 'Tom')))).toBe('MAY_NOT_COLLECT');
    expect(await dayOf()).toMatchObject({ state: 'here' });
    await mark({ ...goesByCode(code, 'Tom'), despite: 'Tom Baker, the uncle' });
    expect(await dayOf()).toMatchObject({ state: 'gone', collector: 'Tom' });
    const { troubles } = await (await door(teacher)).today({ classId: null });
    expect(troubles).toMatchObject([{ collector: 'Tom', trouble: 'may-not-collect' }]);
  });

  test('that was typed wrong is in the audit log, and a right one is a check-out', async () => {
    const { code } = await dayOf();
    const { mark } = await door(teacher);
    await refusal(mark(goesByCode(code === 'ZZZZ' ? 'YYYY' : 'ZZZZ')));
    await mark(goesByCode(code));
    expect((await doorEvents(app)).slice(-2).map(({ action, userId }) => [action, userId])).toEqual(
      [
        ['attendance.code-refused', ruth.id],
        ['attendance.checked-out', ruth.id],
      ],
    );
  });

  test('is another one once the link of a parent who knew it has ended', async () => {
    const { code } = await dayOf(tom);
    const { families } = await (await app.given.admin()).call();
    await families.endLink({ parentId: tom.id, studentId: ruth.id });
    const { mark } = await door(teacher);
    expect(await refusal(mark(goesByCode(code)))).toBe('PICKUP_CODE_WRONG');
    expect(await refusal(mark(goesByCode((await dayOf()).code)))).toBe('none');
  });

  test('is none for a child for whom nobody has asked', async () => {
    expect(await refusal((await door(teacher)).mark(goesByCode('ABCD')))).toBe('PICKUP_CODE_WRONG');
  });

  test('is in no answer to a child or to staff but the slips, and gone with the day', async () => {
    const { code } = await dayOf();
    const asStaff = await door(teacher);
    const seen = JSON.stringify([
      await asStaff.today({ classId: null }),
      await asStaff.atDoor({ studentId: ruth.id }),
      await (await ruth.call()).profiles.exportMyData(),
    ]);
    expect(seen).not.toContain(`"${code}"`);
    expect(await refusal((await door(ruth)).ofChild({ studentId: ruth.id }))).toBe('FORBIDDEN');
    await app.runFor(2);
    expect(await app.db.selectFrom('pickupCodes').selectAll().execute()).toEqual([]);
  });

  test('is not told to a parent whose link nobody has confirmed', async () => {
    await app.db
      .updateTable('familyLinks')
      .set({ status: 'unconfirmed' })
      .where('parentId', '=', tom.id)
      .execute();
    expect(await refusal(dayOf(tom))).toBe('FORBIDDEN');
    expect(await refusal(dayOf(eva))).toBe('none');
  });
});

describe('somebody who may collect a child', () => {
  test('is named by a parent, with a photo without its place, and seen at the door', async () => {
    await (await door(eva)).saveCollector(person({ photo: PHOTO }));
    const { collectors, parents } = await (await door(teacher)).atDoor({ studentId: ruth.id });
    expect(parents).toEqual(['Eva', 'Tom']);
    expect(collectors).toMatchObject([
      { name: 'Naomi', relation: 'aunt', telephone: '555 01030', allowed: true, hasPhoto: true },
    ]);
    for (const reader of [teacher, eva, tom]) {
      const { base64 } = await (await door(reader)).photo({ id: collectors[0]?.id ?? 0 });
      expect(Buffer.from(base64, 'base64').toString('latin1')).not.toContain('at sea');
    }
  });

  test('is refused with a file that is no photo', async () => {
    const text = Buffer.from('<svg onload="alert(1)">').toString('base64');
    const { saveCollector } = await door(eva);
    expect(await refusal(saveCollector(person({ photo: text })))).toBe('BROKEN_PHOTO');
    expect(await refusal(saveCollector(person({ photo: PHOTO })))).toBe('none');
  });

  test('is changed and removed by the other parent, too, and nothing of them stays', async () => {
    await (await door(eva)).saveCollector(person({ photo: PHOTO }));
    const [{ id = 0 } = {}] = (await dayOf(tom)).collectors;
    await (await door(tom)).saveCollector(person({ id, name: 'Naomi Baker' }));
    expect((await dayOf()).collectors).toMatchObject([{ name: 'Naomi Baker', hasPhoto: true }]);
    await (await door(tom)).removeCollector({ id });
    expect((await dayOf()).collectors).toEqual([]);
    expect(await app.db.selectFrom('collectors').selectAll().execute()).toMatchObject([
      { name: '', relation: '', telephone: '', photo: null, removed: 1 },
    ]);
  });

  test('is turned into one who may not only by whoever named them, and stays theirs', async () => {
    await (await door(eva)).saveCollector(person());
    const [{ id = 0 } = {}] = (await dayOf()).collectors;
    const asTom = await door(tom);
    expect(await refusal(asTom.saveCollector(person({ id, allowed: false })))).toBe('FORBIDDEN');
    const admin = await app.given.admin();
    await (await door(admin)).saveCollector(person({ id, relation: 'great-aunt' }));
    expect(await refusal((await door(eva)).saveCollector(person({ id, allowed: false })))).toBe(
      'none',
    );
    expect((await dayOf()).collectors).toMatchObject([{ allowed: false, mine: true }]);
    expect((await dayOf(tom)).collectors).toEqual([]);
  });

  test('is one of twelve at most, of whom the hidden ones of another parent are none', async () => {
    const byEva = (await door(eva)).saveCollector;
    for (let each = 1; each <= 11; each += 1) {
      await byEva(person({ name: `Somebody ${each}`, allowed: false }));
    }
    expect(await refusal(byEva(person()))).toBe('none');
    expect(await refusal(byEva(person()))).toBe('TOO_MANY_COLLECTORS');
    expect(await refusal((await door(tom)).saveCollector(person()))).toBe('none');
  });

  test('is as if not there to the parent of another child', async () => {
    await (await door(eva)).saveCollector(person({ photo: PHOTO }));
    const [{ id = 0 } = {}] = (await dayOf()).collectors;
    const { parent: stranger } = await givenFamily(app, 'Boaz');
    const { removeCollector, photo } = await door(stranger);
    for (const unknown of [id, id + 1]) {
      expect(await refusal(removeCollector({ id: unknown }))).toBe('NOT_FOUND');
      expect(await refusal(photo({ id: unknown }))).toBe('NOT_FOUND');
    }
    expect(await refusal((await door(eva)).removeCollector({ id }))).toBe('none');
  });

  test('goes with the child', async () => {
    await (await door(eva)).saveCollector(person());
    await app.db.deleteFrom('users').where('id', '=', ruth.id).execute();
    expect(await app.db.selectFrom('collectors').selectAll().execute()).toEqual([]);
  });
});

describe('somebody who may not collect a child', () => {
  beforeEach(async () => {
    await (await door(eva)).saveCollector(person({ name: 'Tom Reed', allowed: false }));
  });

  test('is known to staff and to the parent who said so, and to no other parent', async () => {
    const atDoor = await (await door(teacher)).atDoor({ studentId: ruth.id });
    expect(atDoor.collectors).toMatchObject([{ name: 'Tom Reed', allowed: false }]);
    expect((await dayOf()).collectors).toHaveLength(1);
    expect((await dayOf(tom)).collectors).toEqual([]);
    await (await door(eva)).saveCollector(person());
    const { base64 } = await (await tom.call()).families.exportChild({ studentId: ruth.id });
    const files = unzipSync(Buffer.from(base64, 'base64'));
    const text = Object.values(files).map((file) => strFromU8(file));
    expect(text.join()).toContain('Naomi');
    expect(text.join()).not.toContain('Reed');
    const own = await (await eva.call()).profiles.exportMyData();
    expect(own.tables.collectors).toMatchObject([{ name: 'Tom Reed' }, { name: 'Naomi' }]);
  });

  test('stays when the other parent tries to remove or change the entry', async () => {
    const [{ id = 0 } = {}] = (await dayOf()).collectors;
    const asTom = await door(tom);
    expect(await refusal(asTom.removeCollector({ id }))).toBe('NOT_FOUND');
    expect(await refusal(asTom.saveCollector(person({ id, name: 'Tom Reed' })))).toBe('NOT_FOUND');
    expect((await dayOf()).collectors).toMatchObject([{ name: 'Tom Reed', allowed: false }]);
    expect(await refusal((await door(eva)).removeCollector({ id }))).toBe('none');
  });

  test('takes the child along only against a warning, with a reason that is kept', async () => {
    const { mark, today, marksOfDay } = await door(teacher);
    const leaving = markOf(app, whoIs(ruth), goesWith('Tom'));
    expect(await refusal(mark(leaving))).toBe('MAY_NOT_COLLECT');
    expect((await today({ classId: null })).rows).toMatchObject([
      { state: 'here', mayNot: ['Tom Reed'] },
    ]);
    await mark({ ...leaving, despite: 'Another Tom, the uncle' });
    const marks = await marksOfDay({ who: whoIs(ruth), date: '2026-06-15' });
    expect(marks.at(-1)).toMatchObject({
      reason: 'Is the mother / Another Tom, the uncle',
      trouble: 'may-not-collect',
    });
    const events = await doorEvents(app);
    expect(events.at(-1)).toMatchObject({ action: 'attendance.released-despite-warning' });
  });

  test('does not keep the child from going with others', async () => {
    const { mark } = await door(teacher);
    expect(await mark(markOf(app, whoIs(ruth), goesWith('Eva')))).toMatchObject({ taken: true });
  });

  test('who took the child along while the tablet was cut off is shown to staff', async () => {
    const leaving = markOf(app, whoIs(ruth), goesWith('Tom Reed'));
    app.clock.advance({ minutes: 30 });
    const { mark, today } = await door(teacher);
    expect(await mark(leaving)).toEqual({ taken: true, why: null });
    expect((await today({ classId: null })).troubles).toMatchObject([
      { name: 'Ruth', collector: 'Tom Reed', trouble: 'may-not-collect', time: '09:00' },
    ]);
  });
});

describe('somebody else who comes today', () => {
  const pickup = () => ({
    ...{ studentId: ruth.id, name: 'Orpah', relation: 'neighbor', telephone: '' },
  });

  test('is told to staff with the parent who said so, for that day alone', async () => {
    await (await door(eva)).announce(pickup());
    const { today } = await door(teacher);
    expect((await today({ classId: null })).rows).toMatchObject([
      { announced: [{ name: 'Orpah', relation: 'neighbor', by: 'Eva' }] },
    ]);
    app.clock.advance({ days: 1 });
    expect((await today({ classId: null })).rows).toMatchObject([{ announced: [] }]);
  });

  test('comes no more when the link of the parent who said so has ended', async () => {
    await (await door(eva)).announce(pickup());
    await (await door(tom)).announce({ ...pickup(), name: 'Mahlon' });
    const { families } = await (await app.given.admin()).call();
    await families.endLink({ parentId: tom.id, studentId: ruth.id });
    const { rows } = await (await door(teacher)).today({ classId: null });
    expect(rows).toMatchObject([{ announced: [{ name: 'Orpah' }] }]);
  });

  test('is taken back by the parent who said so, and by no other', async () => {
    await (await door(eva)).announce(pickup());
    const [{ id = 0 } = {}] = (await dayOf()).announced;
    expect(await refusal((await door(tom)).withdraw({ id }))).toBe('FORBIDDEN');
    expect(await refusal((await door(eva)).withdraw({ id }))).toBe('none');
    expect((await dayOf()).announced).toEqual([]);
  });
});

test.each([
  [9, 0],
  [17, 0],
  [18, 1],
])('the own data hold at %i the day at the door %i times', async (age, days) => {
  await (await door(eva)).saveCollector(person());
  await app.db.updateTable('users').set({ age }).where('id', '=', ruth.id).execute();
  const { tables } = await (await ruth.call()).profiles.exportMyData();
  expect(tables.attendanceMarks).toHaveLength(days);
  expect(tables.collectors).toHaveLength(days);
});

test('every change leaves a line in the audit log', async () => {
  const api = await door(eva);
  await api.saveCollector(person());
  const [{ id = 0 } = {}] = (await dayOf()).collectors;
  await api.removeCollector({ id });
  await api.announce({ studentId: ruth.id, name: 'Orpah', relation: '', telephone: '' });
  await api.withdraw({ id: (await dayOf()).announced[0]?.id ?? 0 });
  const events = (await doorEvents(app)).filter(({ actorId }) => actorId === eva.id);
  expect(events.map(({ action, userId }) => [action, userId])).toEqual([
    ['pickup.collector-saved', ruth.id],
    ['pickup.collector-removed', ruth.id],
    ['pickup.announced', ruth.id],
    ['pickup.announcement-withdrawn', ruth.id],
  ]);
});
