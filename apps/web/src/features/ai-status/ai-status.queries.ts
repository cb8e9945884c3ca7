import { trpc } from '../../app/trpc.ts';

/** How the models of this host do; an admin who looks wants to know how it is now. */
export function useAiStatus() {
  return trpc.ai.status.useQuery(undefined, { refetchOnMount: 'always' });
}
