import type { Db } from '@lamplight/db';
import { decide, evolve, type Room, reviveAnswers } from '@lamplight/game/room';
import { findAnswers, findGameQuestions } from '../room-games.repository.ts';
import { findExisting, findOpenRooms } from '../rooms.repository.ts';
import { type LiveRoom, readRoom } from './live-room.ts';

/**
 * Every open room as it was when the host stopped: the stored states, with the answers that were accepted
 * after them. Whoever has lost the account meanwhile is in none of them.
 */
export async function revivedRooms(db: Db, at: number): Promise<LiveRoom[]> {
  const questionsOf = (gameId: number) => findGameQuestions(db, gameId);
  const texts = await findOpenRooms(db);
  const states = await Promise.all(texts.map((text) => readRoom(text, questionsOf)));
  const existing = await findExisting(db, [
    ...new Set(states.flatMap(({ room }) => peopleIn(room))),
  ]);
  return Promise.all(
    states.map(async (live) => {
      const gone = peopleIn(live.room).filter((id) => !existing.has(id));
      const revived = await withAnswers(db, live.room);
      return { ...live, room: gone.reduce((room, id) => forgotten(room, id, at), revived) };
    }),
  );
}

function peopleIn({ players, hostId, removed, game }: Room): number[] {
  const shown = game?.standings.map(({ playerId }) => playerId) ?? [];
  const host = hostId === null ? [] : [hostId];
  return [...new Set([...players.map(({ id }) => id), ...host, ...removed, ...shown])];
}

function forgotten(room: Room, playerId: number, at: number): Room {
  const decision = decide(room, { type: 'forget', playerId }, at);
  return decision.ok ? decision.events.reduce(evolve, room) : room;
}

async function withAnswers(db: Db, room: Room): Promise<Room> {
  const { game } = room;
  if (!game || room.status !== 'playing') return room;
  return reviveAnswers(room, await findAnswers(db, game.id, game.current));
}
