import { useTranslation } from 'react-i18next';
import { dayText } from '../../../lib/dates.ts';
import { Card } from '../../../ui/card/card.tsx';
import { GAME_LOOKS } from '../../../ui/game/game-looks.ts';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import styles from './tournament.module.css';
import { useTournaments } from './tournament.queries.ts';

/** The tournaments of the teacher's classes, newest first. */
export function Tournaments() {
  const { t, i18n } = useTranslation('game-console');
  const tournaments = useTournaments();
  return (
    <Section title={t('tournaments.title')}>
      {tournaments.data === undefined && (
        <QueryState
          query={tournaments}
          count={2}
          shape="rows"
          loading={t('tournaments.loading')}
          failed={t('tournaments.failed')}
        />
      )}
      {tournaments.data?.length === 0 && (
        <EmptyState picture="trophy" text={t('tournaments.none')} />
      )}
      {tournaments.data !== undefined && tournaments.data.length > 0 && (
        <ul className={styles.list}>
          {tournaments.data.map(({ id, name, gameType, round, createdAt, finishedAt }) => (
            <Card as="li" key={id} className={styles.entry}>
              <Picture name={GAME_LOOKS[gameType].picture} size={40} />
              <div className={styles.words}>
                <h3 className={styles.name}>{name}</h3>
                <p className={styles.facts}>
                  {dayText(createdAt, i18n.language)} ·{' '}
                  {finishedAt === null
                    ? t('board.round', { round })
                    : t('tournaments.rounds', { count: round })}
                </p>
              </div>
              <LinkButton
                to="/multiplayer-games/tournament/$id"
                params={{ id: String(id) }}
                variant="default"
                aria-label={t('tournaments.openOne', { name })}
              >
                {t('tournaments.open')}
              </LinkButton>
            </Card>
          ))}
        </ul>
      )}
    </Section>
  );
}
