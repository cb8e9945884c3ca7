import { type ContentBand, contentBand } from '@lamplight/domain/age';
import type { CurrentGame, GameType } from '@lamplight/domain/multiplayer';
import type { CurrentUser } from '@lamplight/domain/users';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClassGame, useEnterRoom } from '../../../ui/game/class-game/class-game.queries.ts';
import { ClassGameCard } from '../../../ui/game/class-game/class-game-card.tsx';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useCreateRoom } from '../multiplayer.queries.ts';
import styles from './browse-view.module.css';
import { CreateRoomCard } from './create-room-card.tsx';
import { GamePicker } from './game-picker.tsx';
import { JoinDialog } from './join-dialog.tsx';
import { JoinRoomCard } from './join-room-card.tsx';
import { PracticeCard } from './practice-card.tsx';
import { RoomList } from './room-list.tsx';
import { TutorialCard } from './tutorial-card.tsx';

export interface BrowseViewProps {
  readonly user: CurrentUser;
  /** The room of a scanned code, which is joined after asking; null without one. */
  readonly invited: string | null;
  readonly onAsked: () => void;
  readonly onRoom: (game: CurrentGame) => void;
  readonly onPractice: (gameId: number) => void;
}

/** Games to pick, rooms to create and to join (spec 2, Browse). */
export function BrowseView({ user, invited, onAsked, onRoom, onPractice }: BrowseViewProps) {
  const { t } = useTranslation('multiplayer');
  const [game, setGame] = useState<GameType>('bible-trivia');
  const tellFailure = useFailureToast();
  const create = useCreateRoom(onRoom);
  const join = useEnterRoom(onRoom);
  const band: ContentBand | null = user.age === null ? null : contentBand(user.age);
  const classGame = useClassGame('games');
  const pending = create.isPending || join.isPending;

  const joinByCode = (code: string) =>
    join.mutate(code, {
      onError: (error) =>
        tellFailure({ title: t('join.failed'), error, fallback: t('join.failedText') }),
    });

  return (
    <>
      {classGame !== null && (
        <ClassGameCard room={classGame} pending={pending} onJoin={() => joinByCode(classGame.id)} />
      )}
      <TutorialCard />
      <GamePicker chosen={game} onChoose={setGame} />
      <div className={styles.cards}>
        <CreateRoomCard
          game={game}
          young={band === 'kindergarten'}
          pending={pending}
          onCreate={(room) =>
            create.mutate(room, {
              onError: (error) =>
                tellFailure({ title: t('create.failed'), error, fallback: t('create.failedText') }),
            })
          }
        />
        <div className={styles.column}>
          <JoinRoomCard pending={pending} onJoin={joinByCode} />
          <RoomList pending={pending} onJoin={joinByCode} />
        </div>
      </div>
      <PracticeCard onPractice={onPractice} />
      {invited !== null && <JoinDialog code={invited} onAsked={onAsked} onJoin={joinByCode} />}
    </>
  );
}
