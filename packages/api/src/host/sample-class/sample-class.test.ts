import { findLessonEntry, lessonEntries } from '@lamplight/content/lessons';
import type { FilledSampleClass } from '@lamplight/domain/sample-class';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statusesFor } from '../../learning/lessons/lesson-views.ts';
import { findCompletedLessonIds } from '../../learning/progress/progress.repository.ts';
import { toCurrentUser } from '../../people/users/user-view.ts';
import { findUserByUsernameKey } from '../../people/users/users.repository.ts';
import { toAppError } from '../../platform/error-mapping.ts';
import { firstClassId } from '../../testing/classes.ts';
import { createTestApp, type TestApp } from '../../testing/index.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Rows of every table, by its name. */
async function counts({ db }: TestApp): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { name } of await db.introspection.getTables()) {
    // Which tables there are is known at run time only.
    const rows = await db
      .selectFrom(name as 'users')
      .selectAll()
      .execute();
    found[name] = rows.length;
  }
  return found;
}

async function idOf(app: TestApp, username: string): Promise<number> {
  const user = await findUserByUsernameKey(app.db, username);
  if (!user) throw new Error(`no ${username}`);
  return user.id;
}

/** The code of a refusal; null for an answer. */
const codeOf = (call: Promise<unknown>): Promise<string | null> =>
  call.then(
    () => null,
    (error: unknown) => toAppError(error).code,
  );

