import type { CurrentUser } from '@lamplight/domain/users';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/use-session.ts';
import { storeConsent, storedConsent } from '../../lib/consent.ts';
import { ReconnectingNotice } from '../../ui/game/reconnecting-notice.tsx';
import { Page } from '../../ui/shell/page.tsx';
import { useFocusOnReturn } from '../../ui/shell/use-focus-on-return.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeletons } from '../../ui/states/skeletons.tsx';
import { BrowseView } from './components/browse-view.tsx';
import { ConsentGate } from './components/consent-gate.tsx';
import { PracticeView } from './components/practice-view.tsx';
import { RoomStage } from './components/room-stage.tsx';
import { useLiveGame } from './use-live-game.ts';

export interface MultiplayerPageProps {
  /** The room of a scanned code; null without one. */
  readonly invited: string | null;
  /** The question whether to join it has been answered. */
  readonly onAsked: () => void;
}

/** Multiplayer Games: rooms to browse, a lobby, a game (spec 2). */
export function MultiplayerPage(props: MultiplayerPageProps) {
  const { t } = useTranslation('multiplayer');
  const { user } = useSession();
  const [allowed, setAllowed] = useState(() => storedConsent()?.functional !== false);
  if (user === null) return null;
  if (allowed) return <Games key={user.id} user={user} {...props} />;
  return (
    <Page tabTitle={t('title')} width="narrow">
      <ConsentGate
        onAllow={() => {
          const consent = storedConsent();
          if (consent !== undefined) storeConsent({ ...consent, functional: true }, new Date());
          setAllowed(true);
        }}
      />
    </Page>
  );
}

function Games({ user, invited, onAsked }: MultiplayerPageProps & { readonly user: CurrentUser }) {
  const { t } = useTranslation('multiplayer');
  const live = useLiveGame(user.id);
  const [practiced, setPracticed] = useState<number | null>(null);
  const { loading, game, reachable, take } = live;
  const inside = game !== null || practiced !== null;
  useFocusOnReturn(inside);

  if (practiced !== null && game?.session?.gamePhase !== 'question') {
    return (
      <Page tabTitle={t('title')}>
        <PracticeView gameId={practiced} onBack={() => setPracticed(null)} />
      </Page>
    );
  }
  if (game !== null) {
    return (
      <Page tabTitle={game.room.name}>
        <ReconnectingNotice connected={reachable} />
        <RoomStage
          me={user.id}
          live={{ ...live, game }}
          onPractice={setPracticed}
          invited={invited}
          onAsked={onAsked}
        />
      </Page>
    );
  }
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <ReconnectingNotice connected={reachable} />
      {loading === 'loading' && <Skeletons count={3} label={t('loading')} />}
      {loading === 'ready' && (
        <BrowseView
          user={user}
          invited={invited}
          onAsked={onAsked}
          onRoom={take}
          onPractice={setPracticed}
        />
      )}
      {typeof loading === 'object' && (
        <ErrorState error={loading.error} title={t('failed')} onRetry={() => void live.refresh()} />
      )}
    </Page>
  );
}
