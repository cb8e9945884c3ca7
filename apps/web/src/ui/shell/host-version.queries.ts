import { trpc } from '../../app/trpc.ts';

/** The version of the host and the day of its release. */
export function useHostVersion() {
  return trpc.host.info.useQuery(undefined, { select: ({ version, date }) => ({ version, date }) });
}
