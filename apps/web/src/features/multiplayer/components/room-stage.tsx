import type { CurrentGame } from '@lamplight/domain/multiplayer';
import type { LiveGame } from '../use-live-game.ts';
import { useRoomCommands } from '../use-room-commands.ts';
import { FinalView } from './final-view.tsx';
import { JoinDialog } from './join-dialog.tsx';
import { LobbyView } from './lobby-view.tsx';
import { PlayView } from './play-view.tsx';

export interface RoomStageProps {
  readonly me: number;
  readonly live: LiveGame & { readonly game: CurrentGame };
  readonly onPractice: (gameId: number) => void;
  /** The room of a scanned code; null without one. */
  readonly invited: string | null;
  readonly onAsked: () => void;
}

/** The lobby until the session arrives, then the game, then its scores (spec 4, Multiplayer room). */
export function RoomStage({ me, live, onPractice, invited, onAsked }: RoomStageProps) {
  const { game, take, pending, late, reachable, answer } = live;
  const commands = useRoomCommands(game.room.id, take);
  const { room, session } = game;
  if (session === null || room.status === 'waiting') {
    return <LobbyView game={game} me={me} commands={commands} />;
  }
  if (session.gamePhase === 'finished') {
    return (
      <>
        <FinalView
          game={{ ...game, session }}
          me={me}
          commands={commands}
          onPractice={onPractice}
        />
        {invited !== null && invited !== room.id && (
          <JoinDialog code={invited} onAsked={onAsked} onJoin={commands.join} />
        )}
      </>
    );
  }
  return (
    <PlayView
      game={{ ...game, session }}
      me={me}
      commands={commands}
      pending={pending}
      late={late}
      reachable={reachable}
      onAnswer={answer}
    />
  );
}
