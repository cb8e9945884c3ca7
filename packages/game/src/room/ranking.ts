import type { RankedPlayer, RankedTeam } from '@lamplight/domain/multiplayer';
import type { Player, Room, Standing } from './room.ts';

/** The place of each score: equal scores share a rank, and the next one counts on from how many are above. */
export function ranksOf(scores: readonly number[]): number[] {
  return scores.map((score) => 1 + scores.filter((other) => other > score).length);
}

/** The standing of a player who has shown nothing yet. */
export function freshStanding(playerId: number, team: number | null): Standing {
  return { playerId, team, score: 0, correct: 0, answers: 0, streak: 0, bestStreak: 0 };
}

/** The players who are in the room and in its game, with what they have shown. */
function playing({ game, players }: Room): { player: Player; standing: Standing }[] {
  const standings = new Map(game?.standings.map((standing) => [standing.playerId, standing]));
  return players.flatMap((player) => {
    const standing = standings.get(player.id);
    return standing ? [{ player, standing }] : [];
  });
}

/** The places of a state's players. A state never changes, and each of its players is told a place. */
const knownPlaces = new WeakMap<Room, ReadonlyMap<number, number>>();

function placesIn(room: Room): ReadonlyMap<number, number> {
  const known = knownPlaces.get(room);
  if (known) return known;
  const ranked = playing(room);
  const ranks = ranksOf(ranked.map(({ standing }) => standing.score));
  const places = new Map(ranked.map(({ player }, index) => [player.id, ranks[index] ?? 0]));
  knownPlaces.set(room, places);
  return places;
}

/** The place of one player; null for who is not in the game. */
export function rankOf(room: Room, playerId: number): number | null {
  return placesIn(room).get(playerId) ?? null;
}

/** The ranked players of a state, which several views of it show. */
const knownRankings = new WeakMap<Room, readonly RankedPlayer[]>();

/** The players who are in the room, best first, by the questions that have ended. */
export function rankedPlayers(room: Room): readonly RankedPlayer[] {
  const known = knownRankings.get(room);
  if (known) return known;
  const ranking = inOrder(room);
  knownRankings.set(room, ranking);
  return ranking;
}

function inOrder(room: Room): RankedPlayer[] {
  const ranked = playing(room);
  const ranks = ranksOf(ranked.map(({ standing }) => standing.score));
  return ranked
    .map(({ player, standing }, index) => ({
      playerId: player.id,
      name: player.name,
      score: standing.score,
      rank: ranks[index] ?? 0,
      streak: standing.streak,
      team: player.team,
    }))
    .sort((a, b) => a.rank - b.rank);
}

/** The teams with members in the room, best first; a team's score is the mean of its members', rounded. */
export function rankedTeams(room: Room): RankedTeam[] {
  const players = rankedPlayers(room);
  const teams = Array.from({ length: room.teams }, (_, team) => {
    const members = players.filter((player) => player.team === team);
    const sum = members.reduce((total, { score }) => total + score, 0);
    return { team, score: Math.round(sum / members.length), members: members.length };
  }).filter(({ members }) => members > 0);
  const ranks = ranksOf(teams.map(({ score }) => score));
  return teams
    .map((team, index) => ({ ...team, rank: ranks[index] ?? 0 }))
    .sort((a, b) => a.rank - b.rank);
}
