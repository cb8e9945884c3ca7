import { useQueryClient } from '@tanstack/react-query';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLooking } from '../app/offline/use-looking.ts';
import { sessionQuery } from '../app/session/session.queries.ts';
import { pageRecovery } from '../app/update/page-recovery.ts';
import type { StuckReason } from '../app/update/recovery.ts';
import { isUnreachable } from '../lib/errors.ts';
import { LoadingScreen } from '../ui/loading/loading-screen.tsx';
import { ErrorState } from '../ui/states/error-state.tsx';

/**
 * When a page breaks, or the host cannot be reached to say who is signed in. A page whose scripts are
 * gone, as after an update of the host, is loaded anew by itself; one that the host did not answer goes on when it is
 * back. One that was never opened on this device, whose scripts cannot come now, says so and leads back.
 */
export function RootError({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('shell');
  const router = useRouter();
  const queryClient = useQueryClient();
  const [needsScripts] = useState(pageRecovery.isNeeded);
  const [stuck, setStuck] = useState<StuckReason | null>(null);
  const canGoBack = useCanGoBack();
  useEffect(() => {
    if (needsScripts) return pageRecovery.recover(setStuck);
    return undefined;
  }, [needsScripts]);

  const retry = async () => {
    if (needsScripts && (await pageRecovery.retry())) return;
    queryClient.removeQueries({ queryKey: sessionQuery.queryKey });
    void router.invalidate();
  };
  const isAway = !needsScripts && isUnreachable(error);
  useLooking(isAway, () => {
    queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }).then(retry, () => undefined);
  });
  const goBack = () => (canGoBack ? router.history.back() : void router.navigate({ to: '/' }));
  if (needsScripts && stuck === null) return <LoadingScreen />;
  if (stuck === 'away') {
    const words = { title: t('notKept.title'), text: t('notKept.text') };
    return <ErrorState error={error} onRetry={() => void retry()} onBack={goBack} {...words} />;
  }
  const words = isAway ? { title: t('offline.title'), text: t('offline.waits') } : {};
  return <ErrorState error={error} onRetry={() => void retry()} {...words} />;
}
