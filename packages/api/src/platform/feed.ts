/** What comes in from listeners, for one reader. */
export interface Feed<T> {
  readonly items: AsyncGenerator<T, void, undefined>;
  /** Takes the listeners away; safe to repeat. */
  close(): void;
}

/**
 * Gathers what listeners tell, from now on, until its reader has gone.
 * @param signal ends it too
 * @param listen adds the listeners and returns what takes them away
 * @param most items that may wait; a reader who is slower loses the oldest
 */
export function createFeed<T>(
  signal: AbortSignal | undefined,
  listen: (push: (item: T) => void) => () => void,
  most: number,
): Feed<T> {
  const waiting: T[] = [];
  let closed = false;
  let wake = () => {};
  const stopListening = listen((item) => {
    waiting.push(item);
    if (waiting.length > most) waiting.shift();
    wake();
  });

  function close(): void {
    if (closed) return;
    closed = true;
    signal?.removeEventListener('abort', close);
    stopListening();
    wake();
  }

  async function* items(): AsyncGenerator<T, void, undefined> {
    try {
      while (!closed) {
        const next = waiting.shift();
        if (next !== undefined) yield next;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      close();
    }
  }

  signal?.addEventListener('abort', close);
  if (signal?.aborted) close();
  return { items: items(), close };
}
