import type { ReportedPlayer } from '@lamplight/domain/game-reports';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { TeamBadge } from '../../../ui/game/team-badge.tsx';
import styles from './report.module.css';

/** A whole class on one page, as it is printed. */
const PLACES = 60;

/** The children of a game: what each knew, and which questions it missed. */
export function ChildrenTable({ players }: { readonly players: readonly ReportedPlayer[] }) {
  const { t } = useTranslation('game-console');
  const columns = useColumns(players.some(({ team }) => team !== null));
  return (
    <div className={styles.children}>
      <DataTable
        caption={t('report.byChild')}
        rows={players}
        columns={columns}
        rowKey={({ userId }) => userId}
        textOf={({ name, username }) => `${name} ${username}`}
        searchLabel={t('report.search')}
        sortedBy={{ column: 'score', direction: 'descending' }}
        pageSize={PLACES}
      />
    </div>
  );
}

function useColumns(hasTeams: boolean): readonly Column<ReportedPlayer>[] {
  const { t } = useTranslation('game-console');
  const columns: (Column<ReportedPlayer> | null)[] = [
    {
      key: 'name',
      header: t('report.name'),
      cell: ({ name }) => name,
      value: ({ name }) => name,
    },
    hasTeams
      ? {
          key: 'team',
          header: t('players.team'),
          cell: ({ team }) => (team === null ? t('games.unknown') : <TeamBadge team={team} />),
          value: ({ team }) => team,
        }
      : null,
    {
      key: 'rank',
      header: t('report.rank'),
      align: 'end',
      cell: ({ rank }) => rank ?? t('games.unknown'),
      value: ({ rank }) => rank,
    },
    {
      key: 'score',
      header: t('report.score'),
      align: 'end',
      cell: ({ score }) => score,
      value: ({ score }) => score,
    },
    {
      key: 'right',
      header: t('report.right'),
      align: 'end',
      cell: ({ correct, answers }) => t('report.correctOf', { correct, answers }),
      value: ({ correct }) => correct,
    },
    {
      key: 'streak',
      header: t('report.streak'),
      align: 'end',
      cell: ({ bestStreak }) => bestStreak,
      value: ({ bestStreak }) => bestStreak,
    },
    {
      key: 'missed',
      header: t('report.missed'),
      cell: ({ missed }) =>
        missed.length === 0 ? t('report.none') : missed.map((place) => place + 1).join(', '),
      value: ({ missed }) => missed.length,
      ownLine: true,
    },
  ];
  return columns.filter((column) => column !== null);
}
