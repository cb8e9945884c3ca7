import { type RefObject, useEffect } from 'react';

/**
 * Keeps the height of what lies over the lower edge of every page as `--bottom-inset` (CSS pixels), so that pages end
 * above it and what sticks to the lower edge stands on it: nothing that can be tapped is ever below.
 */
export function useBottomInset(ref: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const element = ref.current;
    if (!shown || element === null) return;
    const page = document.documentElement.style;
    const resized = new ResizeObserver(() =>
      page.setProperty('--bottom-inset', `${element.offsetHeight}px`),
    );
    resized.observe(element);
    return () => {
      resized.disconnect();
      page.removeProperty('--bottom-inset');
    };
  }, [ref, shown]);
}
