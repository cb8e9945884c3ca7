import type { CurrentUser } from '@lamplight/domain/users';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

let ended: CurrentUser | null = null;
const listeners = new Set<() => void>();

function show(user: CurrentUser | null): void {
  ended = user;
  for (const listener of listeners) listener();
}

/** Key under which it is cached who is signed in. */
export const SESSION_KEY = ['session'] as const;

/**
 * Asks an adult whose session has ended to sign in again over the page, which stays as it is with all that was
 * typed. Of a child nothing stays: the next one at the tablet must not find it.
 * @returns whether an adult was signed in here
 */
export function askToSignInAgain(queryClient: QueryClient): boolean {
  const user = queryClient.getQueryData<CurrentUser | null>(SESSION_KEY);
  if (user == null || user.role === 'student') return false;
  if (ended?.id !== user.id) show(user);
  return true;
}

/** The adult has signed in again, or has left. */
export function stopAsking(): void {
  if (ended !== null) show(null);
}

/** Whose session has ended while the page was open; null where nobody's has. */
export function useEndedSession(): CurrentUser | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => ended,
  );
}
