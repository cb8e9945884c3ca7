import { MIN_PLAYERS, pacingOf, type RoomAction } from '@lamplight/domain/multiplayer';
import type { Command } from '../command.ts';
import type { Millis, Room } from '../room.ts';
import { presentPlayers, runningGame } from '../timing.ts';
import { gameOver, phaseOver, roomOver } from './course.ts';
import { leads } from './leader.ts';
import { NOTHING, type Step } from './step.ts';

/** The host starts a game, once two are here. */
export function start(room: Room, command: Extract<Command, { type: 'start' }>, at: Millis): Step {
  const { by, gameId, questions } = command;
  if (!leads(room, by)) return 'NOT_ROOM_HOST';
  if (room.game?.id === gameId) return NOTHING;
  if (room.status === 'playing') return 'GAME_RUNNING';
  if (presentPlayers(room).length < MIN_PLAYERS) return 'TOO_FEW_PLAYERS';
  if (questions.length === 0) throw new RangeError('a game needs a question');
  const { answerSeconds, explanationSeconds } =
    command.pacing ?? pacingOf(room.gameType, room.band);
  const pacing = { questions: questions.length, answerSeconds, explanationSeconds };
  return [{ type: 'game-started', gameId, questions, pacing, at }];
}

/** The host leads the room. What is as wished already stays as it is. */
export function control(
  room: Room,
  command: Extract<Command, { type: 'control' }>,
  at: Millis,
): Step {
  const { by, action } = command;
  if (!leads(room, by) || !mayDo(room, action)) return 'NOT_ROOM_HOST';
  if (action === 'lock' || action === 'unlock') {
    const locked = action === 'lock';
    return room.locked === locked ? NOTHING : [{ type: 'lock-changed', locked, at }];
  }
  if (action === 'reopen') return reopen(room, at);
  if (action === 'end') return end(room, at);
  return steer(room, action, at);
}

/** Students who lead a room cannot hold a game up for the others; in a calm one they may go on. */
function mayDo({ classId, calm }: Room, action: RoomAction): boolean {
  if (classId !== null) return true;
  return action === 'skip' ? calm : action !== 'pause' && action !== 'resume';
}

function reopen(room: Room, at: Millis): Step {
  if (room.status === 'playing') return 'GAME_RUNNING';
  return room.status === 'finished' ? [{ type: 'reopened', at }] : NOTHING;
}

/** The teacher of a class room chooses what the same children play next. */
export function chooseGame(
  room: Room,
  { by, game }: Extract<Command, { type: 'choose-game' }>,
  at: Millis,
): Step {
  if (room.classId === null || !leads(room, by)) return 'NOT_ROOM_HOST';
  if (room.status === 'playing') return 'GAME_RUNNING';
  const { gameType, band, calm } = game;
  const isChosen = room.gameType === gameType && room.band === band && room.calm === calm;
  if (isChosen && room.status === 'waiting') return NOTHING;
  return [{ type: 'game-chosen', game: { gameType, band, calm }, at }];
}

/** Ends the game with the scores so far; in the lobby, the room. A game that has finished stays on show. */
function end(room: Room, at: Millis): Step {
  return room.status === 'waiting' ? roomOver(room, 'ended', at) : gameOver(room, at);
}

function steer(room: Room, action: 'pause' | 'resume' | 'skip', at: Millis): Step {
  const game = runningGame(room);
  if (game === null) return 'NO_GAME_RUNNING';
  if (action === 'skip') return phaseOver(game, at);
  const stands = game.pausedAt !== null;
  if (action === 'pause') return stands ? NOTHING : [{ type: 'paused', at }];
  return stands ? [{ type: 'resumed', at }] : NOTHING;
}
