import { trpc } from '../../app/trpc.ts';

/** What the host has removed by itself, and which accounts it will delete. */
export function useRetention() {
  return trpc.retention.report.useQuery(undefined, { refetchOnMount: 'always' });
}

export function useKeepAccount() {
  const utils = trpc.useUtils();
  return trpc.retention.keepAccount.useMutation({
    onSuccess: () => utils.retention.report.invalidate(),
  });
}

/** Says that the date of the host is right. */
export function useTrustClock() {
  const utils = trpc.useUtils();
  return trpc.retention.trustClock.useMutation({
    onSuccess: () =>
      Promise.all([
        utils.retention.report.invalidate(),
        utils.doctor.invalidate(),
        utils.audit.invalidate(),
      ]),
  });
}
