import { useEffect, useRef, useState } from 'react';
import { secondsLeft } from './seconds-left.ts';

/** How often the seconds are looked at, in ms. */
const LOOK_MS = 200;

/**
 * Counts down between two words of the host.
 * @param timeLeft seconds as last told; null where nothing is counted
 * @param running false while the game stands still
 */
export function useSecondsLeft(timeLeft: number | null, running: boolean): number | null {
  const told = useRef({ timeLeft: timeLeft ?? 0, at: 0 });
  const [seconds, setSeconds] = useState(timeLeft);

  useEffect(() => {
    setSeconds(timeLeft);
    if (timeLeft === null) return;
    told.current = { timeLeft, at: performance.now() };
    if (!running) return;
    const timer = setInterval(
      () => setSeconds(secondsLeft(told.current, performance.now(), true)),
      LOOK_MS,
    );
    return () => clearInterval(timer);
  }, [timeLeft, running]);

  return seconds;
}
