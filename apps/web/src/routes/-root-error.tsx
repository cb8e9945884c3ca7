import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { sessionQuery } from '../app/session/session.queries.ts';
import { ErrorState } from '../ui/states/error-state.tsx';

/** When a page breaks, or the host cannot be reached to say who is signed in. */
export function RootError({ error }: { readonly error: unknown }) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const retry = () => {
    queryClient.removeQueries({ queryKey: sessionQuery.queryKey });
    void router.invalidate();
  };
  return <ErrorState error={error} onRetry={retry} />;
}
