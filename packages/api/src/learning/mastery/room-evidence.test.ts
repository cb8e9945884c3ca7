import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firstClassId } from '../../testing/classes.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';
import { givenGame, RIGHT } from '../../testing/played-game.ts';
import { createEvidence } from './evidence.service.ts';

const WRONG = 0;

let app: TestApp;
let classId: number;
let child: Person;
beforeEach(async () => {
  app = await createTestApp();
  classId = await firstClassId(app);
  child = await app.given.student();
});
afterEach(() => app.close());

const observed = async () => (await createEvidence(app.db, app.clock).of(child.id)).observations;

describe('the answers of live games', () => {
  test('are evidence for the topic of their question', async () => {
    const friend = await app.given.student();
    await givenGame(app, {
      classId,
      players: [
        { person: child, choices: [RIGHT, WRONG] },
        { person: friend, choices: [RIGHT, RIGHT] },
      ],
    });
    const at = app.clock.now() + 2000;
    expect(await observed()).toEqual([
      {
        ...{ skill: 'topic:bible:parables', item: 'room-bible-el-0', correct: true, options: 4 },
        at,
      },
      {
        ...{ skill: 'topic:bible:parables', item: 'room-bible-el-1', correct: false, options: 4 },
        at: at + 60_000,
      },
    ]);
  });

  test('are none while the game runs', async () => {
    const players = [{ person: child, choices: [RIGHT] }];
    await givenGame(app, { classId, players, finished: false });
    expect(await observed()).toEqual([]);
  });

  test('of what was missed count in practice too', async () => {
    const players = [{ person: child, choices: [WRONG] }];
    const gameId = await givenGame(app, { classId, players });
    app.clock.advance({ days: 1 });
    await (await child.call()).gamePractice.answer({ gameId, place: 0, answer: RIGHT });
    expect((await observed()).map(({ correct }) => correct)).toEqual([false, true]);
  });

  test.each([
    ['of a math race belong to an area of the arena', 'math', 'fractions', ['math:fractions']],
    ['of math outside of the arena belong to a topic', 'math', 'sums', ['topic:math:sums']],
    ['of a teacher’s own question belong to nothing', null, null, []],
  ])('%s', async (_, subject, topic, skills) => {
    await givenGame(app, { classId, players: [{ person: child, choices: [RIGHT] }] });
    const { question } = await app.db
      .selectFrom('roomGameQuestions')
      .select('question')
      .executeTakeFirstOrThrow();
    const changed = JSON.stringify({ ...JSON.parse(question), id: 'math-a-b', subject, topic });
    await app.db.updateTable('roomGameQuestions').set({ question: changed }).execute();
    expect((await observed()).map(({ skill }) => skill)).toEqual(skills);
  });
});
