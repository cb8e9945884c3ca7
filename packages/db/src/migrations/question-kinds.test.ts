import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openConnection } from '../sqlite/connection.ts';
import { databaseOn } from '../sqlite/database-handle.ts';
import { addStudent } from '../testing/index.ts';
import { migrate, migrationNames } from './index.ts';

const BEFORE = migrationNames().at(migrationNames().indexOf('0044-question-kinds') - 1);

/** A host of before, with a set, a game that was played, and a room in the middle of a question. */
async function olderHost() {
  const db = databaseOn(openConnection(':memory:'));
  await migrate(db, BEFORE);
  const add = (statement: string) => sql.raw(statement).execute(db);
  await addStudent(db, 'ruth');
  await add(`insert into question_sets
    (teacher_id, name, questions, question_count, version, created_at, updated_at)
    values (1, 'Ark', '[{"question":"Who?","options":["Noah","Moses"],"answer":0},{"question":"Why?"}]', 2, 1, 1, 1),
      (1, 'Empty', '[]', 0, 1, 1, 1)`);
  await add(`insert into room_games (id, room_code, room_name, game_type, band, calm, started_at)
    values (5, 'OWLS22', 'Owls', 'ai-quiz', 'elementary', 0, 1)`);
  await add(`insert into room_game_questions (game_id, place, question)
    values (5, 0, '{"id":"q","options":["Noah","Moses"],"correct":1}')`);
  await add(`insert into room_answers (game_id, place, user_id, choice, correct, points, millis, answered_at)
    values (5, 0, 1, 3, 0, 0, 9, 1)`);
  await add(`insert into room_practice_answers (game_id, place, user_id, choice, correct, answered_at)
    values (5, 0, 1, 1, 1, 1)`);
  const room = {
    code: 'OWLS22',
    game: { id: 5, answers: [{ playerId: 1, choice: 2, points: 0 }] },
  };
  await add(`insert into rooms (code, status, state, seq, created_at, updated_at) values
    ('OWLS22', 'playing', '${JSON.stringify({ room, told: 4 })}', 4, 1, 1),
    ('LOBBY2', 'waiting', '${JSON.stringify({ room: { game: null }, told: 1 })}', 1, 1, 1),
    ('GONE22', 'closed', null, 1, 1, 1)`);
  return db;
}

test('what an older host stored is a choice, and answers stay what they were', async () => {
  const db = await olderHost();
  await migrate(db);
  const sets = await db.selectFrom('questionSets').select('questions').orderBy('id').execute();
  expect(sets.map(({ questions }) => JSON.parse(questions))).toEqual([
    [
      { kind: 'choice', question: 'Who?', options: ['Noah', 'Moses'], answer: 0 },
      { kind: 'choice', question: 'Why?' },
    ],
    [],
  ]);
  const [asked] = await db.selectFrom('roomGameQuestions').select('question').execute();
  expect(JSON.parse(asked?.question ?? '')).toEqual({
    ...{ kind: 'choice', id: 'q', options: ['Noah', 'Moses'], correct: 1 },
  });
  expect(await db.selectFrom('roomAnswers').select(['answer', 'correct']).execute()).toEqual([
    { answer: '3', correct: 0 },
  ]);
  expect(await db.selectFrom('roomPracticeAnswers').select('answer').execute()).toEqual([
    { answer: '1' },
  ]);
  const rooms = await db.selectFrom('rooms').select('state').orderBy('code').execute();
  expect(rooms.map(({ state }) => state && JSON.parse(state))).toEqual([
    null,
    { room: { game: null }, told: 1 },
    {
      room: { code: 'OWLS22', game: { id: 5, answers: [{ playerId: 1, answer: 2, points: 0 }] } },
      told: 4,
    },
  ]);
  await db.destroy();
});
