import { useSyncExternalStore } from 'react';
import { errorCode, fieldMessages } from '../../lib/errors.ts';

/** Something that waits for the own password of whoever is signed in. */
export interface OwnPasswordQuestion {
  /** @throws what the host said of a wrong password; every other failure is told to who wanted the act */
  readonly answer: (password: string) => Promise<void>;
  readonly cancel: () => void;
}

let question: OwnPasswordQuestion | null = null;
const listeners = new Set<() => void>();

function show(next: OwnPasswordQuestion | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/**
 * Does what gives power over an account. Where the host wants the own password for it, a dialog asks, and it is done
 * with that.
 * @returns undefined when nobody answered the dialog
 * @throws what the host refused, but for a wrong password: that stands in the dialog
 */
export async function withOwnPassword<T>(
  act: (ownPassword?: string) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await act();
  } catch (error) {
    if (errorCode(error) !== 'OWN_PASSWORD') throw error;
  }
  return new Promise((resolve, reject) => {
    show({
      async answer(password) {
        try {
          resolve(await act(password));
        } catch (error) {
          if (fieldMessages(error).ownPassword !== undefined) throw error;
          reject(error);
        }
        show(null);
      },
      cancel() {
        show(null);
        resolve(undefined);
      },
    });
  });
}

/** What waits for the own password; null while nothing does. */
export function useOwnPasswordQuestion(): OwnPasswordQuestion | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => question,
  );
}
