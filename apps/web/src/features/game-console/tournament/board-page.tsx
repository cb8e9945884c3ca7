import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { ProjectorScreen } from '../projector/projector-screen.tsx';
import { BoardScreen } from './board-screen.tsx';
import { useBoard } from './tournament.queries.ts';

/** A tournament on the wall: every team's progress and points, and no child's. */
export function BoardPage({ id }: { readonly id: number }) {
  const { t } = useTranslation('game-console');
  const { query, connected } = useBoard(id);
  const { data, isPending, isError, error, refetch } = query;
  return (
    <ProjectorScreen
      title={data?.name ?? t('tournaments.title')}
      reconnecting={data !== undefined && !connected}
    >
      {isPending && <p role="status">{t('board.loading')}</p>}
      {isError && data === undefined && (
        <ErrorState error={error} title={t('board.failed')} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <BoardScreen board={data} />}
    </ProjectorScreen>
  );
}
