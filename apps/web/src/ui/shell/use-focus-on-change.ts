import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the content when the view on a page changes while its path stays.
 * @param view names what is shown, such as the id of an open lesson
 */
export function useFocusOnChange(view: string | number | undefined): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [view]);
}
