import { secondsFor } from '@lamplight/domain/questions';
import type { Game, Millis, Player, Room } from './room.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How long an answer may be on its way after the time is up. */
export const NETWORK_GRACE: Millis = 400;
/** A question of a calm room ends after this time at the latest. */
export const CALM_BACKSTOP: Millis = 180 * SECOND;
/** A student who leads a room and is away for longer hands it on. */
export const HOST_AWAY_MAX: Millis = 60 * SECOND;
/** A lobby that nobody touched for so long closes, */
export const LOBBY_IDLE_MAX: Millis = 30 * MINUTE;
/** and a game with nobody there, */
export const NOBODY_THERE_MAX: Millis = 5 * MINUTE;
/** and one that was paused, */
export const PAUSED_MAX: Millis = 45 * MINUTE;
/** and a room whose game has finished. */
export const FINISHED_MAX: Millis = 20 * MINUTE;

/** Those whose connection stands. */
export function presentPlayers(room: Room): Player[] {
  return room.players.filter(({ awaySince }) => awaySince === null);
}

/** The running game of a room; null in the lobby and once it has finished. */
export function runningGame(room: Room): Game | null {
  return room.status === 'playing' ? room.game : null;
}

/** Seconds that the present question is open for most; those of a choice where there is none. */
export function answerSeconds({ questions, current, pacing }: Game): number {
  return secondsFor(questions[current]?.kind ?? 'choice', pacing.answerSeconds);
}

/** How long the present phase lasts for most; null for a calm question and after the game. */
export function phaseMillis(calm: boolean, game: Game): Millis | null {
  if (game.phase === 'explanation') return game.pacing.explanationSeconds * SECOND;
  return game.phase === 'question' && !calm ? answerSeconds(game) * SECOND : null;
}

/** How long a player may think about a question; null in a calm room. */
export function ownMillis(calm: boolean, game: Game, player: Player): Millis | null {
  return calm ? null : answerSeconds(game) * SECOND * player.accommodation.timeFactor;
}

/** How long the present phase has run, pauses left out. */
export function elapsed(game: Game, at: Millis): Millis {
  return Math.max(0, (game.pausedAt ?? at) - game.phaseBegan);
}

/** Of the players who are here: how many have answered the present question. */
export function answerCounts(room: Room): { answered: number; of: number } {
  const present = presentPlayers(room);
  return { answered: present.length - undecided(room, present).length, of: present.length };
}

function undecided(room: Room, players: readonly Player[]): Player[] {
  const answered = new Set(room.game?.answers.map(({ playerId }) => playerId));
  return players.filter(({ id }) => !answered.has(id));
}

/** Whether nobody is waited for. Where nobody is present, those who lost the connection may come back. */
export function allHaveAnswered(room: Room): boolean {
  const { answered, of } = answerCounts(room);
  return of > 0 && answered === of;
}

/**
 * When the present phase is over. A question stays open beyond the usual time while somebody who is here
 * and has more time has not answered, and always for as long as an answer may be on its way.
 * @returns 0 for at once; null while the game stands still or has finished
 */
export function phaseDue(room: Room, game: Game): Millis | null {
  if (game.pausedAt !== null || game.phase === 'finished') return null;
  if (game.phase === 'explanation') return game.phaseEnds;
  if (allHaveAnswered(room)) return 0;
  if (room.calm) return game.phaseBegan + CALM_BACKSTOP;
  const waitedFor = undecided(room, presentPlayers(room));
  const factor = Math.max(1, ...waitedFor.map(({ accommodation }) => accommodation.timeFactor));
  return game.phaseBegan + answerSeconds(game) * SECOND * factor + NETWORK_GRACE;
}

/**
 * When the host of a student's room is to hand it on: at once (0) where the host has left.
 * @returns null while nothing asks for it or nobody could take it
 */
export function hostDue(room: Room): Millis | null {
  if (room.classId !== null) return null;
  const host = room.players.find(({ id }) => id === room.hostId);
  if (host === undefined) return room.players.length > 0 ? 0 : null;
  if (host.awaySince === null || presentPlayers(room).length === 0) return null;
  return host.awaySince + HOST_AWAY_MAX;
}

/** Why and when a room closes by itself if nothing else happens before. */
export function closeDue(room: Room): { at: Millis; reason: 'stuck' | 'empty' | 'ended' } | null {
  if (room.status === 'closed') return null;
  const { game } = room;
  if (room.status === 'waiting' || game === null) {
    return { at: room.touchedAt + LOBBY_IDLE_MAX, reason: 'stuck' };
  }
  if (room.status === 'finished') return { at: game.phaseBegan + FINISHED_MAX, reason: 'ended' };
  if (game.pausedAt !== null) return { at: game.pausedAt + PAUSED_MAX, reason: 'stuck' };
  if (presentPlayers(room).length > 0) return null;
  const lost = room.players.map(({ awaySince }) => awaySince ?? 0);
  return { at: Math.max(room.touchedAt, ...lost) + NOBODY_THERE_MAX, reason: 'empty' };
}

/** When `{ type: 'wake' }` is to be dispatched next; null for a closed room. A moment in the past means at once. */
export function nextWake(room: Room): Millis | null {
  if (room.status === 'closed') return null;
  const game = runningGame(room);
  const moments = [
    game === null ? null : phaseDue(room, game),
    hostDue(room),
    closeDue(room)?.at ?? null,
  ].filter((moment) => moment !== null);
  return moments.length === 0 ? null : Math.min(...moments);
}
