import type { Db } from '@lamplight/db';
import {
  type NewTournament,
  smallestTeam,
  type TournamentBoard,
  type TournamentSummary,
} from '@lamplight/domain/tournaments';
import type { CurrentUser } from '@lamplight/domain/users';
import type { ClassesService } from '../../people/classes/classes.service.ts';
import { findStudents } from '../../people/users/students.repository.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import type { Random } from '../../platform/random.ts';
import { presentRoom, toBoard, toSummary } from './board.ts';
import { boardFeed } from './board-feed.ts';
import { createBoardWatchers } from './board-watchers.ts';
import { openRooms, roomsOfNextRound, startRound } from './rounds.ts';
import type { TeamRooms } from './team-rooms.ts';
import { type NewTeam, newTeams } from './teams.ts';
import {
  deleteTournament,
  findRoundScores,
  findTournament,
  findTournamentsOf,
  insertTournament,
  type Tournament,
  updateTournament,
} from './tournaments.repository.ts';

/** How many tournaments a teacher's list holds. */
const LIST_LENGTH = 20;

/**
 * Tournaments: a class in balanced parallel rooms, each of them a team, over several rounds. Approved
 * teachers of the class lead them, co-teachers like whoever opened it.
 * All throw AppError FORBIDDEN for a tournament of another class, also for one that does not exist.
 */
