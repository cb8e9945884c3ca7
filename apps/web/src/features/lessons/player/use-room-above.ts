import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps as `--above` (CSS pixels) how far below the top of the page an element begins: a notice may stand there, and what
 * fills the screen is to fill the rest of it.
 */
export function useRoomAbove(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => {
      const top = element.getBoundingClientRect().top + window.scrollY;
      element.style.setProperty('--above', `${Math.round(top)}px`);
    };
    measure();
    // A notice that comes or goes changes the height of the page.
    const resized = new ResizeObserver(measure);
    resized.observe(document.body);
    return () => resized.disconnect();
  }, []);
  return ref;
}
