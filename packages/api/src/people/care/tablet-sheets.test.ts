import { createDecipheriv, scryptSync } from 'node:crypto';
import {
  type SealedSheet,
  SHEET_KEY_BYTES,
  SHEET_KEY_COST,
  sealContext,
} from '@lamplight/domain/care';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { careEvents, careOf, givenFamily } from '../../testing/care.ts';
import { firstClassId, givenClass } from '../../testing/classes.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let teacher: Person;
let classId: number;
let tablet: string;
beforeEach(async () => {
  app = await createTestApp();
  teacher = await app.given.teacher({ firstName: 'Miriam' });
  const { child, parent } = await givenFamily(app);
  await (await parent.call()).care.save(careOf(child));
  classId = await firstClassId(app);
  const { code } = await (await teacher.call()).tablets.makeCode({ classId, name: 'Window' });
  ({ token: tablet } = await app.visitor.tablets.pair({ code }));
});
afterEach(() => app.close());

const careOfTeacher = async () => (await teacher.call()).care;
const makeCode = async () => (await careOfTeacher()).makeSheetCode({ classId });
const sealed = (openedAt: string[] = []) => app.visitor.care.sealedSheet({ tablet, openedAt });
const bytes = (text: string) => Buffer.from(text, 'base64');

/** Opens a sheet as a tablet would; throws for another code or a changed sheet. */
function openWith(code: string, sheet: SealedSheet | null) {
  if (sheet === null) throw new Error('the tablet has no sheet');
  const { N, r, p } = SHEET_KEY_COST;
  const cost = { N, r, p, maxmem: 256 * N * r };
  const key = scryptSync(code, bytes(sheet.salt), SHEET_KEY_BYTES, cost);
  const box = bytes(sheet.box);
  const options = { authTagLength: 16 };
  const decipher = createDecipheriv('chacha20-poly1305', key, bytes(sheet.nonce), options);
  decipher.setAAD(Buffer.from(sealContext(sheet)), { plaintextLength: box.length - 16 });
  decipher.setAuthTag(box.subarray(-16));
  const text = Buffer.concat([decipher.update(box.subarray(0, -16)), decipher.final()]);
  return JSON.parse(text.toString());
}

describe('the sheet on a class tablet', () => {
  test('is none before a teacher has made a code', async () => {
    expect(await sealed()).toBeNull();
    const state = await (await careOfTeacher()).tabletSheet({ classId });
    expect(state).toEqual({ madeAt: null, madeBy: null });
  });

  test('opens with the code of the class, and says until when it is good', async () => {
    const { code } = await makeCode();
    expect(code).toMatch(/^[A-Z2-9]{10}$/);
    const sheet = await sealed();
    expect(sheet).toMatchObject({
      ...{ madeAt: '2026-06-15T09:00:00.000Z', goodUntil: '2026-06-29T09:00:00.000Z' },
    });
    expect(JSON.stringify(sheet)).not.toMatch(/Ruth|Hazelnuts/);
    const opened = openWith(code, sheet);
    expect(opened).toMatchObject({
      children: [{ name: 'Ruth', card: { allergies: 'Hazelnuts' } }],
    });
    const state = await (await careOfTeacher()).tabletSheet({ classId });
    expect(state).toEqual({ madeAt: '2026-06-15T09:00:00.000Z', madeBy: 'Miriam' });
  });

  test('does not open with another code, nor when its dates were changed', async () => {
    const { code } = await makeCode();
    const sheet = await sealed();
    const wrong = code.startsWith('A') ? `B${code.slice(1)}` : `A${code.slice(1)}`;
    expect(() => openWith(wrong, sheet)).toThrow();
    const prolonged = sheet && { ...sheet, goodUntil: '2036-06-29T09:00:00.000Z' };
    expect(() => openWith(code, prolonged)).toThrow();
  });

  test('does not open with an earlier code once there is a new one', async () => {
    const first = await makeCode();
    const second = await makeCode();
    const sheet = await sealed();
    expect(() => openWith(first.code, sheet)).toThrow();
    expect(openWith(second.code, sheet)).toMatchObject({ className: 'Our class' });
  });

  test('is forgotten when the teacher ends it, or takes the tablet away', async () => {
    await makeCode();
    expect(await sealed()).not.toBeNull();
    await (await careOfTeacher()).endTabletSheet({ classId });
    expect(await sealed()).toBeNull();
    await makeCode();
    const [{ id } = { id: 0 }] = await (await teacher.call()).tablets.list({ classId });
    await (await teacher.call()).tablets.remove({ id });
    await expect(sealed()).rejects.toMatchObject({ cause: { code: 'TABLET_UNKNOWN' } });
  });

  test('holds what was written since at the next question', async () => {
    const { code } = await makeCode();
    const boaz = await app.given.student({ firstName: 'Boaz' });
    const admin = await app.given.admin();
    await (await admin.call()).care.save(careOf(boaz, { allergies: 'Bees' }));
    expect(openWith(code, await sealed()).children).toMatchObject([
      { name: 'Boaz', card: { allergies: 'Bees' } },
      { name: 'Ruth' },
    ]);
  });

  test('is made and ended by nobody who does not teach the class', async () => {
    const other = await app.given.teacher();
    await givenClass(app, 'Lilies', { teachers: [other] });
    const { care } = await other.call();
    for (const call of [
      () => care.makeSheetCode({ classId }),
      () => care.endTabletSheet({ classId }),
      () => care.tabletSheet({ classId }),
    ]) {
      await expect(call()).rejects.toMatchObject({ cause: { code: 'FORBIDDEN' } });
    }
    expect(await sealed()).toBeNull();
  });
});

test('the code is kept nowhere', async () => {
  const { code } = await makeCode();
  for (const table of ['careSheetKeys', 'auditEvents', 'idempotencyKeys'] as const) {
    const rows = JSON.stringify(await app.db.selectFrom(table).selectAll().execute());
    expect(rows, table).not.toContain(code);
  }
});

test('making and ending a code leave a trace, and so does each opening that a tablet tells of', async () => {
  await makeCode();
  const openings = ['2026-06-14T10:00:00.000Z', '2026-06-14T11:30:00.000Z'];
  await sealed(openings);
  // Its answer was lost on the way; and its clock runs ahead.
  await sealed([...openings, '2027-01-01T00:00:00.000Z']);
  await (await careOfTeacher()).endTabletSheet({ classId });
  const { id } = await app.db.selectFrom('classTablets').select('id').executeTakeFirstOrThrow();
  const onTablet = {
    ...{ actorId: null, action: 'care.opened-on-tablet', userId: null },
    detail: JSON.stringify({ tablet: id, classId }),
  };
  const byTeacher = { actorId: teacher.id, userId: null, detail: JSON.stringify({ classId }) };
  const events = (await careEvents(app)).filter(({ action }) => action !== 'care.saved');
  expect(events).toEqual([
    { ...byTeacher, action: 'care.code-made' },
    ...[onTablet, onTablet, onTablet],
    { ...byTeacher, action: 'care.code-ended' },
  ]);
  const times = await app.db
    .selectFrom('auditEvents')
    .select('at')
    .where('action', '=', 'care.opened-on-tablet')
    .orderBy('id')
    .execute();
  const now = '2026-06-15T09:00:00.000Z';
  expect(times.map(({ at }) => new Date(at).toISOString())).toEqual([...openings, now]);
});
