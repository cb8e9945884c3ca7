import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard's place in an act: what had the focus and is gone once it was used, such as "Done!", hands it on.
 * @returns whose focus is watched, and who gets it then
 */
export function useKeptFocus<Watched extends HTMLElement, Heir extends HTMLElement>(): {
  readonly watched: RefObject<Watched | null>;
  readonly heir: RefObject<Heir | null>;
} {
  const watched = useRef<Watched>(null);
  const heir = useRef<Heir>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const { activeElement } = document;
    // Something of the act had it, and is on the page no longer.
    const isLost = last.current !== null && !last.current.isConnected;
    if (isLost && activeElement === document.body) heir.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const element = watched.current;
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
    };
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) last.current = null;
    };
    element?.addEventListener('focusin', note);
    element?.addEventListener('focusout', forget);
    return () => {
      element?.removeEventListener('focusin', note);
      element?.removeEventListener('focusout', forget);
    };
  }, []);
  return { watched, heir };
}
