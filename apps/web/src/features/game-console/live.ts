import { useState } from 'react';
import { errorCode } from '../../lib/errors.ts';

/** How often a state is asked for while no socket tells it, in ms. */
const ASK_MS = 3000;

/** Whether the host says that a room or tournament is not there, or no longer. */
export function isGone(error: unknown): boolean {
  return errorCode(error) === 'NOT_FOUND';
}

/**
 * Whether a subscription tells its state, and how the same state is asked for while it does not: so a
 * page heals itself, and works where no socket opens. A socket counts once it has told something: some
 * networks open one and carry nothing.
 */
export function useSocketState() {
  const [tells, setTells] = useState(false);
  return {
    tells,
    /** Called with each thing that the subscription tells. */
    noteTold: () => setTells(true),
    /** Handed to the subscription. */
    handlers: {
      onConnectionStateChange: ({ state }: { readonly state: string }) => {
        if (state !== 'pending') setTells(false);
      },
      onError: () => setTells(false),
    },
    /** Handed to the query. */
    asking: {
      refetchOnMount: 'always',
      refetchInterval: ({ state }: { readonly state: { readonly error: unknown } }) =>
        tells || isGone(state.error) ? false : ASK_MS,
    },
  } as const;
}
