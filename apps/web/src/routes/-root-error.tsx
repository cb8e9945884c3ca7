import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { sessionQuery } from '../app/session/session.queries.ts';
import { pageRecovery } from '../app/update/page-recovery.ts';
import { LoadingScreen } from '../ui/loading/loading-screen.tsx';
import { ErrorState } from '../ui/states/error-state.tsx';

/**
 * When a page breaks, or the host cannot be reached to say who is signed in. A page whose scripts are
 * gone, as after an update of the host, is loaded anew by itself.
 */
export function RootError({ error }: { readonly error: unknown }) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const [needsScripts] = useState(pageRecovery.isNeeded);
  const [stuck, setStuck] = useState(!needsScripts);
  useEffect(() => {
    if (needsScripts) return pageRecovery.recover(() => setStuck(true));
    return undefined;
  }, [needsScripts]);

  const retry = async () => {
    if (needsScripts && (await pageRecovery.retry())) return;
    queryClient.removeQueries({ queryKey: sessionQuery.queryKey });
    void router.invalidate();
  };
  if (!stuck) return <LoadingScreen />;
  return <ErrorState error={error} onRetry={() => void retry()} />;
}
