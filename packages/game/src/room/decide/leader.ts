import type { Room } from '../room.ts';

/**
 * Whether somebody leads a room: its host. A class room whose teacher is gone is led by whichever teacher of the
 * class the host lets in; players never lead it.
 */
export function leads({ classId, hostId, players }: Room, by: number): boolean {
  if (hostId !== null) return by === hostId;
  return classId !== null && players.every(({ id }) => id !== by);
}