/** One filled host for everything that only reads: filling takes a while. */
describe('a host with the sample class', () => {
  let app: TestApp;
  let filled: FilledSampleClass;
  let students: number[];
  beforeAll(async () => {
    app = await createTestApp();
    filled = await app.services.sampleClass.fill(null);
    students = await Promise.all(
      filled.people
        .filter(({ role }) => role === 'student')
        .map(({ username }) => idOf(app, username)),
    );
  });
  afterAll(() => app.close());

  test('has thirty students, three parents and two teachers', () => {
    const roles = Map.groupBy(filled.people, ({ role }) => role);
    expect([...roles].map(([role, people]) => [role, people.length])).toEqual([
      ['teacher', 2],
      ['parent', 3],
      ['student', 30],
    ]);
  });

  test.each(['sample-ada', 'sample-miriam', 'sample-grace'])(
    '%s signs in with the password that was told',
    async (username) => {
      const { password } = filled;
      const { user } = await app.visitor.auth.login({ username, password });
      expect(user).toMatchObject({ username, lastName: 'Sample', approved: true });
      const wrong = app.visitor.auth.login({ username, password: 'lamplight' });
      expect(await codeOf(wrong)).toBe('BAD_CREDENTIALS');
    },
  );

  test('has five weeks behind it, and nothing in the future', async () => {
    const events = await app.db
      .selectFrom('activityEvents')
      .select('at')
      .where('kind', '!=', 'registered')
      .orderBy('at')
      .execute();
    const [first, last] = [events[0]?.at ?? 0, events.at(-1)?.at ?? 0];
    expect((app.clock.now() - first) / DAY).toBeGreaterThan(33);
    expect(app.clock.now() - last).toBeGreaterThanOrEqual(0);
    expect((app.clock.now() - last) / DAY).toBeLessThan(4);
    const byId = await app.db.selectFrom('activityEvents').select('at').orderBy('id').execute();
    const times = byId.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const kinds = await app.db.selectFrom('activityEvents').select('kind').distinct().execute();
    expect(kinds.map(({ kind }) => kind).sort()).toEqual([
      'challenge-completed',
      'day-advanced',
      'experiment-completed',
      'game-finished',
      'journal-written',
      'lesson-completed',
      'math-level-passed',
      'project-completed',
      'quiz-finished',
      'registered',
      'story-completed',
      'verse-learned',
    ]);
  });

  test('has nobody who completed a lesson behind a locked one, or is ahead of the class', async () => {
    const meetings = 25;
    for (const id of students) {
      const row = await app.db
        .selectFrom('users')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const completed = await findCompletedLessonIds(app.db, id);
      const display = { letters: null, textSize: null, motion: null, readAloud: null };
      const user = toCurrentUser({ ...row, ...display, language: null });
      const statuses = statusesFor(user, completed);
      const open = [...statuses].filter(([, status]) => status === 'unlocked');
      expect(open.length, row.username).toBe(4);
      expect([...statuses.values()].filter((status) => status === 'completed')).toHaveLength(
        completed.size,
      );
      // In each module the lessons before the open one are completed, and none after it.
      for (const [openId] of open) {
        const { category, dayNumber } = findLessonEntry(openId) ?? { category: '', dayNumber: 0 };
        for (const { id: lessonId, ...lesson } of lessonEntries()) {
          if (lesson.category !== category) continue;
          expect(completed.has(lessonId)).toBe(lesson.dayNumber < dayNumber);
        }
      }
      expect(row.currentDay).toBeLessThanOrEqual(meetings);
    }
  });

  test('has children who struggle, and some who have not been there for a week', async () => {
    const lastAnswers = async (username: string) =>
      (
        await app.db
          .selectFrom('mathAnswers')
          .select(['correct', 'answeredAt'])
          .where('userId', '=', await idOf(app, username))
          .orderBy('id', 'desc')
          .limit(4)
          .execute()
      ).map(({ correct }) => correct);
    expect(await lastAnswers('sample-finn')).toEqual([0, 0, 0, 0]);
    expect(await lastAnswers('sample-zoe')).not.toEqual([0, 0, 0, 0]);
    const { newest } = await app.db
      .selectFrom('activityEvents')
      .select((eb) => eb.fn.max('at').as('newest'))
      .where('userId', '=', await idOf(app, 'sample-milo'))
      .executeTakeFirstOrThrow();
    expect((app.clock.now() - newest) / DAY).toBeGreaterThan(7);
  });

  test('has what its adults did, and an alert that somebody has looked after', async () => {
    const alerts = await app.db.selectFrom('safetyAlerts').selectAll().execute();
    expect(alerts).toHaveLength(1);
    expect(alerts[0]).toMatchObject({ level: 'standard', concern: 'bullying' });
    expect(alerts[0]?.acknowledgedBy).toBe(await idOf(app, 'sample-grace'));
    expect(await counts(app)).toMatchObject({
      student_notes: 3,
      accommodations: 2,
      lesson_assignments: 1,
      class_closures: 1,
      room_games: 8,
      consents: 1,
    });
    const links = await app.db.selectFrom('familyLinks').select('status').execute();
    expect(links.map(({ status }) => status).sort()).toEqual([
      ...['confirmed', 'confirmed', 'confirmed', 'unconfirmed'],
    ]);
  });

  test('has a teacher who sees the class, and nobody else', async () => {
    await app.given.student({ username: 'real' });
    const { password } = filled;
    const { token } = await app.visitor.auth.login({ username: 'sample-grace', password });
    const teacher = await app.contextFor(token);
    const grace = teacher.actor.kind === 'user' ? teacher.actor.user.id : 0;
    expect((await app.services.classes.studentIdsOfTeacher(grace)).sort()).toEqual(students.sort());
  });

  test('is not filled twice', async () => {
    const before = await counts(app);
    await expect(app.services.sampleClass.fill(null)).rejects.toMatchObject({
      code: 'SAMPLE_CLASS_EXISTS',
    });
    expect(await counts(app)).toEqual(before);
  });
});

