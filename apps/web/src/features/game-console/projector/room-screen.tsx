import type { ProjectorView } from '@lamplight/domain/multiplayer';
import { useTranslation } from 'react-i18next';
import { Ranking } from '../../../ui/game/ranking.tsx';
import { FinalScreen } from './final-screen.tsx';
import { LobbyScreen } from './lobby-screen.tsx';
import { ProjectorFoot } from './projector-foot.tsx';
import { projectorLines } from './projector-lines.ts';
import styles from './projector-screen.module.css';
import { QuestionScreen } from './question-screen.tsx';

export interface RoomScreenProps {
  readonly view: ProjectorView;
  /** Where the children's devices reach the host, such as `http://192.168.1.20:8080`. */
  readonly address: string;
}

/** Places that stand beside the way in while a question is open. */
const LINES = 3;

/** What stands on the wall: the way in, the question, its explanation, the last scores. */
export function RoomScreen({ view, address }: RoomScreenProps) {
  const { t } = useTranslation('game-console');
  const { room, session } = view;
  if (room.status === 'waiting' || session === null) {
    return <LobbyScreen room={room} address={address} />;
  }
  if (room.status === 'finished' || session.gamePhase === 'finished') {
    return <FinalScreen room={room} session={session} />;
  }
  const anyPoints = [...session.ranking, ...session.teams].some(({ score }) => score > 0);
  return (
    <>
      <QuestionScreen view={view} session={session} />
      {session.paused && (
        <div className={styles.paused} role="status">
          <p className={styles.big}>{t('wall.paused')}</p>
          <p>{t('wall.pausedText')}</p>
        </div>
      )}
      <ProjectorFoot room={room} address={address}>
        {session.result === null && room.ranking !== 'off' && anyPoints && (
          <div className={styles.scores}>
            <Ranking
              mode={room.ranking}
              ranking={projectorLines(session.ranking, LINES)}
              teams={session.teams}
              own={null}
            />
          </div>
        )}
      </ProjectorFoot>
    </>
  );
}
