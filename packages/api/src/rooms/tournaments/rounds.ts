import type { Db } from '@lamplight/db';
import type { CurrentUser } from '@lamplight/domain/users';
import { findStudents } from '../../people/users/students.repository.ts';
import { AppError } from '../../platform/app-error.ts';
import type { LiveRoom } from '../multiplayer/hub/live-room.ts';
import { presentRoom } from './board.ts';
import type { TeamRooms } from './team-rooms.ts';
import { findMembers, findRoundScores, type Tournament } from './tournaments.repository.ts';

type Teams = Tournament['settings']['teams'];

interface Course {
  readonly db: Db;
  readonly rooms: TeamRooms;
  readonly teacher: CurrentUser;
  readonly tournament: Tournament;
}

/** The open rooms of a tournament. */
export function openRooms({ rooms, tournament }: Pick<Course, 'rooms' | 'tournament'>): LiveRoom[] {
  return tournament.settings.teams.flatMap((team) => rooms.find(presentRoom(team)) ?? []);
}

/**
 * Starts the game in every room that waits.
 * @throws AppError GAME_RUNNING where none waits, TOO_FEW_PLAYERS where two children are in none of them
 */
export async function startRound(course: Course): Promise<void> {
  const { rooms, teacher, tournament } = course;
  const waiting = openRooms(course).filter(({ room }) => room.status === 'waiting');
  if (waiting.length === 0) {
    throw new AppError('GAME_RUNNING', { message: 'This round has been started already.' });
  }
  let started = 0;
  for (const { room } of waiting) {
    if (await rooms.start(teacher, room.code, tournament.round)) started += 1;
  }
  if (started === 0) throw new AppError('TOO_FEW_PLAYERS');
}

/**
 * Leads all teams into the lobby of another round. A team whose room has closed, or has missed the
 * round, gets a new room with whoever belongs to it.
 * @returns the teams with their rooms
 * @throws AppError GAME_RUNNING while a room plays, NO_GAME_RUNNING before this round was played
 */
export async function roomsOfNextRound(course: Course): Promise<Teams> {
  const { db, rooms, tournament } = course;
  if (openRooms(course).some(({ room }) => room.status === 'playing')) {
    throw new AppError('GAME_RUNNING', { message: 'A team is still playing this round.' });
  }
  const scores = await findRoundScores(db, tournament.id);
  if (!scores.some(({ round }) => round === tournament.round)) {
    throw new AppError('NO_GAME_RUNNING', { message: 'Please play this round first.' });
  }
  const teams: Teams = [];
  for (const team of tournament.settings.teams) {
    const live = rooms.find(presentRoom(team));
    if (live?.room.status === 'finished' && live.room.hostId !== null) {
      await rooms.reopen(live, tournament.round + 1);
      teams.push(team);
    } else {
      teams.push({ ...team, rooms: [...team.rooms, await roomAnew(course, team, live)] });
    }
  }
  return teams;
}

/** A new room for a team, for whoever has played in it or has a seat in its present room. */
async function roomAnew(
  { db, rooms, teacher, tournament }: Course,
  team: Teams[number],
  live: LiveRoom | undefined,
): Promise<string> {
  const played = await findMembers(db, tournament.id, team.rooms);
  const members = await findStudents(db, [...played, ...(live?.settings.seats ?? [])]);
  const round = tournament.round + 1;
  const code = await rooms.open(teacher, { tournament, round, name: team.name, members });
  if (live) await rooms.end(live);
  return code;
}