export interface TournamentsService {
  /** The newest tournaments of the teacher's classes. */
  list(teacher: CurrentUser): Promise<TournamentSummary[]>;
  /**
   * Splits a class into teams, opens a room for each and puts the members into it.
   * @returns the id of the tournament
   * @throws AppError as `newTeams` and as the opening of a class room
   */
  create(teacher: CurrentUser, wish: NewTournament): Promise<number>;
  board(teacher: CurrentUser, id: number): Promise<TournamentBoard>;
  /** The board at once and after each change, at most four times a second. */
  watch(
    teacher: CurrentUser,
    id: number,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<TournamentBoard>;
  /**
   * Starts the game in every room that waits with two children or more.
   * @throws AppError TOO_FEW_PLAYERS where no room does, GAME_RUNNING where all play already
   */
  startAll(teacher: CurrentUser, id: number): Promise<void>;
  /**
   * Leads all teams into the lobby for another round; a team whose room has closed gets a new one.
   * @throws AppError GAME_RUNNING while a room plays, NO_GAME_RUNNING before this round was played
   */
  nextRound(teacher: CurrentUser, id: number): Promise<void>;
  /** Ends what still runs; the totals stand. */
  finish(teacher: CurrentUser, id: number): Promise<void>;
  /**
   * Puts a student who comes late into the smallest team; one who has a team comes back to it.
   * @throws AppError FORBIDDEN for a student of another class, ROOM_CLOSED where no room is open
   */
  seat(teacher: CurrentUser, id: number, userId: number): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly classes: ClassesService;
  readonly rooms: TeamRooms;
}

export function createTournamentsService(deps: Dependencies): TournamentsService {
  const { db, clock, random, classes, rooms } = deps;
  const inTurn = oneAtATime();
  const watchers = createBoardWatchers(rooms);

  async function taughtBy(teacher: CurrentUser) {
    return teacher.approved ? classes.classesOfTeacher(teacher.id) : [];
  }

  async function find(teacher: CurrentUser, id: number): Promise<Tournament> {
    const tournament = await findTournament(db, id);
    const taught = await taughtBy(teacher);
    if (!tournament || !taught.some((each) => each.id === tournament.classId)) {
      throw new AppError('FORBIDDEN');
    }
    return tournament;
  }

  async function findRunning(teacher: CurrentUser, id: number): Promise<Tournament> {
    const tournament = await find(teacher, id);
    if (tournament.finishedAt !== null) throw new AppError('TOURNAMENT_FINISHED');
    await rooms.settle();
    return tournament;
  }

  async function boardOf(tournament: Tournament): Promise<TournamentBoard> {
    await rooms.settle();
    return toBoard(tournament, await findRoundScores(db, tournament.id), rooms.find);
  }

  /** Keeps changes of a tournament and tells those who watch it. */
  async function change(
    tournament: Tournament,
    changes: Parameters<typeof updateTournament>[2],
  ): Promise<void> {
    await updateTournament(db, tournament.id, changes);
    const { settings } = { ...tournament, ...changes };
    watchers.notify(tournament.id, settings.teams.map(presentRoom));
  }

  /** Does one thing at a time with a tournament, so that two teachers with one wish have it once. */
  const lead = (id: number, work: () => Promise<void>) => inTurn(`${id}`, work);

  async function openTeamRooms(
    teacher: CurrentUser,
    tournament: Tournament,
    teams: readonly NewTeam[],
  ): Promise<Tournament['settings']['teams']> {
    const opened: Tournament['settings']['teams'] = [];
    try {
      for (const { name, members: ids } of teams) {
        const members = await findStudents(db, ids);
        const { round } = tournament;
        const code = await rooms.open(teacher, { tournament, round, name, members });
        opened.push({ name, rooms: [code] });
      }
      return opened;
    } catch (error) {
      // All rooms or none: a topic that there is not must leave nothing behind.
      for (const live of opened.map(presentRoom).map(rooms.find)) if (live) await rooms.end(live);
      await deleteTournament(db, tournament.id);
      throw error;
    }
  }

  return {
    async list(teacher) {
      const classIds = (await taughtBy(teacher)).map(({ id }) => id);
      return (await findTournamentsOf(db, classIds, LIST_LENGTH)).map(toSummary);
    },

    async create(teacher, wish) {
      const { classId, gameType, band, settings: round } = wish;
      const taught = (await taughtBy(teacher)).find(({ id }) => id === classId);
      if (!taught) throw new AppError('FORBIDDEN');
      const classmates = await classes.studentIdsOfClass(classId);
      const teams = await newTeams(db, wish, classmates, random.token());
      const tournament = await insertTournament(db, {
        ...{ classId, hostId: teacher.id, createdAt: clock.now() },
        name: wish.name ?? taught.name,
        settings: { gameType, band, round, teams: [] },
      });
      const opened = await openTeamRooms(teacher, tournament, teams);
      const settings = { ...tournament.settings, teams: opened };
      await change(tournament, { settings });
      return tournament.id;
    },

    board: async (teacher, id) => boardOf(await find(teacher, id)),

    async *watch(teacher, id, signal) {
      const { settings } = await find(teacher, id);
      const codes = settings.teams.map(presentRoom);
      const look = async () => boardOf(await find(teacher, id));
      yield* boardFeed(signal, (changed) => watchers.watch(id, codes, changed), look);
    },

    startAll: (teacher, id) =>
      lead(id, async () => {
        const tournament = await findRunning(teacher, id);
        await startRound({ db, rooms, teacher, tournament });
      }),

    nextRound: (teacher, id) =>
      lead(id, async () => {
        const tournament = await findRunning(teacher, id);
        const teams = await roomsOfNextRound({ db, rooms, teacher, tournament });
        const settings = { ...tournament.settings, teams };
        await change(tournament, { round: tournament.round + 1, settings });
      }),

    finish: (teacher, id) =>
      lead(id, async () => {
        const tournament = await find(teacher, id);
        if (tournament.finishedAt !== null) return;
        await rooms.settle();
        for (const live of openRooms({ rooms, tournament })) await rooms.end(live);
        await change(tournament, { finishedAt: clock.now() });
      }),

    seat: (teacher, id, userId) =>
      lead(id, async () => {
        const tournament = await findRunning(teacher, id);
        const classmates = await classes.studentIdsOfClass(tournament.classId);
        const [student] = await findStudents(db, [userId]);
        if (!student || !classmates.includes(userId)) throw new AppError('FORBIDDEN');
        const open = openRooms({ rooms, tournament });
        const own = open.find(({ settings }) => settings.seats?.includes(userId));
        const smallest = smallestTeam(open.map(({ room }) => room.players.length));
        const live = own ?? open[smallest ?? -1];
        if (!live) throw new AppError('ROOM_CLOSED');
        await rooms.seat(live.room.code, student);
      }),
  };
}
