import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '../../toast/use-failure-toast.ts';
import { useClassGame, useEnterRoom } from './class-game.queries.ts';
import { ClassGameCard } from './class-game-card.tsx';

/** On a page that is not about games: the game that waits for the class, one tap away. Nothing without one. */
export function ClassGameDoor() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const tellFailure = useFailureToast();
  const room = useClassGame('other');
  const enter = useEnterRoom(() => void navigate({ to: '/multiplayer-games' }));
  if (room === null) return null;
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
