import { useEffect, useSyncExternalStore } from 'react';

/** Puts a formula in LaTeX into an element. */
export type Typeset = (latex: string, element: HTMLElement) => void;

/** The typesetter while it is on its way, when it can't be had, or itself. */
export type Typesetter = 'loading' | 'missing' | Typeset;

let typesetter: Typesetter = 'loading';
let asked: Promise<void> | null = null;
const listeners = new Set<() => void>();

function settle(next: Typesetter): void {
  typesetter = next;
  for (const listener of listeners) listener();
}

/** Loads the typesetter, once; after a failure the next call tries again. It never rejects. */
export function loadTypesetter(): Promise<void> {
  asked ??= import('./katex-typesetter.ts').then(
    ({ typeset }) => settle(typeset),
    () => {
      asked = null;
      settle('missing');
    },
  );
  return asked;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The typesetter, asked for by whoever shows a formula. */
export function useTypesetter(): Typesetter {
  useEffect(() => {
    void loadTypesetter();
  }, []);
  return useSyncExternalStore(subscribe, () => typesetter);
}
