import {
  type LiveMessage,
  NO_ACCOMMODATION,
  type RoomQuestion,
} from '@lamplight/domain/multiplayer';
import { type Command, createRoom, decide, evolve, type Room } from '@lamplight/game/room';
import { expect, test } from 'vitest';
import { createAudience } from './audience.ts';
import { broadcastsOf } from './broadcasts.ts';
import type { Change, RoomSettings } from './live-room.ts';
import { createPublisher } from './publisher.ts';

const TEACHER = 900;
const settings: RoomSettings = {
  ...{ classIds: [1], seats: null, topic: null, questionSetId: null },
  ...{ questions: null, tournament: null },
};
const question: RoomQuestion = {
  ...{ id: 'ark', text: 'Who built the ark?', category: 'Bible', options: ['Noah', 'Moses'] },
  ...{
    kind: 'choice',
    correct: 0,
    explanation: 'Genesis 6',
    subject: null,
    topic: null,
    reference: null,
  },
  picture: null,
};

/** A class room with these players. */
function roomOf(code: string, players: readonly number[]): Room {
  const empty = createRoom(
    {
      ...{ code, name: 'Ark', gameType: 'bible-trivia', band: 'elementary', maxPlayers: 50 },
      ...{ calm: false, ranking: 'full', teams: 0, classId: 1 },
      host: { id: TEACHER, username: 'teacher' },
    },
    0,
  );
  const names = (id: number) => ({ id, name: `Child ${id}`, username: `child-${id}` });
  return players.reduce(
    (room, id) =>
      after(room, {
        type: 'join',
        player: { ...names(id), accommodation: NO_ACCOMMODATION },
      }).after.room,
    empty,
  );
}

/** What a command changes. */
function after(room: Room, command: Command): Change {
  const decision = decide(room, command, 1000);
  if (!decision.ok) throw new Error(decision.refusal);
  const { events } = decision;
  const next = events.reduce(evolve, room);
  const told = broadcastsOf(events, next.status === 'playing').length;
  const before = { room, settings, told: 0 };
  return { before, after: { room: next, settings, told }, events, at: 1000 };
}

const started = (room: Room) =>
  after(room, { type: 'start', by: TEACHER, gameId: 7, questions: [question] });

/** An audience in which these people listen, and what they have heard. */
function listening(people: readonly number[]) {
  const audience = createAudience();
  const heard: { id: number; message: LiveMessage }[] = [];
  for (const id of people) {
    audience.listen(id, (text) => heard.push({ id, message: JSON.parse(text) }));
  }
  return { heard, audience, publisher: createPublisher(audience) };
}

const news = (change: Change) => ({ change, leftFor: 'left' as const });

test('who answers is told that it counts before anybody is told how the question ended', async () => {
  const { heard, publisher } = listening([1, 2]);
  const game = started(roomOf('ARK', [1, 2])).after.room;
  const answer = { type: 'answer', gameId: 7, questionId: 'ark', answer: 0 } as const;
  const first = after(game, { ...answer, by: 2 });
  const last = after(first.after.room, { ...answer, by: 1 });
  await publisher.compose([news(first), news(last)])();
  expect(heard.map(({ id, message }) => [id, message.type])).toEqual([
    [2, 'answer_accepted'],
    [1, 'answer_accepted'],
    [1, 'question_ended'],
    [2, 'question_ended'],
  ]);
});

test('a player finds their own answer and points in a message about the game, and nobody else’s', async () => {
  const { heard, publisher } = listening([1, 2]);
  const game = started(roomOf('ARK', [1, 2])).after.room;
  const answer = { type: 'answer', gameId: 7, questionId: 'ark' } as const;
  const right = after(game, { ...answer, by: 1, answer: 0 });
  const wrong = after(right.after.room, { ...answer, by: 2, answer: 1 });
  await publisher.compose([news(right), news(wrong)])();
  const ends = heard.flatMap(({ id, message }) =>
    message.type === 'question_ended' ? { id, session: message.session } : [],
  );
  expect(ends).toMatchObject([
    {
      id: 1,
      session: { playerAnswers: { 1: 0 }, own: { playerId: 1, outcome: { correct: true } } },
    },
    {
      id: 2,
      session: { playerAnswers: { 2: 1 }, own: { playerId: 2, outcome: { correct: false } } },
    },
  ]);
  for (const { session } of ends) expect(Object.keys(session.playerAnswers)).toHaveLength(1);
});

test('many rooms are told a few at a time, so that nothing else on the host waits for all of them', async () => {
  const rooms = Array.from({ length: 10 }, (_, room) =>
    roomOf(
      `ROOM${room}`,
      Array.from({ length: 30 }, (_, child) => 100 * room + child + 1),
    ),
  );
  const { heard, publisher } = listening(
    rooms.flatMap(({ players }) => players.map(({ id }) => id)),
  );
  const telling = publisher.compose(rooms.map((room) => news(started(room))))();
  expect(heard).toHaveLength(270);
  await telling;
  expect(heard).toHaveLength(300);
  expect(new Set(heard.map(({ id }) => id)).size).toBe(300);
});

test('who connects after a message was written hears it too, and who has gone does not', async () => {
  const { audience, publisher } = listening([]);
  const types: string[] = [];
  const leave = audience.listen(1, () => types.push('to somebody who has gone'));
  const tell = publisher.compose([news(started(roomOf('ARK', [1, 2])))]);
  leave();
  audience.listen(2, (text) => types.push(JSON.parse(text).type));
  await tell();
  expect(types).toEqual(['game_started']);
});
