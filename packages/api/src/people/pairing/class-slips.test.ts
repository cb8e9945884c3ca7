import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firstClassId, givenClass } from '../../testing/classes.ts';
import { createTestApp, type TestApp } from '../../testing/index.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

/** A teacher with Ruth, who has no slip yet, and Boaz, who has one. */
async function smallClass() {
  const teacher = await app.given.teacher();
  const ruth = await app.given.student({ firstName: 'Ruth' });
  const boaz = await app.given.student({ firstName: 'Boaz' });
  await (await teacher.call()).pairing.create({ studentId: boaz.id });
  return { teacher, ruth, boaz, classId: await firstClassId(app) };
}

describe('the slips of a class', () => {
  test('are counted for each child by name, with the parents who are linked for certain', async () => {
    const { teacher, ruth, classId } = await smallClass();
    const { code } = await (await ruth.call()).pairing.create({ studentId: ruth.id });
    const eva = await app.given.parent();
    await (await eva.call()).pairing.use({ code });
    const holders = await (await teacher.call()).pairing.holders({ classId });
    expect(holders.map(({ student, ...has }) => ({ name: student.firstName, ...has }))).toEqual([
      { name: 'Boaz', openSlips: 1, parents: 0 },
      { name: 'Ruth', openSlips: 0, parents: 1 },
    ]);
  });

  test('are made at once, each for its own child, and an older one stays good', async () => {
    const { teacher, ruth, boaz, classId } = await smallClass();
    const studentIds = [ruth.id, boaz.id];
    const made = await (await teacher.call()).pairing.createForClass({ classId, studentIds });
    expect(made).toMatchObject({ classId, className: 'Our class' });
    expect(new Set(made.slips.map(({ slip }) => slip.code)).size).toBe(2);
    for (const { student, slip } of made.slips) {
      const parent = await app.given.parent();
      const paired = await (await parent.call()).pairing.use({ code: slip.code });
      expect(paired.student.id).toBe(student.id);
    }
    const holders = await (await teacher.call()).pairing.holders({ classId });
    expect(holders.find(({ student }) => student.id === boaz.id)?.openSlips).toBe(1);
  });

  test('are noted in the audit log, one for each child', async () => {
    const { teacher, ruth, boaz, classId } = await smallClass();
    const studentIds = [ruth.id, boaz.id];
    await (await teacher.call()).pairing.createForClass({ classId, studentIds });
    const admin = await app.given.admin();
    const { rows } = await (await admin.call()).audit.list({ topic: 'families' });
    const made = rows.filter(({ action }) => action === 'pairing.slip-made');
    expect(made).toHaveLength(3);
  });

  test('are made for all or for nobody: not for a child of another class', async () => {
    const { teacher, ruth, classId } = await smallClass();
    const naomi = await app.given.student({ firstName: 'Naomi' });
    await givenClass(app, 'Owls', { students: [naomi] });
    const call = await teacher.call();
    await expect(
      call.pairing.createForClass({ classId, studentIds: [ruth.id, naomi.id] }),
    ).rejects.toMatchObject({ cause: { code: 'FORBIDDEN' } });
    const open = () => call.pairing.list({ studentId: ruth.id });
    expect((await open()).slips).toHaveLength(0);
    await call.pairing.createForClass({ classId, studentIds: [ruth.id] });
    expect((await open()).slips).toHaveLength(1);
  });

  test('are not piled up: who has ten that are open gets no further one', async () => {
    const { teacher, ruth, classId } = await smallClass();
    const call = await teacher.call();
    const make = () => call.pairing.createForClass({ classId, studentIds: [ruth.id] });
    for (let count = 0; count < 10; count += 1) await make();
    await expect(make()).rejects.toMatchObject({ cause: { code: 'TOO_MANY_PAIRING_SLIPS' } });
    app.clock.advance({ days: 8 });
    expect((await make()).slips).toHaveLength(1);
  });
});
