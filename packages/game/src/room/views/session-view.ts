import {
  type PlayedQuestion,
  playedQuestion,
  type QuestionResult,
  type RankedPlayer,
  type Ranking,
  type RoomQuestion,
  type SessionView,
} from '@lamplight/domain/multiplayer';
import { optionCounts, rightAnswer, toleranceOf } from '@lamplight/domain/questions';
import { rankedPlayers, rankedTeams } from '../ranking.ts';
import type { Game, Millis, Room } from '../room.ts';
import { answerSeconds, elapsed, phaseMillis } from '../timing.ts';

/** Places that are named where only the best are. */
const TOP_PLACES = 3;

/** Whether a place is told under a room's ranking. */
export function isTold(ranking: Ranking, rank: number): boolean {
  return ranking === 'full' || (ranking === 'top-three' && rank <= TOP_PLACES);
}

/** A game as every player of the room sees it; what concerns one of them alone is in `ownView`. */
export function sharedSession(room: Room, at: Millis): Omit<SessionView, 'own'> | null {
  const told = rankedPlayers(room).filter(({ rank }) => isTold(room.ranking, rank));
  return room.game && session(room, room.game, told, at);
}

/** A game as whoever leads it sees it: all points, whatever the players are told. */
export function leadersSession(room: Room, at: Millis): Omit<SessionView, 'own'> | null {
  return room.game && session(room, room.game, [...rankedPlayers(room)], at);
}

function session(
  room: Room,
  game: Game,
  ranking: RankedPlayer[],
  at: Millis,
): Omit<SessionView, 'own'> {
  return {
    id: game.id,
    currentQuestion: game.current,
    totalQuestions: game.questions.length,
    timeLeft: secondsLeft(phaseMillis(room.calm, game), elapsed(game, at)),
    answerSeconds: room.calm ? null : answerSeconds(game),
    gamePhase: game.phase,
    paused: game.pausedAt !== null,
    scores: Object.fromEntries(ranking.map(({ playerId, score }) => [playerId, score])),
    playerAnswers: {},
    question: openQuestion(game),
    result: questionResult(game),
    ranking,
    teams: rankedTeams(room),
  };
}

/** Seconds that are left of a period, never fewer than none; null where there is no end to it. */
export function secondsLeft(whole: Millis | null, passed: Millis): number | null {
  return whole === null ? null : Math.max(0, whole - passed) / 1000;
}

/** The question without its secrets; none once the game has finished. */
function openQuestion(game: Game): PlayedQuestion | null {
  const question = game.phase === 'finished' ? undefined : game.questions[game.current];
  if (question === undefined) return null;
  return playedQuestion(question);
}

/** What all learn when a question has ended, and not before. */
function questionResult(game: Game): QuestionResult | null {
  const question = game.phase === 'explanation' ? game.questions[game.current] : undefined;
  if (question === undefined) return null;
  const given = game.answers.map(({ answer }) => answer);
  const right = game.answers.filter(({ correct }) => correct).length;
  return { ...questionKey(question), counts: optionCounts(question, given), right };
}

/** What makes an answer to a question right, and why. */
export function questionKey(question: RoomQuestion): Omit<QuestionResult, 'counts' | 'right'> {
  const { explanation, reference } = question;
  return {
    correct: rightAnswer(question),
    tolerance: toleranceOf(question),
    explanation,
    reference,
  };
}
