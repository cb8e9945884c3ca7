import type { ProjectorView, RankedPlayer, RoomView } from '@lamplight/domain/multiplayer';
import { useTranslation } from 'react-i18next';
import { Ranking } from '../../../ui/game/ranking.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './final-screen.module.css';
import { podiumOf } from './podium.ts';
import { projectorLines } from './projector-lines.ts';

export interface FinalScreenProps {
  readonly room: RoomView;
  readonly session: NonNullable<ProjectorView['session']>;
}

/** Places after the podium that can be read from the last row. */
const OTHERS = 6;

/** The end of a game: thanks to everybody, and the scores as the room shows them. */
export function FinalScreen({ room, session }: FinalScreenProps) {
  const { t } = useTranslation('game-console');
  const { ranking } = session;
  const others =
    room.ranking === 'full'
      ? projectorLines(
          ranking.filter(({ rank }) => rank > 3),
          OTHERS,
        )
      : [];
  const hasPodium = room.ranking === 'full' || room.ranking === 'top-three';
  return (
    <div className={styles.end}>
      <header className={styles.head}>
        <Picture name="party-popper" size="12vh" />
        <div>
          <h1 className={styles.title}>{t('wall.finished')}</h1>
          <p className={styles.thanks}>
            {t('wall.thanks', {
              count: room.players.length,
              questions: session.currentQuestion + 1,
            })}
          </p>
        </div>
      </header>
      {hasPodium && <Podium ranking={ranking} />}
      {others.length > 0 && (
        <div className={styles.others}>
          <Ranking mode="full" ranking={others} teams={[]} own={null} />
        </div>
      )}
      {room.ranking === 'teams' && (
        <div className={styles.teams}>
          <Ranking mode="teams" ranking={[]} teams={session.teams} own={null} />
        </div>
      )}
    </div>
  );
}

function Podium({ ranking }: { readonly ranking: readonly RankedPlayer[] }) {
  const { t } = useTranslation('game-console');
  return (
    <ol className={styles.podium}>
      {podiumOf(ranking).map(({ rank, names, more, score }) => (
        <li key={rank} className={styles.step} data-rank={rank}>
          <p className={styles.names}>
            {names.join(', ')}
            {more > 0 && ` ${t('wall.more', { count: more })}`}
          </p>
          <p className={styles.points}>{t('wall.points', { count: score })}</p>
          <p className={styles.block}>
            <span aria-hidden="true">{rank}</span>
            <span className={styles.spoken}>{t('wall.place', { rank })}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
