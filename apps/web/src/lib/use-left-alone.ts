import { useEffect } from 'react';

/** What shows that somebody is there. */
export const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Calls when nobody has touched the page for some seconds.
 * @param seconds null while nobody waits for that
 */
export function useLeftAlone(seconds: number | null, onLeft: () => void): void {
  useEffect(() => {
    if (seconds === null) return;
    let timer = setTimeout(onLeft, seconds * 1000);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(onLeft, seconds * 1000);
    };
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, again, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, again);
    };
  }, [seconds, onLeft]);
}
