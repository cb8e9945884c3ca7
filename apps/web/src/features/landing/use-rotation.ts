import { useEffect, useState } from 'react';
import { useStillness } from '../../app/display/use-display.ts';

export interface Rotation {
  /** Index of what shows. */
  readonly current: number;
  readonly show: (index: number) => void;
  /** Whether it moves on by itself, unless something holds it. */
  readonly playing: boolean;
  readonly setPlaying: (playing: boolean) => void;
  /** Holds it while a hand or the focus is there. */
  readonly setHeld: (held: boolean) => void;
}

/**
 * Shows one of `count` things after another.
 * It stands still for people who asked for less motion, until they let it play.
 * @param everyMs time between two changes
 */
export function useRotation(count: number, everyMs: number): Rotation {
  const still = useStillness();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [current, setCurrent] = useState(0);
  const [held, setHeld] = useState(false);
  const playing = chosen ?? !still;

  useEffect(() => {
    if (!playing || held) return;
    const timer = window.setInterval(() => setCurrent((index) => (index + 1) % count), everyMs);
    return () => window.clearInterval(timer);
  }, [playing, held, count, everyMs]);

  const show = (index: number) => setCurrent((index + count) % count);
  return { current, show, playing, setPlaying: setChosen, setHeld };
}
