import { useCallback } from 'react';
import { useHash } from './use-hash.ts';

/**
 * The open tab, kept in the address after `#`: a reload and the browser's back button find it again.
 * The first name is open where the address names none. What follows a `/` is a part of the tab.
 */
export function useHashTab<Name extends string>(
  names: readonly [Name, ...Name[]],
): readonly [open: Name, show: (name: Name) => void] {
  const [hash, showHash] = useHash();
  const [first] = names;
  const [named] = hash.split('/');
  const show = useCallback((name: Name) => showHash(name === first ? '' : name), [showHash, first]);
  return [names.find((name) => name === named) ?? first, show];
}
