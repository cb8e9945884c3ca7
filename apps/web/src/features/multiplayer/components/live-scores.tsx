import type { RoomView, SessionView } from '@lamplight/domain/multiplayer';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { Ranking } from '../../../ui/game/ranking.tsx';
import { shownFaces } from '../../../ui/game/shown-faces.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './live-scores.module.css';

export interface LiveScoresProps {
  readonly room: RoomView;
  readonly session: SessionView;
  readonly me: number;
}

/** The scores as they stand (spec 2), as far as the room shows them, and always the reader's own. */
export function LiveScores({ room, session, me }: LiveScoresProps) {
  const { t, i18n } = useTranslation('multiplayer');
  const ownTeam = room.players.find(({ id }) => id === me)?.team ?? null;
  const listed = room.ranking === 'full' || session.ranking.some(({ playerId }) => playerId === me);
  return (
    <Card as="section" className={styles.scores} aria-label={t('play.scores')}>
      {room.ranking !== 'off' && <h2 className={styles.title}>{t('play.scores')}</h2>}
      <Ranking
        mode={room.ranking}
        ranking={session.ranking}
        teams={session.teams}
        own={me}
        ownTeam={ownTeam}
        faces={shownFaces(room.players, me)}
      />
      {!listed && session.own !== null && (
        <p className={styles.own}>
          <Picture name="glowing-star" size={24} />
          <span>{t('play.yourScore')}</span>
          <strong>{session.own.score.toLocaleString(i18n.language)}</strong>
        </p>
      )}
    </Card>
  );
}
