import { findLesson, lessonText } from '@lamplight/content/lessons';
import type { LessonAct } from '@lamplight/domain/acts';
import { lessonId } from '@lamplight/domain/lessons';
import { WRONG_IN_A_ROW } from '@lamplight/domain/mastery';
import type { CurrentUser } from '@lamplight/domain/users';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../../platform/app-error.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';
import { findFirstAnswers } from '../family-views/evidence.repository.ts';
import { createEvidence } from '../mastery/evidence.service.ts';
import { createLessonPlay, findPlayed, type LessonPlayService } from './lesson-play.service.ts';

const BIBLE_1 = lessonId('bible', 1);
const LOCKED = lessonId('bible', 2);
const asked = { question: 'Where is it?', explanation: 'There.', practises: [0] };
const TAP: LessonAct = {
  kind: 'tap',
  ...asked,
  parts: [
    { name: 'tent', text: 'The tent', thought: 'It is dark in there.' },
    { name: 'sun', text: 'The sun', thought: null },
  ],
  answer: 1,
};
const PREDICT: LessonAct = {
  kind: 'predict',
  ...asked,
  options: [{ text: 'It sinks' }, { text: 'It floats' }],
};
const RIGHT = [1];
const WRONG = [0];

let app: TestApp;
let child: Person;
let user: CurrentUser;
let play: LessonPlayService;
beforeEach(async () => {
  app = await createTestApp();
  child = await app.given.student({ age: 9 });
  user = await userOf(child);
  const source = findLesson(BIBLE_1);
  if (source === undefined) throw new Error('there is a first lesson');
  const text = { ...lessonText(source, 'elementary'), acts: [TAP, PREDICT] };
  play = createLessonPlay(app.db, app.clock, {
    async begin(_, __, id) {
      if (id === LOCKED) throw new AppError('LESSON_LOCKED');
    },
    textOf: () => text,
  });
});
afterEach(() => app.close());

async function userOf(person: Person): Promise<CurrentUser> {
  const { actor } = await app.contextFor(person.token);
  if (actor.kind !== 'user') throw new Error('the child is signed in');
  return actor.user;
}

const nothing = async () => undefined;
const answer = (act: number, given: number[], id = BIBLE_1) =>
  play.act(user, { lessonId: id, act, answer: given }, nothing);
const firsts = async () => (await findPlayed(app.db, user, BIBLE_1)).acts;

describe('an act of a lesson', () => {
  test('is marked by the host', async () => {
    expect(await answer(0, WRONG)).toEqual({ answer: WRONG, correct: false });
    expect(await answer(0, RIGHT)).toEqual({ answer: RIGHT, correct: true });
    expect(await answer(1, [0])).toEqual({ answer: [0], correct: null });
  });

  test('keeps the first answer as what the child showed', async () => {
    await answer(0, WRONG);
    await answer(0, RIGHT);
    expect(await firsts()).toEqual(new Map([[0, { answer: WRONG, correct: false }]]));
  });

  test("is this child's alone", async () => {
    await answer(0, RIGHT);
    const friend = await userOf(await app.given.student({ age: 9 }));
    expect((await findPlayed(app.db, friend, BIBLE_1)).acts.size).toBe(0);
  });

  test('is refused where there is none and where the lesson is locked, and leaves nothing', async () => {
    await expect(answer(2, RIGHT)).rejects.toThrow('has no such act');
    await expect(answer(0, RIGHT, LOCKED)).rejects.toMatchObject({ code: 'LESSON_LOCKED' });
    expect(await app.db.selectFrom('lessonActAnswers').selectAll().execute()).toEqual([]);
  });

  test('leaves neither itself nor its key when the host ends', async () => {
    const crash = async () => Promise.reject(new Error('the host ended'));
    const given = { lessonId: BIBLE_1, act: 0, answer: RIGHT };
    await expect(play.act(user, given, crash)).rejects.toThrow('ended');
    expect(await firsts()).toEqual(new Map());
    await play.act(user, given, nothing);
    expect((await firsts()).size).toBe(1);
  });
});

describe('what was done in acts', () => {
  test('is evidence for the week of the lesson, where something is right or wrong', async () => {
    await answer(0, WRONG);
    await answer(1, [0]);
    app.clock.advance({ minutes: 1 });
    await answer(0, RIGHT);
    const { observations } = await createEvidence(app.db, app.clock).of(child.id);
    const item = `lesson-${BIBLE_1}-elementary-act-0`;
    expect(observations.map(({ at: _, options: __, ...rest }) => rest)).toEqual([
      { skill: 'week:bible:1', item, correct: false },
      { skill: 'week:bible:1', item, correct: true },
    ]);
  });

  test('is in what a child may take along, and gone with the account', async () => {
    await answer(0, RIGHT);
    const caller = await child.call();
    const { tables } = await caller.profiles.exportMyData();
    expect(tables.lessonActAnswers).toMatchObject([{ actIndex: 0, answer: '[1]', correct: 1 }]);
    await app.db.deleteFrom('users').where('id', '=', child.id).execute();
    expect(await app.db.selectFrom('lessonActAnswers').selectAll().execute()).toEqual([]);
  });

  test('tells a teacher what was missed last', async () => {
    for (let wrong = 0; wrong < WRONG_IN_A_ROW; wrong += 1) {
      app.clock.advance({ minutes: 1 });
      await answer(0, WRONG);
    }
    const teacher = await (await app.given.teacher()).call();
    const [row] = (await teacher.students.list({})).students;
    expect(row?.help).toMatchObject([{ place: 'lesson', skill: 'week:bible:1' }]);
  });

  test('counts for the parents with what was answered to the questions', async () => {
    await answer(0, WRONG);
    const caller = await child.call();
    const right = (await caller.lessons.detail({ lessonId: BIBLE_1 })).checks[0]?.answer ?? -1;
    await caller.lessons.answer({ lessonId: BIBLE_1, question: 0, choice: right });
    const marks = (await findFirstAnswers(app.db, child.id)).map(({ correct }) => correct);
    expect(marks.sort()).toEqual([0, 1]);
  });
});
