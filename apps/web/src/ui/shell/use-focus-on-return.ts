import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the content when a page comes back from a view inside of it. Those views take the
 * focus by themselves.
 * @param inside whether such a view is open
 */
export function useFocusOnReturn(inside: boolean): void {
  const wasInside = useRef(inside);
  useEffect(() => {
    if (wasInside.current && !inside) {
      document.getElementById('content')?.focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
    }
    wasInside.current = inside;
  }, [inside]);
}
