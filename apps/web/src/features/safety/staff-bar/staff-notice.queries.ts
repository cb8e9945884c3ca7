import type { StaffNotice } from '@lamplight/domain/safety';
import { useEffect, useState } from 'react';
import { trpc } from '../../../app/trpc.ts';
import { liveApi } from '../../../app/trpc-live.ts';

/** How often the host is asked while no socket tells, and while one does: some networks carry nothing. In ms. */
const ASK_MS = 5000;
const ASK_ANYWAY_MS = 60_000;

/** What waits for this adult, told by the host as it changes; undefined until it is known. */
export function useStaffNotice(): StaffNotice | undefined {
  const utils = trpc.useUtils();
  const [tells, setTells] = useState(false);
  const { data } = trpc.safety.notice.useQuery(undefined, {
    refetchOnMount: 'always',
    refetchIntervalInBackground: true,
    refetchInterval: tells ? ASK_ANYWAY_MS : ASK_MS,
  });
  useEffect(() => {
    const subscription = liveApi().safety.watch.subscribe(undefined, {
      onData: (notice) => {
        setTells(true);
        // An answer that is still on its way is older.
        void utils.safety.notice.cancel();
        utils.safety.notice.setData(undefined, notice);
      },
      onConnectionStateChange: ({ state }) => {
        if (state !== 'pending') setTells(false);
      },
      onError: () => setTells(false),
    });
    return () => subscription.unsubscribe();
  }, [utils]);
  const state = JSON.stringify(data);
  useEffect(() => {
    if (state === undefined) return;
    void utils.safety.list.invalidate();
    void utils.tablets.requests.invalidate();
  }, [state, utils]);
  return data;
}

/** Tells the host that this page has shown alerts. */
export function useSeen() {
  const utils = trpc.useUtils();
  return trpc.safety.seen.useMutation({ onSuccess: () => utils.safety.list.invalidate() });
}
