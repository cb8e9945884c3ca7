import { useEffect } from 'react';

/** What has keys of its own: nothing turns while it is used. What was said to an answer has none, though it stands in its act. */
const OWN_KEYS =
  'a, button, input, textarea, select, summary, fieldset, canvas, [role="slider"], [role="dialog"], [contenteditable]';

export interface PageKeys {
  readonly onNext: () => void;
  readonly onBack: () => void;
}

/** Turns pages with the arrow keys and Enter, wherever the focus is on the page and not in something with own keys. */
export function usePageKeys({ onNext, onBack }: PageKeys): void {
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const { target, key } = event;
      const isOwn =
        target instanceof Element &&
        !target.matches('[data-told]') &&
        target.closest(OWN_KEYS) !== null;
      if (isOwn) return;
      if (key === 'ArrowRight' || key === 'Enter') onNext();
      else if (key === 'ArrowLeft') onBack();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [onNext, onBack]);
}
