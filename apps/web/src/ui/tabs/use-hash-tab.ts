import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

/**
 * The open tab, kept in the address after `#`: a reload and the browser's back button find it again.
 * The first name is open where the address names none.
 */
export function useHashTab<Name extends string>(
  names: readonly [Name, ...Name[]],
): readonly [open: Name, show: (name: Name) => void] {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [first] = names;
  const show = useCallback(
    (name: Name) => {
      const named = name === first ? '' : name;
      void navigate({ to: '.', hash: named, resetScroll: false, hashScrollIntoView: false });
    },
    [navigate, first],
  );
  return [names.find((name) => name === hash) ?? first, show];
}
