import type { GameSummary } from '@lamplight/domain/game-reports';
import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../lib/dates.ts';
import { percentText } from '../../../lib/percent-text.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { usePlayedGames } from '../report/report.queries.ts';
import styles from './home.module.css';

/** The games of the teacher's classes, newest first, each with its report. */
export function PlayedGames() {
  const { t } = useTranslation('game-console');
  const played = usePlayedGames();
  const columns = useColumns();
  const games = played.data?.pages.flatMap((page) => page.games);
  return (
    <Section title={t('games.title')}>
      {games === undefined && (
        <QueryState
          query={played}
          count={3}
          shape="rows"
          loading={t('games.loading')}
          failed={t('games.failed')}
        />
      )}
      {games?.length === 0 && <EmptyState picture="game-die" text={t('games.none')} />}
      {games !== undefined && games.length > 0 && (
        <DataTable
          caption={t('games.title')}
          rows={games}
          columns={columns}
          rowKey={({ gameId }) => gameId}
          textOf={({ roomName, className }) => `${roomName} ${className ?? ''}`}
          searchLabel={t('games.search')}
          exportName={t('games.file')}
          actions={({ gameId, roomName }) => (
            <LinkButton
              to="/multiplayer-games/report/$gameId"
              params={{ gameId: String(gameId) }}
              variant="subtle"
              rightSection={<IconChevronRight size={18} aria-hidden />}
              aria-label={t('games.reportOf', { name: roomName })}
            >
              {t('games.report')}
            </LinkButton>
          )}
        />
      )}
      {played.hasNextPage && (
        <div className={styles.ways}>
          <Button
            variant="default"
            disabled={played.isFetchingNextPage}
            onClick={() => void played.fetchNextPage()}
          >
            {t('games.more')}
          </Button>
        </div>
      )}
    </Section>
  );
}

function useColumns(): readonly Column<GameSummary>[] {
  const { t, i18n } = useTranslation(['game-console', 'game']);
  const game = ({ gameType }: GameSummary) => t(`game:games.${gameType}.name`);
  return [
    {
      key: 'name',
      header: t('games.name'),
      cell: ({ roomName }) => roomName,
      value: ({ roomName }) => roomName,
    },
    { key: 'game', header: t('games.game'), cell: game, value: game },
    {
      key: 'class',
      header: t('games.class'),
      cell: ({ className }) => className ?? t('games.noClass'),
      value: ({ className }) => className,
    },
    {
      key: 'played',
      header: t('games.played'),
      cell: ({ startedAt, finishedAt }) =>
        finishedAt === null ? t('games.running') : momentText(startedAt, i18n.language),
      value: ({ startedAt }) => startedAt,
    },
    {
      key: 'children',
      header: t('games.children'),
      align: 'end',
      cell: ({ players }) => players,
      value: ({ players }) => players,
    },
    {
      key: 'right',
      header: t('games.right'),
      align: 'end',
      cell: ({ shareRight }) =>
        shareRight === null ? t('games.unknown') : percentText(shareRight, i18n.language),
      value: ({ shareRight }) => shareRight,
    },
  ];
}
