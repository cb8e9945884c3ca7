import { type Db, transact } from '@lamplight/db';
import {
  PRACTICE_GAMES,
  type Practice,
  type PracticeAnswer,
  type PracticeGame,
  type PracticeMark,
  type PracticeQuestion,
} from '@lamplight/domain/game-practice';
import { missedPlaces, type PlacedQuestion } from '@lamplight/domain/game-reports';
import { GAME_TYPES, playedQuestion } from '@lamplight/domain/multiplayer';
import { judge, rightAnswer, toleranceOf } from '@lamplight/domain/questions';
import type { CurrentUser } from '@lamplight/domain/users';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, isoTime } from '../../platform/clock.ts';
import type { Remember } from '../../platform/idempotency.ts';
import { known } from '../../platform/known-word.ts';
import { findAnswersAround, findGameQuestions } from '../game-reports/played-games.repository.ts';
import {
  findOwnGames,
  findPracticed,
  insertPracticeAnswer,
  type OwnGameRow,
} from './game-practice.repository.ts';

/** A child's own missed questions, once more and without a hurry. */
export interface GamePracticeService {
  /** The child's last games that are over, newest first, each with what is left to practice. */
  games(child: CurrentUser): Promise<PracticeGame[]>;
  /** @throws AppError NOT_FOUND for a game that the child did not play, or that still runs */
  get(child: CurrentUser, gameId: number): Promise<Practice>;
  /**
   * Marks an answer and keeps it as evidence.
   * @param remember is told the mark in the same transaction, so that a repeat counts once
   * @throws AppError NOT_FOUND as for `get` and for a question that the child did not miss,
   * VALIDATION for an answer that does not fit the question
   */
  answer(child: CurrentUser, answer: PracticeAnswer, remember: Remember): Promise<PracticeMark>;
}

/** What a child missed in a game, and what of it is left. */
interface Missed {
  readonly all: readonly number[];
  readonly left: readonly number[];
}

async function findMissed(db: Db, games: readonly OwnGameRow[]): Promise<Map<number, Missed>> {
  const [first] = games;
  if (!first) return new Map();
  const ids = games.map(({ id }) => id);
  const around = await findAnswersAround(db, first.userId, ids);
  const answers = Map.groupBy(around, ({ gameId }) => gameId);
  const practiced = await findPracticed(db, first.userId, ids);
  return new Map(
    games.map((game) => {
      const all = missedPlaces(game, answers.get(game.id) ?? [], game.startedAt);
      const left = all.filter(
        (place) => !practiced.some((each) => each.gameId === game.id && each.place === place),
      );
      return [game.id, { all, left }];
    }),
  );
}

function toPracticeGame(game: OwnGameRow, missed: number): PracticeGame {
  return {
    gameId: game.id,
    gameType: known(GAME_TYPES, game.gameType),
    roomName: game.roomName,
    finishedAt: isoTime(game.finishedAt),
    correct: game.correct,
    missed,
  };
}

/** A question as the child sees it: what it is not told before an answer is left out. */
function toPracticeQuestion({ place, question }: PlacedQuestion): PracticeQuestion {
  return { place, question: playedQuestion(question) };
}

export function createGamePracticeService(db: Db, clock: Clock): GamePracticeService {
  async function findGame(child: CurrentUser, gameId: number) {
    const [game] = await findOwnGames(db, child.id, { gameId, limit: 1 });
    const missed = game && (await findMissed(db, [game])).get(gameId);
    if (!game || !missed) throw new AppError('NOT_FOUND');
    return { game, missed };
  }

  return {
    async games(child) {
      const games = await findOwnGames(db, child.id, { limit: PRACTICE_GAMES });
      const missed = await findMissed(db, games);
      return games.map((game) => toPracticeGame(game, missed.get(game.id)?.left.length ?? 0));
    },

    async get(child, gameId) {
      const { game, missed } = await findGame(child, gameId);
      const questions = await findGameQuestions(db, gameId);
      return {
        ...toPracticeGame(game, missed.left.length),
        questions: questions
          .filter(({ place }) => missed.left.includes(place))
          .map(toPracticeQuestion),
      };
    },

    async answer(child, { gameId, place, answer }, remember) {
      const { missed } = await findGame(child, gameId);
      const placed = (await findGameQuestions(db, gameId)).find((each) => each.place === place);
      if (!placed || !missed.all.includes(place)) throw new AppError('NOT_FOUND');
      const { question } = placed;
      const correct = judge(question, answer);
      if (correct === null) throw new AppError('VALIDATION');
      const left = missed.left.filter((other) => !(correct && other === place)).length;
      const { explanation, reference } = question;
      const right = rightAnswer(question);
      const tolerance = toleranceOf(question);
      const mark = { correct, right, tolerance, explanation, reference, left };
      await transact(db, async (trx) => {
        await insertPracticeAnswer(trx, {
          ...{ gameId, place, userId: child.id, answer: JSON.stringify(answer) },
          correct: correct ? 1 : 0,
          answeredAt: clock.now(),
        });
        await remember(trx, mark);
      });
      return mark;
    },
  };
}
