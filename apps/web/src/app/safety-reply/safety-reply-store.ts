import type { SafetyQuestion, SafetyWords } from '@lamplight/domain/safety';
import { useSyncExternalStore } from 'react';

/** What a call was answered: its result, or an error. */
interface Answered {
  readonly direction: 'up' | 'down';
  readonly path: string;
  readonly result?: unknown;
}

/** Calls whose page shows the reply in the place of what it answers otherwise; of a refusal it shows none. */
const SHOWN_IN_PLACE: readonly string[] = ['challenges.submit'];

let reply: SafetyWords | null = null;
const listeners = new Set<() => void>();

function show(next: SafetyWords | null): void {
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

/** Whether the host sent a question along, in its own shape. */
function isQuestion(value: unknown): value is SafetyQuestion {
  return typeof valueAt(value, 'alertId') === 'number';
}

/** Looks at every answer of the host for the fixed words to a child whose text raised an alert. */
export function noticeSafetyReply({ direction, path, result }: Answered): void {
  const isResult = valueAt(result, 'result') !== undefined;
  if (direction === 'up' || (isResult && SHOWN_IN_PLACE.includes(path))) return;
  const data = [valueAt(result, 'result', 'data'), valueAt(result, 'data')].find(
    (each) => valueAt(each, 'safetyReply') !== undefined,
  );
  const safetyReply = valueAt(data, 'safetyReply');
  if (typeof safetyReply !== 'string') return;
  const question = valueAt(data, 'safetyQuestion');
  show({ safetyReply, ...(isQuestion(question) ? { safetyQuestion: question } : {}) });
}

/** Takes the words away: they were read, or another child sits here now. */
export function forgetSafetyReply(): void {
  show(null);
}

/** The words that wait to be read, until the child closes them. */
export function useSafetyReply(): SafetyWords | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => reply,
  );
}
