import { useSyncExternalStore } from 'react';

export interface Toast {
  readonly kind: 'success' | 'failure' | 'note';
  readonly title: string;
  readonly text?: string;
}

let needed = false;
const listeners = new Set<() => void>();

/**
 * Shows a toast for five seconds. One is visible at a time: the newest takes the place of the one
 * before, so that old news never outlives what has happened since (spec 4 and 9).
 */
export function showToast(toast: Toast): void {
  needed = true;
  for (const listener of listeners) listener();
  void import('./toast-region.tsx').then(({ present }) => present(toast));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether there has been a toast: only then is the region for them loaded. */
export function useToastsNeeded(): boolean {
  return useSyncExternalStore(subscribe, () => needed);
}
