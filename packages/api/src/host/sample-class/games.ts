import { roomQuestions } from '@lamplight/content/rooms';
import type { Db } from '@lamplight/db';
import { type ChoiceQuestion, GAMES, type GameType, pacingOf } from '@lamplight/domain/multiplayer';
import type { Pick } from '@lamplight/domain/random';
import { pointsFor } from '@lamplight/game/room';
import {
  finishGame,
  insertAnswers,
  insertFinishedEvents,
  insertGame,
  insertGameQuestions,
  reserveGameId,
  saveStandings,
} from '../../rooms/multiplayer/room-games.repository.ts';
import { LONGEST_SITTING, type Meeting } from './calendar.ts';

/** What is played in turn; the verses would have to be made into questions first, which takes seconds. */
const PLAYED: readonly GameType[] = ['bible-trivia', 'math-race', 'ai-quiz', 'science-blast'];
/** A live game is played at every third meeting. */
const EVERY = 3;
const QUESTIONS = 10;
const BAND = 'elementary';
/** Ages that play together, in years. */
const AGES = { least: 7, most: 13 } as const;
/** Letters of the codes that these games' rooms had. */
const CODE = 'SAMPLE';

/** A child of the class as the games see it. */
export interface GamePlayer {
  readonly id: number;
  readonly age: number;
  readonly skill: number;
  readonly present: readonly Meeting[];
}

interface PlannedGame {
  readonly number: number;
  readonly meeting: Meeting;
  readonly players: readonly GamePlayer[];
}

/** The live games of a class, each after a meeting and with the children who were there. */
export function plannedGames(
  players: readonly GamePlayer[],
  meetings: readonly Meeting[],
): PlannedGame[] {
  return meetings
    .filter(({ day }, at) => day % EVERY === 0 && at < meetings.length - 1)
    .map((meeting, number) => ({
      number,
      meeting,
      players: players.filter(
        ({ age, present }) =>
          age >= AGES.least && age <= AGES.most && present.some(({ day }) => day === meeting.day),
      ),
    }));
}

/** The questions of a planned game: read before anything is written. */
export function questionsOf({ number }: PlannedGame): ChoiceQuestion[] {
  const gameType = gameTypeOf(number);
  return roomQuestions({ gameType, band: BAND, seed: `sample-${number}`, count: QUESTIONS });
}

/** Writes a game down as if it had been played. */
export async function writeGame(
  trx: Db,
  { number, meeting, players }: PlannedGame,
  {
    questions,
    pick,
    ...of
  }: {
    readonly questions: readonly ChoiceQuestion[];
    readonly pick: Pick;
    readonly classId: number;
    readonly hostId: number;
  },
): Promise<void> {
  const gameId = await reserveGameId(trx);
  const gameType = gameTypeOf(number);
  const startedAt = meeting.beginsAt + LONGEST_SITTING;
  const played = players.map((player) => playedBy(player, questions, pick));
  await insertGame(trx, {
    ...{ id: gameId, ...of, roomCode: CODE, roomName: GAMES[gameType].title, gameType, band: BAND },
    ...{ tournamentId: null, tournamentRound: null, questionSetId: null, calm: 0, startedAt },
    finishedAt: null,
  });
  await insertGameQuestions(trx, gameId, questions);
  await insertAnswers(
    trx,
    played.flatMap(({ userId, answers }) =>
      answers.map((answer) => ({
        ...{ gameId, userId, ...answer },
        answeredAt: startedAt + answer.place * SECONDS_PER_QUESTION * 1000 + answer.millis,
      })),
    ),
  );
  await saveStandings(
    trx,
    played.map(({ userId, score, answers, correct, bestStreak }) => ({
      ...{ gameId, userId, team: null, score, correct, bestStreak, answers: answers.length },
      rank: 1 + played.filter((other) => other.score > score).length,
      joinedAt: startedAt,
    })),
  );
  const finishedAt = startedAt + questions.length * SECONDS_PER_QUESTION * 1000;
  await finishGame(trx, gameId, finishedAt);
  const ids = played.map(({ userId }) => userId);
  await insertFinishedEvents(trx, ids, { subject: GAMES[gameType].title, at: finishedAt });
}

function gameTypeOf(number: number) {
  return PLAYED[number % PLAYED.length] ?? 'bible-trivia';
}

const { answerSeconds, explanationSeconds } = pacingOf('bible-trivia', BAND);
const SECONDS_PER_QUESTION = answerSeconds + explanationSeconds;

/** What one child answers in a game, question by question. */
function playedBy(
  { id: userId, skill }: GamePlayer,
  questions: readonly ChoiceQuestion[],
  pick: Pick,
) {
  let [streak, bestStreak, score] = [0, 0, 0];
  const answers = questions.map(({ correct: key, options }, place) => {
    const isRight = pick.int(1, 100) <= skill;
    const choice = isRight ? key : (key + pick.int(1, options.length - 1)) % options.length;
    const millis = pick.int(2500, 18_000);
    const points = pointsFor({ correct: isRight, millis, ownMillis: answerSeconds * 1000, streak });
    streak = isRight ? streak + 1 : 0;
    bestStreak = Math.max(bestStreak, streak);
    score += points;
    return { place, answer: JSON.stringify(choice), correct: isRight ? 1 : 0, points, millis };
  });
  const correct = answers.filter((answer) => answer.correct === 1).length;
  return { userId, answers, score, correct, bestStreak };
}
