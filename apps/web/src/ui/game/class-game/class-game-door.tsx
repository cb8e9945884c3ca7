import type { RoomSummary } from '@lamplight/domain/multiplayer';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '../../toast/use-failure-toast.ts';
import { useEnterRoom } from './class-game.queries.ts';
import { ClassGameCard } from './class-game-card.tsx';

/** On a page that is not about games: the game that waits for the class, one tap away. */
export function ClassGameDoor({ room }: { readonly room: RoomSummary }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const tellFailure = useFailureToast();
  const enter = useEnterRoom(() => void navigate({ to: '/multiplayer-games' }));
  const join = () =>
    enter.mutate(room.id, {
      onError: (error) =>
        tellFailure({
          title: t('classGame.failed'),
          error,
          fallback: t('classGame.failedText'),
        }),
    });
  return <ClassGameCard room={room} pending={enter.isPending} onJoin={join} />;
}
