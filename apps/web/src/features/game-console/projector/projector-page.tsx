import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { isGone } from '../live.ts';
import { useAddressForOthers, useProjector, useWallControls } from './projector.queries.ts';
import { RoomWall } from './room-wall.tsx';
import styles from './wall.module.css';
import { Wall } from './wall.tsx';
import { WallControls } from './wall-controls.tsx';

/** A room on the wall of the classroom, in a tab of its own: nothing private ever stands here. */
export function ProjectorPage({ code }: { readonly code: string }) {
  const { t } = useTranslation('game-console');
  const { query, connected } = useProjector(code);
  const address = useAddressForOthers();
  const { busy, start, control } = useWallControls(code);
  const view = query.data;
  const gone = isGone(query.error) || view?.room.status === 'closed';
  return (
    <Wall
      title={view?.room.name ?? t('wall.title')}
      reconnecting={view !== undefined && !gone && !connected}
    >
      {gone && <p className={styles.message}>{t('wall.closed')}</p>}
      {!gone && query.isPending && <p role="status">{t('wall.loading')}</p>}
      {!gone && query.isError && view === undefined && (
        <ErrorState
          error={query.error}
          title={t('wall.failed')}
          onRetry={() => void query.refetch()}
        />
      )}
      {!gone && view !== undefined && <RoomWall view={view} address={address} />}
      <WallControls
        code={code}
        view={gone ? undefined : view}
        busy={busy}
        onStart={start}
        onControl={control}
      />
    </Wall>
  );
}
