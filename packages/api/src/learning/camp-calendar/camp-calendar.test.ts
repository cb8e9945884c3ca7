import ICAL from 'ical.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firstClassId, givenClass } from '../../testing/classes.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

// The clock of a test begins on Monday, June 15, 2026.
let app: TestApp;
let teacher: Person;
let classId: number;
beforeEach(async () => {
  app = await createTestApp();
  teacher = await app.given.teacher();
  classId = await firstClassId(app);
  const call = await teacher.call();
  const choice = { pacing: 'class-day', startsOn: '2026-06-15', meetsOn: [1, 2, 3, 4, 5] } as const;
  await call.classes.choosePacing({ classId, choice: { ...choice, meetsOn: [...choice.meetsOn] } });
  const days = { from: '2026-06-17', to: '2026-06-17', reason: 'Äpfel, Birnen; und Brot' };
  await call.classes.close({ classId, days });
});
afterEach(() => app.close());

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

/** The first days of a calendar, as `date kind`. */
async function firstDays(reader: Person) {
  const { events } = await (await reader.call()).campCalendar.mine();
  return events.slice(0, 3).map(({ date, kind }) => `${date} ${kind}`);
}

async function tokenOf(owner: Person): Promise<string> {
  const { address } = await (await owner.call()).campCalendar.renewFeed();
  return new URL(address).searchParams.get('token') ?? '';
}

/** The events of a feed, as another program reads them. */
async function eventsOf(token: string) {
  const file = await app.services.campCalendar.feed(token);
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
}

describe('the calendar of the camp', () => {
  test('is the same for teacher, child and parent', async () => {
    const { child, eva } = await family();
    const days = ['2026-06-15 day', '2026-06-16 day', '2026-06-17 closed'];
    for (const reader of [teacher, child, eva]) expect(await firstDays(reader)).toEqual(days);
    const ofClass = await (await teacher.call()).campCalendar.ofClass({ classId });
    expect(ofClass).toEqual(await (await child.call()).campCalendar.mine());
    expect(ofClass.today).toBe('2026-06-15');
  });

  test('is read by a parent only when somebody has confirmed the link', async () => {
    const { child, eva } = await family('unconfirmed');
    const token = await tokenOf(eva);
    expect(await firstDays(child)).toHaveLength(3);
    expect(await firstDays(eva)).toEqual([]);
    expect(await eventsOf(token)).toEqual([]);
    await app.db.updateTable('familyLinks').set({ status: 'confirmed' }).execute();
    expect(await firstDays(eva)).toHaveLength(3);
    expect(await eventsOf(token)).not.toEqual([]);
  });

  test('tells until when a lesson is wished for', async () => {
    const { child } = await family();
    const call = await teacher.call();
    const lesson = await call.teaching.createLesson({
      ...{ title: 'The lost coin', description: 'A story', content: 'A woman lost a coin.' },
      ...{ difficulty: 'beginner', duration: 15, subject: 'art' },
    });
    await call.assignments.assign({
      ...{ lessonId: lesson.id, classIds: [classId], dueOn: '2026-06-16' },
    });
    const { events } = await (await child.call()).campCalendar.mine();
    expect(events.filter(({ kind }) => kind === 'due')).toMatchObject([
      { date: '2026-06-16', title: 'The lost coin', className: 'Our class' },
    ]);
  });

  test('holds nothing of other classes', async () => {
    const naomi = await app.given.student();
    await givenClass(app, 'Owls', { students: [naomi] });
    expect(await firstDays(naomi)).toEqual([]);
    expect(await firstDays(await app.given.parent())).toEqual([]);
    const other = await app.given.teacher();
    await givenClass(app, 'Bears', { teachers: [other] });
    await expect((await other.call()).campCalendar.ofClass({ classId })).rejects.toMatchObject({
      cause: { code: 'FORBIDDEN' },
    });
  });
});

describe('the feed of a calendar', () => {
  test('is read by another program: whole days, with their words unharmed', async () => {
    const { eva } = await family();
    const [first, , closed] = await eventsOf(await tokenOf(eva));
    expect(first?.summary).toBe('Day 1');
    expect(first?.startDate.isDate).toBe(true);
    expect(first?.startDate.toString()).toBe('2026-06-15');
    expect(closed?.summary).toBe('No class: Äpfel, Birnen; und Brot');
  });

  test('gives each event a name of its own that stays the same', async () => {
    const token = await tokenOf(teacher);
    const uids = (await eventsOf(token)).map(({ uid }) => uid);
    expect(new Set(uids).size).toBe(uids.length);
    app.clock.advance({ days: 1 });
    expect((await eventsOf(token)).map(({ uid }) => uid)).toEqual(uids);
  });

  test('names no child', async () => {
    const { eva } = await family();
    const file = await app.services.campCalendar.feed(await tokenOf(eva));
    expect(file).toContain('BEGIN:VEVENT');
    expect(file).not.toContain('Ruth');
  });

  test('ends with a new address, and when somebody ends it', async () => {
    const old = await tokenOf(teacher);
    const token = await tokenOf(teacher);
    await expect(app.services.campCalendar.feed(old)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await eventsOf(token)).length).toBeGreaterThan(0);
    const call = await teacher.call();
    expect((await call.campCalendar.feed()).madeAt).toBe('2026-06-15T09:00:00.000Z');
    await call.campCalendar.endFeed();
    expect((await call.campCalendar.feed()).madeAt).toBeNull();
    await expect(app.services.campCalendar.feed(token)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('keeps only a hash of its address', async () => {
    const token = await tokenOf(teacher);
    const rows = await app.db.selectFrom('calendarFeeds').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(token.length).toBeGreaterThanOrEqual(43);
  });

  test('follows its owner: a parent whose link has ended reads nothing more', async () => {
    const { child, eva } = await family();
    const token = await tokenOf(eva);
    expect(await eventsOf(token)).not.toEqual([]);
    await (await child.call()).families.endLink({ parentId: eva.id, studentId: child.id });
    expect(await eventsOf(token)).toEqual([]);
  });
});
