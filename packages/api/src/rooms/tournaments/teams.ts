import type { Db } from '@lamplight/db';
import { CLASS_ROOM_MAX } from '@lamplight/domain/multiplayer';
import { hashOf } from '@lamplight/domain/random';
import {
  balancedRooms,
  type NewTournament,
  strengthsOf,
  TEAM_NAMES,
  TOURNAMENT_ROOMS_MIN,
} from '@lamplight/domain/tournaments';
import { AppError } from '../../platform/app-error.ts';
import { findDemoIds, findShown } from './tournaments.repository.ts';

/** A team that has no room yet. */
export interface NewTeam {
  readonly name: string;
  readonly members: readonly number[];
}

/**
 * The students of a class who are here, in teams of nearly equal size and strength.
 * @param classmates ids of the students of the class
 * @param seed decides among equally strong ones
 * @throws AppError FORBIDDEN for a student of another class, TOO_FEW_PLAYERS where there is no second team,
 * VALIDATION where a team would not fit into its room
 */
export async function newTeams(
  db: Db,
  { studentIds, rooms, names }: NewTournament,
  classmates: readonly number[],
  seed: string,
): Promise<NewTeam[]> {
  const here = [...new Set(studentIds ?? (await everybody(db, classmates)))];
  if (here.some((id) => !classmates.includes(id))) throw new AppError('FORBIDDEN');
  const strengths = strengthsOf(here, await findShown(db, here));
  const teams = balancedRooms(strengths, rooms, hashOf(seed));
  if (teams.length < TOURNAMENT_ROOMS_MIN) {
    const message = 'A tournament needs at least 4 students: 2 in each of 2 rooms.';
    throw new AppError('TOO_FEW_PLAYERS', { message });
  }
  if (teams.some((members) => members.length > CLASS_ROOM_MAX)) {
    const message = `At most ${CLASS_ROOM_MAX} students fit into a room. Please choose more rooms.`;
    throw new AppError('VALIDATION', { message, issues: [{ path: 'rooms', message }] });
  }
  const given = names ?? TEAM_NAMES;
  return teams.map((members, index) => ({ name: given[index] ?? `${index + 1}`, members }));
}

async function everybody(db: Db, classmates: readonly number[]): Promise<number[]> {
  const demo = await findDemoIds(db, classmates);
  return classmates.filter((id) => !demo.includes(id));
}
