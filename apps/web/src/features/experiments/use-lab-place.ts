import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { ExperimentSearch } from './experiment-search.ts';

export interface WayOptions {
  /** The place that is left can't be come back to. */
  readonly replace?: boolean;
  /** False stays where the page is scrolled to. */
  readonly resetScroll?: boolean;
}

/** Goes to a place in the lab; the address keeps it, so that it survives a reload. */
export function useLabPlace(): (place: ExperimentSearch, options?: WayOptions) => void {
  const navigate = useNavigate();
  return useCallback(
    (place, { replace = false, resetScroll = true } = {}) =>
      void navigate({ to: '/science-lab', search: place, replace, resetScroll }),
    [navigate],
  );
}
