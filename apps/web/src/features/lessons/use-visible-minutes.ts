import { useCallback, useEffect, useRef } from 'react';
import { createStopwatch, type Stopwatch } from './stopwatch.ts';

/** Measures how long the page that calls this is open and visible; answers whole minutes, at least 1. */
export function useVisibleMinutes(): () => number {
  const stopwatch = useRef<Stopwatch>(null);
  stopwatch.current ??= createStopwatch(() => performance.now());

  useEffect(() => {
    const follow = () => (document.hidden ? stopwatch.current?.rest() : stopwatch.current?.run());
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stopwatch.current?.rest();
    };
  }, []);

  return useCallback(() => stopwatch.current?.minutes() ?? 1, []);
}
