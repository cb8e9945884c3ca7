import type { ProjectorView } from '@lamplight/domain/multiplayer';
import { useTranslation } from 'react-i18next';
import { Ranking } from '../../../ui/game/ranking.tsx';
import { FinalWall } from './final-wall.tsx';
import { LobbyWall } from './lobby-wall.tsx';
import { QuestionWall } from './question-wall.tsx';
import styles from './wall.module.css';
import { WallFoot } from './wall-foot.tsx';
import { wallLines } from './wall-lines.ts';

export interface RoomWallProps {
  readonly view: ProjectorView;
  /** Where the children's devices reach the host, such as `http://192.168.1.20:8080`. */
  readonly address: string;
}

/** Places that stand beside the way in while a question is open. */
const LINES = 3;

/** What stands on the wall: the way in, the question, its explanation, the last scores. */
export function RoomWall({ view, address }: RoomWallProps) {
  const { t } = useTranslation('game-console');
  const { room, session } = view;
  if (room.status === 'waiting' || session === null) {
    return <LobbyWall room={room} address={address} />;
  }
  if (room.status === 'finished' || session.gamePhase === 'finished') {
    return <FinalWall room={room} session={session} />;
  }
  const anyPoints = [...session.ranking, ...session.teams].some(({ score }) => score > 0);
  return (
    <>
      <QuestionWall view={view} session={session} />
      {session.paused && (
        <div className={styles.paused} role="status">
          <p className={styles.big}>{t('wall.paused')}</p>
          <p>{t('wall.pausedText')}</p>
        </div>
      )}
      <WallFoot room={room} address={address}>
        {session.result === null && room.ranking !== 'off' && anyPoints && (
          <div className={styles.scores}>
            <Ranking
              mode={room.ranking}
              ranking={wallLines(session.ranking, LINES)}
              teams={session.teams}
              own={null}
            />
          </div>
        )}
      </WallFoot>
    </>
  );
}
