import { useEffect, useRef } from 'react';

/** How often a page looks whether the host is back, in ms. */
const LOOK_MS = 5000;

/**
 * While the host is away: looks again every {@link LOOK_MS}, when the network comes back and when somebody turns to the
 * page, but not while nobody sees it.
 */
export function useLooking(isAway: boolean, look: () => void): void {
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    if (!isAway) return;
    const lookIfSeen = () => {
      if (!document.hidden) latest.current();
    };
    const timer = window.setInterval(lookIfSeen, LOOK_MS);
    window.addEventListener('online', lookIfSeen);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', lookIfSeen);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [isAway]);
}
