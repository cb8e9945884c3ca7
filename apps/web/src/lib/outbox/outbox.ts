/** Something done on this device that the host has not confirmed yet. */
export interface PendingCall {
  /** The Idempotency-Key: however often the call is sent, it has one effect. */
  readonly key: string;
  /** Whose call it is: it is sent only while that person is signed in. */
  readonly userId: number;
  /** The procedure, such as `lessons.complete`. */
  readonly operation: string;
  readonly input: unknown;
  /** When it was done, ISO 8601 in UTC; calls are sent in this order. */
  readonly keptAt: string;
}

/** Where kept calls live between two visits. */
export interface OutboxStore {
  list(): Promise<readonly PendingCall[]>;
  add(call: PendingCall): Promise<void>;
  remove(key: string): Promise<void>;
}

/** What became of a call that was sent: the host took it, can't be asked now, or said no for good. */
export type SendResult = 'taken' | 'later' | 'refused';

/** What the outbox holds and whether everything it held before has been sent. */
export interface OutboxState {
  readonly waiting: readonly PendingCall[];
  /** Whose calls that had waited were taken by the host last; null while there are none. */
  readonly syncedFor: number | null;
}

export interface Outbox {
  readonly state: () => OutboxState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads what earlier visits kept. */
  readonly load: () => Promise<void>;
  readonly keep: (call: PendingCall) => Promise<void>;
  /** Forgets a call that was sent on another way, or that nobody wants any more. */
  readonly settle: (key: string) => Promise<void>;
  /**
   * Sends a person's calls, oldest first, until one has to wait; answers what the host took and refused.
   * @param lookAgain asks the host for what pages show; a call waits until then, so that what a child
   *   did is on the page at every moment, from here or from the host
   */
  readonly sendAll: (
    userId: number,
    lookAgain?: () => Promise<unknown>,
  ) => Promise<{ readonly taken: number; readonly refused: readonly PendingCall[] }>;
}

const EMPTY: OutboxState = { waiting: [], syncedFor: null };

/** Keeps writes that could not reach the host, and sends them when it is back. */
export function createOutbox(
  store: OutboxStore,
  send: (call: PendingCall) => Promise<SendResult>,
): Outbox {
  let current = EMPTY;
  let sending: ReturnType<Outbox['sendAll']> | undefined;
  const listeners = new Set<() => void>();

  function become(next: OutboxState): void {
    current = next;
    for (const listener of listeners) listener();
  }

  async function sendOneByOne(userId: number, lookAgain: () => Promise<unknown>) {
    const refused: PendingCall[] = [];
    const done = new Set<string>();
    for (const call of current.waiting.filter((kept) => kept.userId === userId)) {
      const result = await send(call);
      if (result === 'later') break;
      await store.remove(call.key);
      done.add(call.key);
      if (result === 'refused') refused.push(call);
    }
    const taken = done.size - refused.length;
    if (done.size > 0) {
      await lookAgain();
      const waiting = current.waiting.filter(({ key }) => !done.has(key));
      become({ waiting, syncedFor: taken > 0 ? userId : current.syncedFor });
    }
    return { taken, refused };
  }

  return {
    state: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async load() {
      const stored = await store.list();
      const known = new Set(current.waiting.map(({ key }) => key));
      const waiting = [...current.waiting, ...stored.filter(({ key }) => !known.has(key))];
      become({ ...current, waiting: waiting.sort((a, b) => a.keptAt.localeCompare(b.keptAt)) });
    },
    async keep(call) {
      await store.add(call);
      become({ waiting: [...current.waiting, call], syncedFor: null });
    },
    async settle(key) {
      await store.remove(key);
      become({ ...current, waiting: current.waiting.filter((call) => call.key !== key) });
    },
    sendAll(userId, lookAgain = async () => undefined) {
      sending ??= sendOneByOne(userId, lookAgain).finally(() => {
        sending = undefined;
      });
      return sending;
    },
  };
}
