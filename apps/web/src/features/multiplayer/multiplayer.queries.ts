import type { CurrentGame, NewRoom, RoomAction } from '@lamplight/domain/multiplayer';
import type { QuestionAnswer } from '@lamplight/domain/questions';
import { type QueryClient, useMutation } from '@tanstack/react-query';
import { api, trpc } from '../../app/trpc.ts';

/** The reader's room and game as the host has them now; null without a room. */
export function fetchCurrentGame(queryClient: QueryClient): Promise<CurrentGame | null> {
  // Through the client's cache, which learns of an ended session; each call asks the host anew.
  return queryClient.fetchQuery({
    queryKey: ['multiplayer', 'current-game'],
    staleTime: 0,
    queryFn: () => api.multiplayer.current.query(),
  });
}

/** Asks for the list of rooms anew: one has come or gone. */
export function useRefreshRooms(): () => void {
  const utils = trpc.useUtils();
  return () => void utils.multiplayer.rooms.invalidate();
}

/** What the host answers to something done in a room. */
export type RoomAnswer = (game: CurrentGame) => void;

export function useCreateRoom(onRoom: RoomAnswer) {
  return useMutation({
    mutationFn: (room: NewRoom) => api.multiplayer.create.mutate(room),
    onSuccess: onRoom,
  });
}

export function useLeaveRoom(onLeft: () => void) {
  const refreshRooms = useRefreshRooms();
  return useMutation({
    mutationFn: (roomId: string) => api.multiplayer.leave.mutate({ roomId }),
    onSuccess: () => {
      onLeft();
      refreshRooms();
    },
  });
}

export function useSetReady(onRoom: RoomAnswer) {
  return useMutation({
    mutationFn: (input: { readonly roomId: string; readonly ready: boolean }) =>
      api.multiplayer.setReady.mutate(input),
    onSuccess: onRoom,
  });
}

export function useStartGame(onRoom: RoomAnswer) {
  return useMutation({
    mutationFn: (roomId: string) => api.multiplayer.start.mutate({ roomId }),
    onSuccess: onRoom,
  });
}

export function useControlRoom(onRoom: RoomAnswer) {
  return useMutation({
    mutationFn: (input: { readonly roomId: string; readonly action: RoomAction }) =>
      api.multiplayer.control.mutate(input),
    onSuccess: onRoom,
  });
}

/** An answer to the open question of a running game. */
export interface GivenAnswer {
  readonly sessionId: number;
  readonly questionId: string;
  readonly answer: QuestionAnswer;
}

/** Hands an answer to the host; what it answers is the one that counts. */
export function sendAnswer(answer: GivenAnswer): Promise<{ readonly answer: QuestionAnswer }> {
  return api.multiplayer.submitAnswer.mutate(answer);
}
