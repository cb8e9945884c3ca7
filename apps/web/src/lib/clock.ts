import { useEffect, useState } from 'react';

/** How often a clock on the page is refreshed (spec 9, "clock refreshed every 60 seconds"). */
export const CLOCK_REFRESH_MS = 60_000;

/** The present moment, refreshed while the page is open. */
export function useNow(everyMs: number = CLOCK_REFRESH_MS): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(new Date()), everyMs);
    return () => window.clearInterval(timer);
  }, [everyMs]);
  return now;
}
