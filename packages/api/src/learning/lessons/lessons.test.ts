import { findLesson, lessonText } from '@lamplight/content/lessons';
import { rightAnswer } from '@lamplight/domain/acts';
import { lessonId } from '@lamplight/domain/lessons';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../testing/index.ts';

const BIBLE_1 = lessonId('bible', 1);
const BIBLE_2 = lessonId('bible', 2);
const BIBLE_3 = lessonId('bible', 3);
const AI_1 = lessonId('ai', 1);
const SCIENCE_2 = lessonId('science', 2);

let app: TestApp;
let child: Caller;
beforeEach(async () => {
  app = await createTestApp();
  child = await (await app.given.student({ age: 9 })).call();
});
afterEach(() => app.close());

async function statusOf(caller: Caller, id: number): Promise<string | undefined> {
  return (await caller.lessons.list()).find((lesson) => lesson.id === id)?.status;
}

/** Badges for the score of a lesson. */
async function stars(caller: Caller) {
  return (await caller.progress.achievements()).filter(({ level }) => level === 'star');
}

describe('the list with texts', () => {
  test('has all fields of the lessons that are unlocked, and of a locked one what the list shows', async () => {
    const listed = await child.lessons.listWithTexts();
    const shown = await child.lessons.list();
    expect(listed.map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
    for (const [at, lesson] of listed.entries()) {
      if (lesson.status === 'locked') {
        expect(lesson).toEqual(shown[at]);
        continue;
      }
      const detail = await child.lessons.detail({ lessonId: lesson.id });
      const { content, objectives, activities } = detail;
      expect(lesson).toEqual({ ...shown[at], content, objectives, activities });
      expect(lesson.content?.length).toBeGreaterThan(100);
    }
    expect(listed.filter(({ content }) => content !== undefined)).toHaveLength(4);
  });

  test('shows a text as soon as its lesson is unlocked, and keeps that of a completed one', async () => {
    const textOf = async (id: number) => {
      const lessons = await child.lessons.listWithTexts({ moduleId: 1 });
      return lessons.find((lesson) => lesson.id === id)?.content;
    };
    expect(await textOf(BIBLE_2)).toBeUndefined();
    await child.lessons.complete({ lessonId: BIBLE_1 });
    expect(await textOf(BIBLE_2)).toBeTruthy();
    expect(await textOf(BIBLE_1)).toBeTruthy();
  });

  test('is whole for teachers, and without texts for parents, whose pages have no lessons', async () => {
    const teacher = await (await app.given.teacher()).call();
    const parent = await (await app.given.parent()).call();
    const texts = async (caller: Caller) =>
      (await caller.lessons.listWithTexts()).map(({ content }) => content !== undefined);
    expect(await texts(teacher)).not.toContain(false);
    expect(await texts(parent)).not.toContain(true);
    expect(await parent.lessons.listWithTexts()).toEqual(await parent.lessons.list());
  });
});

describe('unlocking', () => {
  test("opens each module's first lesson to a new child, and no other", async () => {
    const open = (await child.lessons.list()).filter((lesson) => lesson.status === 'unlocked');
    expect(open.map((lesson) => [lesson.category, lesson.dayNumber])).toEqual([
      ['bible', 1],
      ['ai', 1],
      ['math', 1],
      ['science', 2],
    ]);
  });

  test('opens day 2 when day 1 of that module is completed', async () => {
    expect(await statusOf(child, BIBLE_2)).toBe('locked');
    await child.lessons.complete({ lessonId: BIBLE_1 });
    expect(await statusOf(child, BIBLE_1)).toBe('completed');
    expect(await statusOf(child, BIBLE_2)).toBe('unlocked');
    expect(await statusOf(child, BIBLE_3)).toBe('locked');
    expect(await statusOf(child, lessonId('ai', 2))).toBe('locked');
  });

  test('keeps a locked lesson from being read, started, answered and completed', async () => {
    const refused = [
      child.lessons.detail({ lessonId: BIBLE_2 }),
      child.lessons.start({ lessonId: BIBLE_2 }),
      child.lessons.answer({ lessonId: BIBLE_2, question: 0, choice: 0 }),
      child.lessons.act({ lessonId: BIBLE_2, act: 0, answer: [0] }),
      child.lessons.place({ lessonId: BIBLE_2, step: 3 }),
      child.lessons.complete({ lessonId: BIBLE_2 }),
    ];
    for (const call of refused) {
      await expect(call).rejects.toMatchObject({ cause: { code: 'LESSON_LOCKED', status: 409 } });
    }
    await child.lessons.complete({ lessonId: BIBLE_1 });
    await expect(child.lessons.detail({ lessonId: BIBLE_2 })).resolves.toBeDefined();
    await expect(child.lessons.start({ lessonId: BIBLE_2 })).resolves.toBeDefined();
    await expect(
      child.lessons.answer({ lessonId: BIBLE_2, question: 0, choice: 0 }),
    ).resolves.toBeDefined();
    await expect(child.lessons.place({ lessonId: BIBLE_2, step: 3 })).resolves.toBeDefined();
    await expect(child.lessons.complete({ lessonId: BIBLE_2 })).resolves.toBeDefined();
  });

  test("lets one child's progress open nothing for another", async () => {
    await child.lessons.complete({ lessonId: BIBLE_1 });
    const friend = await (await app.given.student()).call();
    expect(await statusOf(friend, BIBLE_2)).toBe('locked');
  });

  test('shows a teacher every lesson, to prepare', async () => {
    const teacher = await (await app.given.teacher()).call();
    expect(await statusOf(teacher, BIBLE_3)).toBe('unlocked');
    await expect(teacher.lessons.detail({ lessonId: BIBLE_3 })).resolves.toBeDefined();
  });

  test('says that a lesson which is not there is not there', async () => {
    await expect(child.lessons.detail({ lessonId: 9999 })).rejects.toMatchObject({
      cause: { code: 'NOT_FOUND' },
    });
  });
});

describe('what a child reads', () => {
  test.each([
    [5, 'kindergarten', 10],
    [9, 'elementary', 15],
    [13, 'intermediate', 25],
    [17, 'advanced', 25],
  ] as const)('at %i is the text of the %s band, for %i minutes', async (age, band, minutes) => {
    const reader = await (await app.given.student({ age })).call();
    const lesson = await reader.lessons.detail({ lessonId: BIBLE_1 });
    const source = findLesson(BIBLE_1);
    expect(source && lessonText(source, band).content).toBe(lesson.content);
    expect(lesson.estimatedMinutes).toBe(minutes);
  });

  test('holds what the page needs to answer a child at once, and no answer before there is one', async () => {
    const lesson = await child.lessons.detail({ lessonId: BIBLE_1 });
    expect(lesson.checks).toHaveLength(3);
    for (const { answer, explanation, practises, options, result } of lesson.checks) {
      expect(options[answer]).toBeTruthy();
      expect(explanation).toBeTruthy();
      expect(practises.length).toBeGreaterThan(0);
      expect(result).toBeNull();
    }
    for (const { result } of lesson.acts) expect(result).toBeNull();
    expect(lesson).toMatchObject({ step: 0, stepAt: null });
  });
});

describe('answering a check question', () => {
  const first = findLesson(BIBLE_1)?.bands.elementary.checks[0];
  const key = first?.answer ?? -1;
  const wrong = key === 0 ? 1 : 0;

  test('tells whether it is right and why', async () => {
    const answer = { lessonId: BIBLE_1, question: 0 };
    expect(await child.lessons.answer({ ...answer, choice: wrong })).toEqual({
      choice: wrong,
      correct: false,
      answer: key,
      explanation: first?.explanation,
    });
    expect(await child.lessons.answer({ ...answer, choice: key })).toMatchObject({ correct: true });
  });

  test('keeps the first answer as what the child showed', async () => {
    await child.lessons.answer({ lessonId: BIBLE_1, question: 0, choice: wrong });
    await child.lessons.answer({ lessonId: BIBLE_1, question: 0, choice: key });
    const { checks } = await child.lessons.detail({ lessonId: BIBLE_1 });
    expect(checks[0]?.result).toMatchObject({ choice: wrong, correct: false });
  });

  test('shows it at whatever try it was right', async () => {
    const shown = async () => {
      const { checks } = await child.lessons.detail({ lessonId: BIBLE_1 });
      return checks[0]?.shown;
    };
    await child.lessons.answer({ lessonId: BIBLE_1, question: 0, choice: wrong });
    expect(await shown()).toBe(false);
    await child.lessons.answer({ lessonId: BIBLE_1, question: 0, choice: key });
    expect(await shown()).toBe(true);
  });

  test('refuses an option that the question does not have', async () => {
    await expect(
      child.lessons.answer({ lessonId: BIBLE_1, question: 0, choice: 9 }),
    ).rejects.toThrow('no such question or option');
  });
});

describe('the place in a lesson', () => {
  const place = (step: number, at?: number) =>
    child.lessons.place({ lessonId: BIBLE_1, step, ...(at === undefined ? {} : { at }) });
  const stored = async () => {
    const { step, stepAt } = await child.lessons.detail({ lessonId: BIBLE_1 });
    return { step, stepAt };
  };

  test('is kept, for every tablet of the child and for nobody else', async () => {
    const now = app.clock.now();
    expect(await place(4)).toEqual({ step: 4, stepAt: now });
    expect(await stored()).toEqual({ step: 4, stepAt: now });
    const friend = await (await app.given.student({ age: 9 })).call();
    const other = await friend.lessons.detail({ lessonId: BIBLE_1 });
    expect(other).toMatchObject({ step: 0, stepAt: null });
  });

  test('that was kept without a connection is taken, unless a newer one is known', async () => {
    const before = app.clock.now() - 60_000;
    expect(await place(3, before)).toEqual({ step: 3, stepAt: before });
    await place(6);
    expect(await place(4, before + 1000)).toMatchObject({ step: 6 });
    expect(await stored()).toEqual({ step: 6, stepAt: app.clock.now() });
  });

  test('of a device whose clock is ahead does not stand in the way of later ones', async () => {
    await place(5, app.clock.now() + 86_400_000);
    app.clock.advance({ minutes: 1 });
    expect(await place(6)).toMatchObject({ step: 6 });
  });

  test('starts a lesson that was not started, and stays when it is completed', async () => {
    await place(2);
    const [record] = await child.progress.records({});
    expect(record).toMatchObject({ lessonId: BIBLE_1, completed: false });
    await child.lessons.complete({ lessonId: BIBLE_1 });
    expect(await stored()).toMatchObject({ step: 2 });
  });
});

describe('completing a lesson', () => {
  test('records score and minutes and earns the badge and star from 80 on', async () => {
    const answer = await child.lessons.complete({ lessonId: BIBLE_1, score: 80, timeSpent: 12.4 });
    expect(answer).toMatchObject({
      lessonId: BIBLE_1,
      moduleId: 1,
      completed: true,
      score: 80,
      timeSpent: 12,
      newBadge: { badgeType: 'default', level: 'star' },
    });
    expect(await stars(child)).toHaveLength(1);
  });

  test('earns no badge below 80', async () => {
    const answer = await child.lessons.complete({ lessonId: BIBLE_1, score: 79 });
    expect(answer.newBadge).toBeNull();
    expect(await stars(child)).toHaveLength(0);
  });

  test('a second time counts once, keeps the better score and adds the minutes', async () => {
    await child.lessons.complete({ lessonId: BIBLE_1, score: 90, timeSpent: 5 });
    app.clock.advance({ days: 1 });
    const again = await child.lessons.complete({ lessonId: BIBLE_1, score: 60, timeSpent: 4 });
    expect(again).toMatchObject({ score: 90, timeSpent: 9, newBadge: null });
    expect(again.completedAt).toBe('2026-06-15T09:00:00.000Z');
    expect(await stars(child)).toHaveLength(1);
  });

  test('that is reported as not completed keeps the minutes only', async () => {
    const report = { lessonId: BIBLE_1, completed: false, timeSpent: 3 };
    expect(await child.lessons.complete(report)).toMatchObject({
      completed: false,
      score: null,
      timeSpent: 3,
    });
    expect(await statusOf(child, BIBLE_2)).toBe('locked');
  });

  test('refuses a lesson under the wrong module', async () => {
    await expect(child.lessons.complete({ lessonId: BIBLE_1, moduleId: 2 })).rejects.toThrow(
      'belongs to another module',
    );
    await expect(child.lessons.complete({ lessonId: BIBLE_1, moduleId: 1 })).resolves.toBeDefined();
  });

  test.each([[-1], [101], [55.5]])('refuses a score of %d', async (score) => {
    await expect(child.lessons.complete({ lessonId: BIBLE_1, score })).rejects.toThrow();
  });

  test('in the name of another child is refused, in the own name it is not', async () => {
    const friend = await app.given.student();
    await expect(
      child.lessons.complete({ lessonId: BIBLE_1, userId: friend.id }),
    ).rejects.toMatchObject({ cause: { code: 'FORBIDDEN' } });
    const self = await child.auth.me();
    await expect(
      child.lessons.complete({ lessonId: BIBLE_1, userId: self.id }),
    ).resolves.toBeDefined();
  });

  test('repeated with one Idempotency-Key has one effect', async () => {
    const person = await app.given.student();
    const caller = await person.call({ idempotencyKey: 'tablet-7' });
    const report = { lessonId: BIBLE_1, timeSpent: 5 };
    const answers = await Promise.all([
      caller.lessons.complete(report),
      caller.lessons.complete(report),
    ]);
    answers.push(await caller.lessons.complete(report));
    expect(answers.map((answer) => answer.timeSpent)).toEqual([5, 5, 5]);
  });

  test('leaves either both or neither of itself and its key when the host ends', async () => {
    const person = await app.given.student();
    const { actor } = await app.contextFor(person.token);
    if (actor.kind !== 'user') throw new Error('the child is signed in');
    const { user } = actor;
    const { lessons, idempotency } = app.services;
    const report = { lessonId: BIBLE_1, completed: true, score: 100, timeSpent: 5 };
    const crash = async () => Promise.reject(new Error('the host ended'));
    await expect(lessons.complete(user, report, crash)).rejects.toThrow('ended');
    const given = { lessonId: BIBLE_1, question: 0, choice: 0 };
    await expect(lessons.answer(user, given, crash)).rejects.toThrow('ended');
    expect(await (await person.call()).progress.records()).toEqual([]);

    const call = { userId: user.id, key: 'tablet-7', operation: 'lessons.complete' };
    const endsAfterwards = idempotency.once(call, async (remember) => {
      await lessons.complete(user, report, remember);
      throw new Error('the host ended');
    });
    await expect(endsAfterwards).rejects.toThrow('ended');
    const again = await (await person.call({ idempotencyKey: 'tablet-7' })).lessons.complete(
      report,
    );
    expect(again).toMatchObject({ timeSpent: 5, newBadge: { level: 'star' } });
    expect(await (await person.call()).progress.records()).toMatchObject([{ timeSpent: 5 }]);
  });

  test('with a key that was used for something else is refused', async () => {
    const caller = await (await app.given.student()).call({ idempotencyKey: 'tablet-7' });
    await caller.lessons.complete({ lessonId: BIBLE_1 });
    await expect(
      caller.lessons.answer({ lessonId: BIBLE_1, question: 0, choice: 0 }),
    ).rejects.toMatchObject({ cause: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  test('with a key that something else uses at the same moment is refused', async () => {
    const person = await app.given.student();
    const caller = await person.call({ idempotencyKey: 'tablet-7' });
    const [completed, answered] = await Promise.allSettled([
      caller.lessons.complete({ lessonId: BIBLE_1 }),
      caller.lessons.answer({ lessonId: BIBLE_1, question: 0, choice: 0 }),
    ]);
    expect(completed.status).toBe('fulfilled');
    expect(answered).toMatchObject({ reason: { cause: { code: 'IDEMPOTENCY_KEY_REUSED' } } });
    expect(await app.db.selectFrom('lessonAnswers').selectAll().execute()).toEqual([]);
  });
});

describe('modules', () => {
  test('count what this child has completed', async () => {
    await child.lessons.complete({ lessonId: BIBLE_1 });
    const modules = await child.lessons.modules();
    const bible = modules.find((module) => module.category === 'bible');
    expect(modules.map((module) => module.title)).toEqual([
      'Bible Foundations',
      'AI for Kids',
      'Math Adventures',
      'Science Explorers',
    ]);
    expect(bible?.completedLessons).toBe(1);
    expect(bible?.progress).toBe(Math.round(100 / (bible?.totalLessons ?? 1)));
  });
});

describe("today's lessons", () => {
  test('say which one was left in the middle', async () => {
    const begun = async () => (await child.lessons.today()).map(({ isBegun }) => isBegun);
    await child.lessons.start({ lessonId: AI_1 });
    expect(await begun()).toEqual([false, false, false]);
    await child.lessons.place({ lessonId: AI_1, step: 5 });
    expect(await begun()).toEqual([false, true, false]);
    await child.lessons.complete({ lessonId: AI_1 });
    expect(await begun()).toEqual([false, false, false]);
  });

  test('have their star for what was shown in the acts, and none for reaching the end', async () => {
    const star = async () => (await child.lessons.today())[0]?.star;
    await child.lessons.complete({ lessonId: BIBLE_1 });
    expect(await star()).toBe('waiting');
    const { checks, acts } = await child.lessons.detail({ lessonId: BIBLE_1 });
    for (const [question, { answer }] of checks.entries()) {
      await child.lessons.answer({ lessonId: BIBLE_1, question, choice: answer });
    }
    for (const [act, one] of acts.entries()) {
      const answer = [...(rightAnswer(one.act) ?? [])];
      await child.lessons.act({ lessonId: BIBLE_1, act, answer });
    }
    expect(await star()).toBe('earned');
  });

  test('tell when they were completed, what they open, and their scene where there is one', async () => {
    const fresh = { isCompleted: false, completedAt: null };
    const before = await child.lessons.today();
    expect(before[0]).toMatchObject({ ...fresh, opens: BIBLE_1, scene: { place: 'deep' } });
    await child.lessons.complete({ lessonId: BIBLE_1 });
    expect((await child.lessons.today())[0]).toMatchObject({
      ...{ isCompleted: true, completedAt: '2026-06-15T09:00:00.000Z', opens: BIBLE_1 },
    });
  });

  test('open the first lesson of their module while they are locked', async () => {
    const ahead = await app.given.student();
    await app.db.updateTable('users').set({ currentDay: 3 }).where('id', '=', ahead.id).execute();
    const [bible] = await (await ahead.call()).lessons.today();
    expect(bible).toMatchObject({ dayNumber: 3, status: 'locked', opens: BIBLE_1 });
  });

  test('are those of the current day and follow it', async () => {
    const today = await child.lessons.today();
    expect(today.map((lesson) => lesson.id)).toEqual([BIBLE_1, AI_1, lessonId('math', 1)]);
    await child.lessons.complete({ lessonId: BIBLE_1 });
    expect((await child.lessons.today())[0]).toMatchObject({
      isCompleted: true,
      moduleTitle: 'Bible Foundations',
    });
  });

  test('on day 2 have science in place of math', async () => {
    const person = await app.given.student();
    await (await person.call()).curriculum.advanceDay();
    const today = await (await person.call()).lessons.today();
    expect(today.map((lesson) => lesson.id)).toEqual([BIBLE_2, lessonId('ai', 2), SCIENCE_2]);
  });
});
