import { useSyncExternalStore } from 'react';

/** What a call was answered: its result, or an error. */
interface Answered {
  readonly direction: 'up' | 'down';
  readonly path: string;
  readonly result?: unknown;
}

/** Calls whose page shows the reply in the place of what it answers otherwise. */
const SHOWN_IN_PLACE: readonly string[] = ['challenges.submit'];

let reply: string | null = null;
const listeners = new Set<() => void>();

function show(next: string | null): void {
  reply = next;
  for (const listener of listeners) listener();
}

/** The value of a field, however deep `keys` lead; undefined where the way ends. */
function valueAt(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );
}

/** Looks at every answer of the host for the fixed words to a child whose text raised an alert. */
export function noticeSafetyReply({ direction, path, result }: Answered): void {
  if (direction === 'up' || SHOWN_IN_PLACE.includes(path)) return;
  const found =
    valueAt(result, 'result', 'data', 'safetyReply') ?? valueAt(result, 'data', 'safetyReply');
  if (typeof found === 'string') show(found);
}

/** The words that wait to be read, until the child closes them. */
export function useSafetyReply(): readonly [string | null, () => void] {
  const waiting = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => reply,
  );
  return [waiting, () => show(null)];
}
