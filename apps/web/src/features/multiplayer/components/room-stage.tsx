import type { CurrentGame } from '@lamplight/domain/multiplayer';
import type { LiveGame } from '../use-live-game.ts';
import { useRoomDeeds } from '../use-room-deeds.ts';
import { FinalView } from './final-view.tsx';
import { LobbyView } from './lobby-view.tsx';
import { PlayView } from './play-view.tsx';

export interface RoomStageProps {
  readonly me: number;
  readonly live: LiveGame & { readonly game: CurrentGame };
  readonly onPractice: (gameId: number) => void;
}

/** The lobby until the session arrives, then the game, then its scores (spec 4, Multiplayer room). */
export function RoomStage({ me, live, onPractice }: RoomStageProps) {
  const { game, take, pending, late, reachable, answer } = live;
  const deeds = useRoomDeeds(game.room.id, take);
  const { room, session } = game;
  if (session === null || room.status === 'waiting') {
    return <LobbyView game={game} me={me} deeds={deeds} />;
  }
  if (session.gamePhase === 'finished') {
    return <FinalView game={{ ...game, session }} me={me} deeds={deeds} onPractice={onPractice} />;
  }
  return (
    <PlayView
      game={{ ...game, session }}
      me={me}
      deeds={deeds}
      pending={pending}
      late={late}
      reachable={reachable}
      onAnswer={answer}
    />
  );
}
