import {
  type BoardTeam,
  scoresByRound,
  type TournamentBoard,
  type TournamentSummary,
  teamTotals,
} from '@lamplight/domain/tournaments';
import { answerCounts, roomView } from '@lamplight/game/room';
import { isoTime } from '../../platform/clock.ts';
import type { LiveRoom } from '../multiplayer/hub/live-room.ts';
import type { findRoundScores, Tournament } from './tournaments.repository.ts';

type RoundScores = Awaited<ReturnType<typeof findRoundScores>>;

/** The code of the room in which a team plays now, or played last. */
export function presentRoom({ rooms }: Tournament['settings']['teams'][number]): string {
  return rooms.at(-1) ?? '';
}

export function toSummary({ settings, ...row }: Tournament): TournamentSummary {
  return {
    id: row.id,
    name: row.name,
    classId: row.classId,
    gameType: settings.gameType,
    band: settings.band,
    teams: settings.teams.length,
    round: row.round,
    createdAt: isoTime(row.createdAt),
    finishedAt: row.finishedAt === null ? null : isoTime(row.finishedAt),
  };
}

/** What goes on in a team's room, as everybody may see it. */
function liveState(live: LiveRoom | undefined) {
  const { room } = live ?? {};
  const game = room?.game ?? null;
  return {
    status: room?.status ?? ('closed' as const),
    players: room
      ? roomView(room).players.map(({ firstName, isConnected }) => ({ firstName, isConnected }))
      : [],
    currentQuestion: game?.current ?? null,
    totalQuestions: game?.questions.length ?? null,
    gamePhase: game?.phase ?? null,
    paused: typeof game?.pausedAt === 'number',
    ...(room && game?.phase === 'question' ? answerCounts(room) : { answered: 0, of: 0 }),
  };
}

/** The board of a tournament from its rooms and from what was played in them. */
export function toBoard(
  tournament: Tournament,
  scores: RoundScores,
  find: (code: string) => LiveRoom | undefined,
): TournamentBoard {
  const { teams } = tournament.settings;
  const totals = teamTotals(teams.length, scoresByRound(teams, scores, tournament.round));
  return {
    ...toSummary(tournament),
    teams: teams.flatMap((team, index): BoardTeam[] => {
      const roomId = presentRoom(team);
      const total = totals[index];
      if (!total) return [];
      const rounds = [...total.rounds];
      return [{ ...total, rounds, name: team.name, roomId, ...liveState(find(roomId)) }];
    }),
  };
}
