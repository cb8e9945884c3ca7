import { useEffect, useState } from 'react';
import { usePresenting } from '../../../lib/presenting.ts';

export interface Opened<T> {
  /** What is shown; null while it is closed. */
  readonly shown: T | null;
  readonly show: (content: T) => void;
  readonly hide: () => void;
  /** Whether other people may see this screen now. */
  readonly isPresenting: boolean;
}

/** Something that only one reader is to see: it closes by itself when other people begin to see the screen. */
export function useOpened<T>(): Opened<T> {
  const [shown, show] = useState<T | null>(null);
  const isPresenting = usePresenting();
  useEffect(() => {
    if (isPresenting) show(null);
  }, [isPresenting]);
  return { shown, show, hide: () => show(null), isPresenting };
}
