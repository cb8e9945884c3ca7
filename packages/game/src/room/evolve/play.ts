import type { EventOf } from '../event.ts';
import { freshStanding } from '../ranking.ts';
import type { Game, GivenAnswer, Millis, Room, Standing } from '../room.ts';
import { phaseMillis } from '../timing.ts';

/** A game changed by what has happened in it; a room without a game stays as it is. */
export function withGame(room: Room, change: (game: Game) => Game): Room {
  return room.game === null ? room : { ...room, game: change(room.game) };
}

/** The end of the present phase, by its beginning. */
function timed(calm: boolean, game: Game): Game {
  const millis = game.pausedAt === null ? phaseMillis(calm, game) : null;
  return { ...game, phaseEnds: millis === null ? null : game.phaseBegan + millis };
}

export function started(room: Room, event: EventOf<'game-started'>): Room {
  const { gameId, questions, pacing, at } = event;
  const game: Game = {
    id: gameId,
    questions,
    pacing,
    current: 0,
    phase: 'question',
    phaseBegan: at,
    phaseEnds: null,
    pausedAt: null,
    answers: [],
    standings: room.players.map(({ id, team }) => freshStanding(id, team)),
  };
  return { ...room, status: 'playing', game: timed(room.calm, game) };
}

/** A new phase from a moment on. A game that stands still goes on standing still. */
function inPhase(room: Room, game: Game, phase: Game['phase'], at: Millis): Game {
  const pausedAt = game.pausedAt === null ? null : at;
  return timed(room.calm, { ...game, phase, phaseBegan: at, pausedAt });
}

export function opened(room: Room, { index, at }: EventOf<'question-opened'>): Room {
  return withGame(room, (game) => ({
    ...inPhase(room, game, 'question', at),
    current: index,
    answers: [],
  }));
}

/** An answer takes its place among the others, so that the order of stored rows plays no part. */
export function answered(room: Room, { answer }: EventOf<'answered'>): Room {
  return withGame(room, (game) => {
    const { answers } = game;
    const after = answers.findIndex(({ playerId }) => playerId > answer.playerId);
    return { ...game, answers: answers.toSpliced(after < 0 ? answers.length : after, 0, answer) };
  });
}

/** A standing with an answer that counts from now on. */
function counted(standing: Standing, answer: GivenAnswer): Standing {
  const streak = answer.correct ? standing.streak + 1 : 0;
  return {
    ...standing,
    score: standing.score + answer.points,
    correct: standing.correct + (answer.correct ? 1 : 0),
    answers: standing.answers + 1,
    streak,
    bestStreak: Math.max(standing.bestStreak, streak),
  };
}

/** The points count. Who was here and let the question pass begins a new row; a lost connection breaks none. */
export function ended(room: Room, { at }: EventOf<'question-ended'>): Room {
  const here = new Set(
    room.players.filter(({ awaySince }) => awaySince === null).map(({ id }) => id),
  );
  return withGame(room, (game) => {
    const answers = new Map(game.answers.map((answer) => [answer.playerId, answer]));
    const standings = game.standings.map((standing) => {
      const answer = answers.get(standing.playerId);
      if (answer) return counted(standing, answer);
      return here.has(standing.playerId) ? { ...standing, streak: 0 } : standing;
    });
    return { ...inPhase(room, game, 'explanation', at), standings };
  });
}

export function paused(room: Room, { at }: EventOf<'paused'>): Room {
  return withGame(room, (game) => timed(room.calm, { ...game, pausedAt: at }));
}

/** The phase goes on with the rest of its time. */
export function resumed(room: Room, { at }: EventOf<'resumed'>): Room {
  return withGame(room, (game) => {
    const stood = at - (game.pausedAt ?? at);
    return timed(room.calm, { ...game, pausedAt: null, phaseBegan: game.phaseBegan + stood });
  });
}

export function finished(room: Room, { at }: EventOf<'game-finished'>): Room {
  const running = withGame(room, (game) => inPhase(room, game, 'finished', at));
  return { ...withGame(running, (game) => ({ ...game, pausedAt: null })), status: 'finished' };
}

/** The same people gather for another game. */
export function reopened(room: Room): Room {
  const players = room.players.map((player) => ({ ...player, isReady: false }));
  return { ...room, status: 'waiting', game: null, players };
}
