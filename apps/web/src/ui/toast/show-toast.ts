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
  import('./toast-region.tsx')
    .then(({ present }) => {
      needed = true;
      for (const listener of listeners) listener();
      present(toast);
    })
    // The script could not be fetched: the page goes on without words.
    .catch(() => undefined);
}

/** Fetches what shows toasts, for a page that may have to tell that the host is out of reach. */
export function prepareToasts(): void {
  // Without it the page works on, and the next toast asks again.
  import('./toast-region.tsx').catch(() => undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether there has been a toast: only then is the region for them loaded. */
export function useToastsNeeded(): boolean {
  return useSyncExternalStore(subscribe, () => needed);
}
