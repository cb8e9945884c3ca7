import {
  type LiveMessage,
  NO_ACCOMMODATION,
  type RoomQuestion,
} from '@lamplight/domain/multiplayer';
import { type Command, createRoom, decide, evolve, type Room } from '@lamplight/game/room';
import { expect, test } from 'vitest';
import { createAudience } from './audience.ts';
import type { Change, RoomSettings } from './live-room.ts';
import { createPublisher } from './publisher.ts';
import { tellingsOf } from './tellings.ts';

const TEACHER = 900;
const settings: RoomSettings = {
  ...{ classIds: [1], seats: null, topic: null, questionSetId: null },
  ...{ questions: null, tournament: null },
};
const question: RoomQuestion = {
  ...{ id: 'ark', text: 'Who built the ark?', category: 'Bible', options: ['Noah', 'Moses'] },
  ...{ correct: 0, explanation: 'Genesis 6', subject: null, topic: null, reference: null },
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
  const told = tellingsOf(events, next.status === 'playing').length;
  const before = { room, settings, told: 0 };
  return { before, after: { room: next, settings, told }, events, at: 1000 };
}

const started = (room: Room) =>
  after(room, { type: 'start', by: TEACHER, gameId: 7, questions: [question] });

/** An audience in which these people listen, and the pieces that each of them has got. */
function listening(people: readonly number[]) {
  const audience = createAudience();
  const heard: { id: number; types: string[] }[] = [];
  for (const id of people) {
    audience.listen(id, (messages) => {
      const read = messages.map(({ head, tail }): LiveMessage => JSON.parse(`${head}${tail}`));
      heard.push({ id, types: read.map(({ type }) => type) });
    });
  }
  return { heard, audience, publisher: createPublisher(audience) };
}

const news = (change: Change) => ({ change, leftFor: 'left' as const });

test('whoever gives the last answer hears in one piece that it counts and how the question ended', async () => {
  const { heard, publisher } = listening([1, 2]);
  const game = started(roomOf('ARK', [1, 2])).after.room;
  const answer = { type: 'answer', gameId: 7, questionId: 'ark', choice: 0 } as const;
  const first = after(game, { ...answer, by: 2 });
  const last = after(first.after.room, { ...answer, by: 1 });
  await publisher.compose([news(first), news(last)])();
  expect(heard).toEqual([
    { id: 2, types: ['answer_accepted', 'question_ended'] },
    { id: 1, types: ['answer_accepted', 'question_ended'] },
  ]);
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

test('who connects after the words were written hears them too, and who has gone does not', async () => {
  const { heard, audience, publisher } = listening([]);
  const leave = audience.listen(1, () => heard.push({ id: 1, types: [] }));
  const tell = publisher.compose([news(started(roomOf('ARK', [1, 2])))]);
  leave();
  const types: string[] = [];
  audience.listen(2, (messages) =>
    types.push(...messages.map(({ head }) => `${head}`.slice(9, 21))),
  );
  await tell();
  expect(heard).toEqual([]);
  expect(types).toEqual(['game_started']);
});
