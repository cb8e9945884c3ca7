import { useEffect, useState } from 'react';

/** Seconds since the bob was let go, told with every frame that the browser draws; 0 while it is held. */
export function useSwing(isRunning: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    let start: number | undefined;
    let frame = requestAnimationFrame(function tick(now) {
      start ??= now;
      setSeconds((now - start) / 1000);
      frame = requestAnimationFrame(tick);
    });
    return () => {
      cancelAnimationFrame(frame);
      setSeconds(0);
    };
  }, [isRunning]);
  return seconds;
}
