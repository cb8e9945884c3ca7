import type { EventOf } from '../event.ts';
import { freshStanding } from '../ranking.ts';
import type { Player, Room } from '../room.ts';
import { runningGame } from '../timing.ts';

/** One player of a room changed. */
export function withPlayer(room: Room, playerId: number, change: Partial<Player>): Room {
  return {
    ...room,
    players: room.players.map((player) =>
      player.id === playerId ? { ...player, ...change } : player,
    ),
  };
}

/** A player has a seat; in a running game with the standing from before, or with a fresh one. */
export function joined(room: Room, { player }: EventOf<'player-joined'>): Room {
  const players = [...room.players, player];
  const game = runningGame(room);
  if (game === null || game.standings.some(({ playerId }) => playerId === player.id)) {
    return { ...room, players };
  }
  const standings = [...game.standings, freshStanding(player.id, player.team)];
  return { ...room, players, game: { ...game, standings } };
}

/** A seat is free again; what its player has shown stays. */
export function withoutPlayer(room: Room, playerId: number): Room {
  return { ...room, players: room.players.filter(({ id }) => id !== playerId) };
}

/** Nothing in the state tells of a person any more. */
export function forgotten(room: Room, { playerId: person }: EventOf<'person-forgotten'>): Room {
  const others = <T extends { readonly playerId: number }>(list: readonly T[]) =>
    list.filter(({ playerId }) => playerId !== person);
  const { game } = room;
  const leads = room.hostId === person;
  return {
    ...withoutPlayer(room, person),
    hostId: leads ? null : room.hostId,
    hostName: leads ? '' : room.hostName,
    removed: room.removed.filter((id) => id !== person),
    game: game && {
      ...game,
      answers: others(game.answers),
      standings: others(game.standings),
    },
  };
}
