import { useCallback, useEffect, useState } from 'react';
import { tabletUse } from '../../lib/class-tablet.ts';
import { SIGNS_OF_LIFE } from '../../lib/use-left-alone.ts';
import { type Presence, presence } from './presence.ts';

const LOOK_MS = 1000;
/** A touch is written down at most this often, in ms. */
const NOTE_MS = 5000;

function lastUse(userId: number): number {
  const use = tabletUse.read();
  // Nothing is known of this child: the sign-in has just happened.
  return use?.userId === userId ? use.at : Date.now();
}

/**
 * Whether the child who is signed in on a class tablet is still there. What was last touched is kept on
 * the device, so that a tablet that slept over night knows that they have left.
 */
export function usePresence(userId: number): { presence: Presence; stay: () => void } {
  const [state, setState] = useState<Presence>(() => presence(Date.now() - lastUse(userId)));

  const stay = useCallback(() => {
    tabletUse.write({ userId, at: Date.now() });
    setState('here');
  }, [userId]);

  useEffect(() => {
    if (tabletUse.read()?.userId !== userId) tabletUse.write({ userId, at: Date.now() });
    const look = () => setState(presence(Date.now() - lastUse(userId)));
    // While the question stands only its answer counts, or a cat on the table would stay signed in.
    const note = () => {
      const idle = Date.now() - lastUse(userId);
      if (presence(idle) === 'here' && idle > NOTE_MS) stay();
    };
    const timer = setInterval(look, LOOK_MS);
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, note, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, note);
    };
  }, [userId, stay]);

  return { presence: state, stay };
}
