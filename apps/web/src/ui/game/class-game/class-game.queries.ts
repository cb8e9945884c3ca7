import {
  type CurrentGame,
  ROOM_LIST_SECONDS,
  type RoomSummary,
} from '@lamplight/domain/multiplayer';
import { useMutation } from '@tanstack/react-query';
import { api, trpc } from '../../../app/trpc.ts';

/** Seconds between two looks from a page that is about something else: a class gathers for longer. */
const LOOK_FROM_AFAR_SECONDS = 20;

/**
 * The rooms that the reader may join, looked at every five seconds on a page about games (spec 7).
 * @param page whether the page is about games
 */
export function useRooms(page: 'games' | 'other') {
  const seconds = page === 'games' ? ROOM_LIST_SECONDS : LOOK_FROM_AFAR_SECONDS;
  return trpc.multiplayer.rooms.useQuery(undefined, {
    refetchInterval: seconds * 1000,
    refetchOnMount: page === 'games' ? 'always' : true,
    // Who comes back later must not be led to a game that was over long ago.
    gcTime: 0,
  });
}

/**
 * The game to which the student's teacher has invited the class, and which can be joined; null without one.
 * @param page whether the page is about games
 * @param present the room that the student is in already, which is no news
 */
export function useClassGame(page: 'games' | 'other', present?: string): RoomSummary | null {
  const rooms = useRooms(page);
  if (rooms.isRefetchError) return null;
  const open = rooms.data?.find(
    ({ id, forClass, playerCount, maxPlayers }) =>
      forClass && id !== present && playerCount < maxPlayers,
  );
  return open ?? null;
}

/** Goes into a room, and out of the one before. */
export function useEnterRoom(onEntered: (game: CurrentGame) => void) {
  return useMutation({
    mutationFn: (code: string) => api.multiplayer.join.mutate({ code }),
    onSuccess: onEntered,
  });
}