describe('removing it', () => {
  test('takes away exactly what was filled, with accounts that were added to it', async () => {
    const app = await createTestApp();
    const child = await app.given.student({ username: 'real', parentEmail: 'eva@example.org' });
    await app.given.parent({ username: 'eva', email: 'eva@example.org' });
    const admin = await app.given.admin();
    await (await child.call()).journal.write({ entry: 'I saw an owl.' });
    const before = await counts(app);

    const caller = (await admin.call()).sampleClass;
    const { password } = await caller.fill();
    expect(await caller.state()).toEqual({ className: 'Sample class', accounts: 35 });
    const classId = (await app.db.selectFrom('sampleClasses').selectAll().execute())[0]?.classId;
    await (await admin.call()).studentBatches.create({
      ...{ classId: classId ?? 0, kind: 'words' },
      students: [{ firstName: 'Newt', username: 'newt', age: 9, grade: 4 }],
    });
    expect(await caller.state()).toMatchObject({ accounts: 36 });
    const { token } = await app.visitor.auth.login({ username: 'sample-ada', password });
    expect((await app.contextFor(token)).actor.kind).toBe('user');

    expect(await caller.remove()).toEqual({ accounts: 36 });
    expect((await app.contextFor(token)).actor.kind).toBe('visitor');
    expect(await caller.state()).toEqual({ className: null, accounts: 0 });
    const after = await counts(app);
    const { audit_events: _filled, ...rest } = after;
    const { audit_events: _none, ...was } = before;
    expect(rest).toEqual(was);
    const events = await app.db
      .selectFrom('auditEvents')
      .select(['action', 'actorId'])
      .where('action', 'like', 'sample-class.%')
      .execute();
    expect(events).toEqual([
      { action: 'sample-class.filled', actorId: admin.id },
      { action: 'sample-class.removed', actorId: admin.id },
    ]);
    await app.close();
  });

  test('changes nothing where there is none', async () => {
    const app = await createTestApp();
    await app.given.student();
    const admin = (await (await app.given.admin()).call()).sampleClass;
    expect(await admin.remove()).toEqual({ accounts: 0 });
    expect(await counts(app)).toMatchObject({ users: 2, classes: 1 });
    await app.close();
  });
});

describe('made up and real', () => {
  let app: TestApp;
  let sampleClassId: number;
  let code: string;
  beforeAll(async () => {
    app = await createTestApp();
    await app.services.sampleClass.fill(null);
    const sample = await app.db
      .selectFrom('classes')
      .innerJoin('sampleClasses', 'sampleClasses.classId', 'classes.id')
      .select(['classes.id', 'classes.code'])
      .executeTakeFirstOrThrow();
    sampleClassId = sample.id;
    code = sample.code;
  });
  afterAll(() => app.close());

  test('a child does not come into the sample class, but into another', async () => {
    const child = await app.given.student();
    const { classes } = await child.call();
    expect(await codeOf(classes.join({ code }))).toBe('SAMPLE_APART');
    const admin = await (await app.given.admin()).call();
    const { classId: id } = await admin.classes.create({ name: 'Herons' });
    const place = { classId: id, studentIds: [child.id] };
    await admin.classes.addStudents(place);
    const other = { ...place, classId: sampleClassId };
    expect(await codeOf(admin.classes.addStudents(other))).toBe('SAMPLE_APART');
  });

  test('a sample teacher comes into no other class, a teacher does', async () => {
    const admin = await (await app.given.admin()).call();
    await app.given.teacher({ username: 'boaz' });
    const { classId } = await admin.classes.create({ name: 'Owls' });
    await admin.classes.addTeacher({ classId, username: 'boaz' });
    const grace = { classId, username: 'sample-grace' };
    expect(await codeOf(admin.classes.addTeacher(grace))).toBe('SAMPLE_APART');
  });

  test('a sample parent is linked to no child, a parent is', async () => {
    const child = await app.given.student();
    const parent = await app.given.parent();
    const sample = await idOf(app, 'sample-miriam');
    const link = (parentId: number) =>
      app.db
        .insertInto('familyLinks')
        .values({ parentId, studentId: child.id, status: 'confirmed', createdAt: 1 })
        .execute();
    await link(parent.id);
    await expect(link(sample)).rejects.toThrow('SAMPLE_APART');
  });

  test('every child starts in a class that is real', async () => {
    const child = await app.given.student();
    const places = await app.db
      .selectFrom('classMembers')
      .select('classId')
      .where('userId', '=', child.id)
      .execute();
    expect(places).toEqual([{ classId: await firstClassId(app) }]);
  });
});
