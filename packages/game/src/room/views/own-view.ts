import type { OwnView } from '@lamplight/domain/multiplayer';
import { optionsLeft } from '../accommodation.ts';
import { rankOf } from '../ranking.ts';
import type { Millis, Room } from '../room.ts';
import { elapsed, ownMillis } from '../timing.ts';
import { isTold, secondsLeft } from './session-view.ts';

/** What concerns one player of a game and is told to nobody else; null for who is no player of one. */
export function ownView(room: Room, playerId: number, at: Millis): OwnView | null {
  const { game } = room;
  const player = room.players.find(({ id }) => id === playerId);
  if (game === null || player === undefined) return null;
  const standing = game.standings.find((one) => one.playerId === playerId);
  const rank = rankOf(room, playerId);
  const question = game.phase === 'finished' ? undefined : game.questions[game.current];
  const answer = question && game.answers.find((given) => given.playerId === playerId);
  const own = ownMillis(room.calm, game, player);
  const { fewerOptions, readAloud } = player.accommodation;
  return {
    playerId,
    answer: answer?.answer ?? null,
    timeLeft: game.phase === 'question' ? secondsLeft(own, elapsed(game, at)) : null,
    answerSeconds: own === null ? null : own / 1000,
    keep: question ? optionsLeft(question, playerId, fewerOptions) : null,
    readAloud,
    score: standing?.score ?? 0,
    streak: standing?.streak ?? 0,
    rank: rank !== null && isTold(room.ranking, rank) ? rank : null,
    outcome:
      answer && game.phase === 'explanation'
        ? { correct: answer.correct, points: answer.points }
        : null,
    correctAnswers: standing?.correct ?? 0,
  };
}
