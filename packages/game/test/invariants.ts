import type { RoomQuestion } from '@lamplight/domain/multiplayer';
import { judge } from '@lamplight/domain/questions';
import { expect } from 'vitest';
import { nextWake, ownView, type Room, roomView, sharedSession } from '../src/room/index.ts';
import { TEACHER } from './scene.ts';
import type { Store } from './store.ts';

/** Freezes a state, so that changing it throws, and fails where it is not plain JSON. */
export function frozen<T>(value: T): T {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new Error(`a state holds ${value}`);
  } else if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
    if (!isPlain) throw new Error('a state holds something that is no plain data');
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  } else if (!['string', 'boolean', 'object'].includes(typeof value)) {
    throw new Error(`a state holds ${typeof value}`);
  }
  return value;
}

/** Who may be in a room, and who leads it. */
export function expectSeatsInOrder(room: Room, at: number, forgotten: ReadonlySet<number>): void {
  const ids = room.players.map(({ id }) => id);
  if (ids.length > room.maxPlayers) throw new Error('more players than seats');
  if (new Set(ids).size !== ids.length) throw new Error('somebody has two seats');
  if (ids.some((id) => room.removed.includes(id))) throw new Error('somebody removed is in');
  if (room.status === 'closed') return;
  if (room.classId !== null) {
    expect(room.hostId).toBe(forgotten.has(TEACHER) ? null : TEACHER);
    return;
  }
  const host = room.players.find(({ id }) => id === room.hostId);
  if (host === undefined) throw new Error('nobody in the room leads it');
  expect(room.hostName).toBe(host.username);
  const nobodyHere = room.players.every(({ awaySince }) => awaySince !== null);
  const isHere = host.awaySince === null || at - host.awaySince < 60_000;
  const due = nextWake(room);
  if (!isHere && !nobodyHere && (due === null || due > at)) throw new Error('the host is away');
}

/** One answer of a player to a question, and scores that are the sum of what has ended. */
export function expectFairScores(room: Room, { rows }: Store): void {
  const { game } = room;
  if (game === null) return;
  const ofGame = rows.filter(({ gameId }) => gameId === game.id);
  const keys = ofGame.map(({ place, answer }) => `${place}/${answer.playerId}`);
  if (new Set(keys).size !== keys.length) throw new Error('two answers to one question');
  for (const { place, answer } of ofGame) {
    const asked = game.questions[place];
    const right = asked !== undefined && judge(asked, answer.answer);
    if (answer.correct !== right) throw new Error('an answer was judged wrongly');
    const [least, most] = right ? [100, 200] : [0, 0];
    if (answer.points < least || answer.points > most) throw new Error('points out of bounds');
  }
  for (const { playerId, score, answers, correct } of game.standings) {
    const ended = ofGame.filter(
      ({ place, answer }) =>
        answer.playerId === playerId && (place < game.current || game.phase !== 'question'),
    );
    const sum = ended.reduce((total, { answer }) => total + answer.points, 0);
    if (score !== sum) throw new Error('a score is not the sum of its points');
    if (answers !== ended.length) throw new Error('an answer was not counted');
    if (correct !== ended.filter(({ answer }) => answer.correct).length)
      throw new Error('a right answer was not counted');
  }
}

/**
 * The same room, had everybody but one player answered otherwise (or nobody of them), had the own answer
 * gone otherwise, and were another option right.
 */
function otherwise(room: Room, playerId: number | null, othersAnswer: boolean): Room {
  const { game } = room;
  if (game === null) return room;
  const own = game.answers
    .filter((answer) => answer.playerId === playerId)
    .map((answer) => ({ ...answer, points: 1999, correct: !answer.correct }));
  const others = game.standings
    .filter((standing) => othersAnswer && standing.playerId !== playerId)
    .map((standing) => ({
      playerId: standing.playerId,
      answer: 1,
      correct: true,
      points: 1999,
      at: game.phaseBegan,
    }));
  const questions = game.questions.map((question, place) =>
    place === game.current ? otherwiseRight(question) : question,
  );
  return { ...room, game: { ...game, questions, answers: [...own, ...others] } };
}

/** The same question with another key. */
function otherwiseRight(question: RoomQuestion): RoomQuestion {
  const reference = 'another place';
  switch (question.kind) {
    case 'choice':
    case 'true-false':
      return { ...question, reference, correct: 1 - question.correct };
    case 'several':
    case 'order':
    case 'match':
      return { ...question, reference, correct: question.correct.toReversed() };
    case 'number':
      return { ...question, reference, correct: question.correct + 1, tolerance: 7 };
    case 'word':
      return { ...question, reference, accepted: ['another word'] };
  }
}

/**
 * While a question is open no player is told anything that follows from what the others chose or whether
 * they did, from which option is right, or from how the own answer went.
 */
export function expectNothingTold(room: Room, at: number): void {
  if (room.game?.phase !== 'question') return;
  const common = (one: Room) => JSON.stringify([roomView(one), sharedSession(one, at)]);
  const toAll = common(room);
  const toEach = room.players.map(({ id }) => JSON.stringify(ownView(room, id, at)));
  if (`${toAll}${toEach}`.includes('secret')) throw new Error('a view holds a secret');
  for (const othersAnswer of [true, false]) {
    if (toAll !== common(otherwise(room, null, othersAnswer))) {
      throw new Error('what all are told tells of the open question');
    }
    for (const [index, { id, accommodation }] of room.players.entries()) {
      const own = ownView(otherwise(room, id, othersAnswer), id, at);
      // Which options are left follows from the right one: that is compared without it.
      const keep = ownView(room, id, at)?.keep ?? null;
      const seen = own && accommodation.fewerOptions ? { ...own, keep } : own;
      if (toEach[index] !== JSON.stringify(seen)) {
        throw new Error('what one player is told tells of the open question');
      }
    }
  }
}
