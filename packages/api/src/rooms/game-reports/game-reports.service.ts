import type { Db } from '@lamplight/db';
import { CONTENT_BANDS } from '@lamplight/domain/age';
import {
  type GameReport,
  type GameSummaries,
  type GameSummary,
  missedPlaces,
  REPORTS_PAGE,
  type ReportFile,
  type ReportList,
  reportQuestions,
} from '@lamplight/domain/game-reports';
import { GAME_TYPES } from '@lamplight/domain/multiplayer';
import { languageOf } from '@lamplight/domain/translations';
import type { CurrentUser } from '@lamplight/domain/users';
import type { ClassesService } from '../../people/classes/classes.service.ts';
import { fullName } from '../../people/users/full-name.ts';
import { AppError } from '../../platform/app-error.ts';
import { isoTime } from '../../platform/clock.ts';
import { known } from '../../platform/known-word.ts';
import { findGamePlayers, findGames, type GameRow } from './game-reports.repository.ts';
import { findGameAnswers, findGameQuestions } from './played-games.repository.ts';
import { reportFile } from './report-file.ts';

/**
 * What was played, for the adults who teach a class: its teachers, once they are approved, see the
 * games that were opened for their classes, admins all games.
 */
export interface GameReportsService {
  /** Newest first, a page at a time. */
  list(adult: CurrentUser, list: ReportList): Promise<GameSummaries>;
  /** @throws AppError FORBIDDEN for a game that the adult may not see, also one that does not exist */
  get(adult: CurrentUser, gameId: number): Promise<GameReport>;
  /**
   * The report by child as CSV.
   * @throws AppError FORBIDDEN as for `get`
   */
  csv(adult: CurrentUser, gameId: number): Promise<ReportFile>;
}

function toSummary(row: GameRow): GameSummary {
  return {
    gameId: row.id,
    roomName: row.roomName,
    gameType: known(GAME_TYPES, row.gameType),
    band: known(CONTENT_BANDS, row.band),
    classId: row.classId,
    className: row.className,
    calm: row.calm === 1,
    startedAt: isoTime(row.startedAt),
    finishedAt: row.finishedAt === null ? null : isoTime(row.finishedAt),
    players: row.players,
    shareRight: row.shareRight,
    tournamentId: row.tournamentId,
    tournamentRound: row.tournamentRound,
  };
}

export function createGameReportsService(db: Db, classes: ClassesService): GameReportsService {
  /** The classes whose games an adult may see; undefined stands for all games. */
  async function classesOf(adult: CurrentUser): Promise<{ classIds?: number[] }> {
    if (adult.role === 'admin') return {};
    const taught = adult.approved ? await classes.classesOfTeacher(adult.id) : [];
    return { classIds: taught.map(({ id }) => id) };
  }

  async function get(adult: CurrentUser, gameId: number): Promise<GameReport> {
    const [game] = await findGames(db, { ...(await classesOf(adult)), gameId, limit: 1 });
    if (!game) throw new AppError('FORBIDDEN');
    const answers = await findGameAnswers(db, gameId);
    const players = await findGamePlayers(db, gameId);
    return {
      ...toSummary(game),
      questions: reportQuestions(await findGameQuestions(db, gameId), answers),
      children: players.map((player) => ({
        userId: player.userId,
        name: fullName(player),
        username: player.username,
        team: player.team,
        score: player.score,
        correct: player.correct,
        answers: player.answers,
        bestStreak: player.bestStreak,
        rank: player.rank,
        missed: missedPlaces(player, answers, game.startedAt),
      })),
    };
  }

  return {
    async list(adult, { before }) {
      const rows = await findGames(db, {
        ...(await classesOf(adult)),
        ...(before === undefined ? {} : { before }),
        // One more than a page tells whether there is another.
        limit: REPORTS_PAGE + 1,
      });
      const games = rows.slice(0, REPORTS_PAGE).map(toSummary);
      return { games, before: rows.length > REPORTS_PAGE ? (games.at(-1)?.gameId ?? null) : null };
    },

    get,

    async csv(adult, gameId) {
      const answers = await findGameAnswers(db, gameId);
      return reportFile(await get(adult, gameId), answers, languageOf(adult));
    },
  };
}
