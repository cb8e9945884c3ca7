import { trpc } from '../../app/trpc.ts';

/** What is so on this very host: whom to ask, and what is set up. */
export function useHostPrivacy() {
  return trpc.host.privacy.useQuery();
}
