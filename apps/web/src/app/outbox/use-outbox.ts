import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { OutboxState, PendingCall } from '../../lib/outbox/outbox.ts';
import { outbox } from './host-outbox.ts';
import { lookAgain } from './look-again.ts';

/** How often waiting calls are tried again, in ms. */
const TRY_AGAIN_MS = 15_000;

/** What waits on this device for the host. */
export function useOutboxState(): OutboxState {
  return useSyncExternalStore(outbox.subscribe, outbox.state);
}

/**
 * Sends what waits for this person: now, when the network or the page comes back, and every
 * {@link TRY_AGAIN_MS} while something waits.
 * @param userId null while nobody is signed in
 * @param onRefused told of calls that the host refused for good
 */
export function useOutboxSync(
  userId: number | null,
  onRefused: (calls: readonly PendingCall[]) => void,
): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (userId === null) return;
    const sync = async () => {
      const { refused } = await outbox.sendAll(userId, () => lookAgain(queryClient));
      if (refused.length > 0) onRefused(refused);
    };
    const retry = () => {
      if (outbox.state().waiting.length > 0 && !document.hidden) void sync();
    };
    void outbox.load().then(retry);
    const timer = window.setInterval(retry, TRY_AGAIN_MS);
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', retry);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', retry);
    };
  }, [userId, onRefused, queryClient]);
}
