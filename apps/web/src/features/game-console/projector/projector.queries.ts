import type { RoomAction } from '@lamplight/domain/multiplayer';
import { useEffect } from 'react';
import { trpc } from '../../../app/trpc.ts';
import { liveApi } from '../../../app/trpc-live.ts';
import { useSocketState } from '../live.ts';

/** What may stand on the wall of a room, told by the host as it changes. */
export function useProjector(roomId: string) {
  const utils = trpc.useUtils();
  const { tells, noteTold, handlers, asking } = useSocketState();
  const query = trpc.multiplayer.projectorView.useQuery({ roomId }, asking);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the handlers only set a state.
  useEffect(() => {
    const subscription = liveApi().multiplayer.projector.subscribe(
      { roomId },
      {
        ...handlers,
        onData: (view) => {
          noteTold();
          // An answer that is still on its way is older.
          void utils.multiplayer.projectorView.cancel({ roomId });
          utils.multiplayer.projectorView.setData({ roomId }, view);
        },
        // The room has closed: the host says so to whoever asks.
        onComplete: () => void utils.multiplayer.projectorView.invalidate({ roomId }),
      },
    );
    return () => subscription.unsubscribe();
  }, [roomId, utils]);
  return { query, connected: tells || (query.isSuccess && !query.isRefetchError) };
}

/** The address under which the children's devices reach the host; that of this page until it is known. */
export function useAddressForOthers(): string {
  const { data } = trpc.host.addressForOthers.useQuery();
  return data ?? window.location.origin;
}

/** The few things that are done from the wall itself. */
export function useProjectorControls(roomId: string) {
  const utils = trpc.useUtils();
  const onSettled = () => utils.multiplayer.projectorView.invalidate({ roomId });
  const start = trpc.multiplayer.start.useMutation({ onSettled });
  const control = trpc.multiplayer.control.useMutation({ onSettled });
  return {
    busy: start.isPending || control.isPending,
    start: () => start.mutate({ roomId }),
    control: (action: RoomAction) => control.mutate({ roomId, action }),
  };
}
