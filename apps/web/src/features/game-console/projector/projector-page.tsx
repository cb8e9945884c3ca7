import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { isGone } from '../live.ts';
import { useAddressForOthers, useProjector, useProjectorControls } from './projector.queries.ts';
import { ProjectorControls } from './projector-controls.tsx';
import styles from './projector-screen.module.css';
import { ProjectorScreen } from './projector-screen.tsx';
import { RoomScreen } from './room-screen.tsx';

/** A room on the wall of the classroom, in a tab of its own: nothing private ever stands here. */
export function ProjectorPage({ code }: { readonly code: string }) {
  const { t } = useTranslation('game-console');
  const { query, connected } = useProjector(code);
  const address = useAddressForOthers();
  const { busy, start, control } = useProjectorControls(code);
  const view = query.data;
  const gone = isGone(query.error) || view?.room.status === 'closed';
  return (
    <ProjectorScreen
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
      {!gone && view !== undefined && <RoomScreen view={view} address={address} />}
      <ProjectorControls
        code={code}
        view={gone ? undefined : view}
        busy={busy}
        onStart={start}
        onControl={control}
      />
    </ProjectorScreen>
  );
}
