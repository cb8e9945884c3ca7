import { useEffect } from 'react';

const MARK = '(!) ';

/** Marks the tab's title while something urgent waits, also when another page writes its own there. */
export function useTitleMark(isMarked: boolean): void {
  useEffect(() => {
    if (!isMarked) return;
    const mark = () => {
      if (!document.title.startsWith(MARK)) document.title = MARK + document.title;
    };
    mark();
    const observer = new MutationObserver(mark);
    // The head, since the first title of a page may not be there yet.
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      if (document.title.startsWith(MARK)) document.title = document.title.slice(MARK.length);
    };
  }, [isMarked]);
}
