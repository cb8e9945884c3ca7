import type { Accommodation, ConsoleView, RoomAction } from '@lamplight/domain/multiplayer';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, trpc } from '../../../app/trpc.ts';
import { liveApi } from '../../../app/trpc-live.ts';
import { useSocketState } from '../live.ts';

/** A room as the teacher who leads it sees it, told by the host as it changes. */
export function useConsole(roomId: string) {
  const utils = trpc.useUtils();
  const { tells, noteTold, handlers, asking } = useSocketState();
  const query = trpc.multiplayer.console.useQuery({ roomId }, asking);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the handlers only set a state.
  useEffect(() => {
    const tell = (view: ConsoleView) => {
      noteTold();
      // An answer that is still on its way is older.
      void utils.multiplayer.console.cancel({ roomId });
      utils.multiplayer.console.setData({ roomId }, view);
    };
    const subscription = liveApi().multiplayer.watch.subscribe(
      { roomId },
      {
        ...handlers,
        onData: tell,
        // The room has closed: the host says so to whoever asks.
        onComplete: () => void utils.multiplayer.console.invalidate({ roomId }),
      },
    );
    return () => subscription.unsubscribe();
  }, [roomId, utils]);
  return { query, connected: tells || (query.isSuccess && !query.isRefetchError) };
}

/** Asks for the console anew after something was done: the socket may be away. */
function useRefresh() {
  const utils = trpc.useUtils();
  return (roomId: string) => utils.multiplayer.console.invalidate({ roomId });
}

/** Begins the game. */
export function useStart() {
  const refresh = useRefresh();
  return trpc.multiplayer.start.useMutation({ onSettled: (_1, _2, { roomId }) => refresh(roomId) });
}

/** Pauses, goes on, skips, ends, locks, unlocks or leads back to the lobby. */
export function useControl() {
  const refresh = useRefresh();
  const control = trpc.multiplayer.control.useMutation({
    onSettled: (_1, _2, { roomId }) => refresh(roomId),
  });
  return {
    isPending: control.isPending,
    control: (roomId: string, action: RoomAction, onError: (error: unknown) => void) =>
      control.mutate({ roomId, action }, { onError }),
  };
}

/** Another game for the children of a room. */
export function useNextGame() {
  const refresh = useRefresh();
  return trpc.multiplayer.nextGame.useMutation({
    onSettled: (_1, _2, { roomId }) => refresh(roomId),
  });
}

/** Takes a child out of the room. */
export function useRemovePlayer() {
  const refresh = useRefresh();
  return trpc.multiplayer.removePlayer.useMutation({
    onSettled: (_1, _2, { roomId }) => refresh(roomId),
  });
}

/** What helps a child, in one room. */
export interface WishedHelp {
  readonly roomId: string;
  readonly playerId: number;
  readonly accommodation: Accommodation;
}

/** Keeps what helps a child for its next games, and puts it into this one. */
export function useAccommodate() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (wished: WishedHelp) => {
      const { playerId, accommodation } = wished;
      await api.accommodations.set.mutate({ userId: playerId, ...accommodation });
      await api.multiplayer.accommodate.mutate(wished);
    },
    onSettled: (_1, _2, { roomId }) => refresh(roomId),
  });
}
