import type { ConsoleView } from '@lamplight/domain/multiplayer';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { Ranking } from '../../../ui/game/ranking.tsx';
import styles from './room-console.module.css';

/** The scores as the children see them; the teacher's table beside it holds everybody's. */
export function Standings({ view }: { readonly view: ConsoleView }) {
  const { t } = useTranslation('game-console');
  const { room, session } = view;
  if (session === null) return null;
  return (
    <TitledCard title={t('standings.title')} className={styles.standings}>
      {room.ranking === 'off' ? (
        <p>{t('standings.off')}</p>
      ) : (
        <Ranking mode={room.ranking} ranking={session.ranking} teams={session.teams} own={null} />
      )}
    </TitledCard>
  );
}
