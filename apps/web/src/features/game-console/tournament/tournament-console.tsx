import type { TournamentBoard } from '@lamplight/domain/tournaments';
import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GAME_LOOKS } from '../../../ui/game/game-looks.ts';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { nextStepOf, ranked } from './board-state.ts';
import { FinishDialog } from './finish-dialog.tsx';
import { LateChild } from './late-child.tsx';
import { TeamCard } from './team-card.tsx';
import styles from './tournament.module.css';
import { useTournamentActions } from './tournament.queries.ts';

/** The teams with what goes on in their rooms, and the steps of the tournament. */
export function TournamentConsole({ board }: { readonly board: TournamentBoard }) {
  const { t } = useTranslation(['game-console', 'game']);
  const tellFailure = useFailureToast();
  const [finishing, setFinishing] = useState(false);
  const { id, finishedAt } = board;
  const { startAll, nextRound, finish } = useTournamentActions(id);
  const steps = { startAll, nextRound };
  const next = nextStepOf(board);
  const onError = (error: unknown) =>
    tellFailure({ title: t('board.failedAction'), error, fallback: t('board.failedText') });
  return (
    <>
      <div className={styles.head}>
        <Picture name={GAME_LOOKS[board.gameType].picture} size={56} />
        <div className={styles.words}>
          <h1 className={styles.title}>{board.name}</h1>
          <p className={styles.facts}>
            {t('room.facts', {
              game: t(`game:games.${board.gameType}.name`),
              band: t(`bands.${board.band}`),
            })}
          </p>
          <p className={styles.round}>
            {finishedAt === null ? t('board.round', { round: board.round }) : t('board.over')}
          </p>
        </div>
        <div className={styles.ways}>
          {next !== null && (
            <Button
              variant="cta"
              disabled={steps[next].isPending}
              onClick={() => steps[next].mutate({ id }, { onError })}
            >
              {t(`board.${next}`)}
            </Button>
          )}
          <LinkButton
            to="/multiplayer-games/tournament-board/$id"
            params={{ id: String(id) }}
            target="_blank"
            variant="default"
            leftSection={<IconExternalLink size={20} aria-hidden />}
          >
            {t('board.wall')}
          </LinkButton>
          {finishedAt === null && (
            <Button variant="default" onClick={() => setFinishing(true)}>
              {t('board.finish')}
            </Button>
          )}
        </div>
      </div>
      <Section title={t('board.teams')}>
        <ul className={styles.teams}>
          {ranked(board.teams).map((team) => (
            <TeamCard key={team.team} team={team} round={board.round} led={finishedAt === null} />
          ))}
        </ul>
      </Section>
      {finishedAt === null && <LateChild board={board} />}
      {finishing && (
        <FinishDialog
          onFinish={() => {
            setFinishing(false);
            finish.mutate({ id }, { onError });
          }}
          onClose={() => setFinishing(false)}
        />
      )}
    </>
  );
}
