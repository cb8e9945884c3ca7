import { useEffect, useState } from 'react';

/** How long after the last movement the hand counts as resting, in ms. */
const REST_MS = 3000;

/** Whether somebody moves the pointer, touches the screen or presses a key. */
export function useHandMoves(): boolean {
  const [moves, setMoves] = useState(true);
  useEffect(() => {
    let timer = setTimeout(() => setMoves(false), REST_MS);
    const note = () => {
      setMoves(true);
      clearTimeout(timer);
      timer = setTimeout(() => setMoves(false), REST_MS);
    };
    const kinds = ['pointermove', 'pointerdown', 'keydown'] as const;
    for (const kind of kinds) window.addEventListener(kind, note);
    return () => {
      clearTimeout(timer);
      for (const kind of kinds) window.removeEventListener(kind, note);
    };
  }, []);
  return moves;
}
