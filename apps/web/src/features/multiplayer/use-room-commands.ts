import type { CurrentGame, RoomAction } from '@lamplight/domain/multiplayer';
import { useTranslation } from 'react-i18next';
import { errorCode } from '../../lib/errors.ts';
import { useEnterRoom } from '../../ui/game/class-game/class-game.queries.ts';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import { useControlRoom, useLeaveRoom, useSetReady, useStartGame } from './multiplayer.queries.ts';

/** What a player does in a room. */
export interface RoomCommands {
  readonly busy: boolean;
  readonly starting: boolean;
  readonly setReady: (ready: boolean) => void;
  readonly start: () => void;
  readonly control: (action: RoomAction) => void;
  /** Goes into another room, and out of this one. */
  readonly join: (code: string) => void;
  readonly leave: () => void;
}

/**
 * The commands of a player in a room, with the toasts of spec 8 when they fail.
 * @param take takes the state that the host answers with; null after leaving
 */
export function useRoomCommands(
  roomId: string,
  take: (game: CurrentGame | null) => void,
): RoomCommands {
  const { t } = useTranslation('multiplayer');
  const tellFailure = useFailureToast();
  const ready = useSetReady(take);
  const start = useStartGame(take);
  const control = useControlRoom(take);
  const join = useEnterRoom(take);
  const leave = useLeaveRoom(() => take(null));
  const onError = (error: unknown) =>
    tellFailure({ title: t('lobby.failed'), error, fallback: t('lobby.failedText') });
  return {
    busy: [ready, start, control, join, leave].some(({ isPending }) => isPending),
    starting: start.isPending,
    setReady: (isReady) => ready.mutate({ roomId, ready: isReady }, { onError }),
    start: () =>
      start.mutate(roomId, {
        onError: (error) =>
          tellFailure({
            title: t('toasts.startFailed'),
            error,
            fallback: t('toasts.startFailedText'),
          }),
      }),
    control: (action) => control.mutate({ roomId, action }, { onError }),
    join: (code) =>
      join.mutate(code, {
        onError: (error) =>
          tellFailure({ title: t('join.failed'), error, fallback: t('join.failedText') }),
      }),
    leave: () =>
      leave.mutate(roomId, {
        onError: (error) => {
          // Whoever is out already has what they wanted.
          if (errorCode(error) === 'NOT_IN_ROOM') take(null);
          else onError(error);
        },
      }),
  };
}
