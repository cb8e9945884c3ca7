import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

/** What stands in the address after `#`, and how to put something else there; '' for nothing. */
export function useHash(): readonly [hash: string, show: (hash: string) => void] {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const show = useCallback(
    (next: string) => {
      void navigate({
        to: '.',
        search: true,
        hash: next,
        resetScroll: false,
        hashScrollIntoView: false,
      });
    },
    [navigate],
  );
  return [hash, show];
}
