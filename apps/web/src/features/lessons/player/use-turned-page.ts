import { type RefObject, useEffect, useRef, useState } from 'react';

export interface TurnedPage {
  /** The heading of the page, which gets the focus when one comes from another page. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** From which side the page came; undefined for the one that was opened first. */
  readonly way: 'next' | 'back' | undefined;
}

/** Leads the focus along when a page is turned, and says which way it was. */
export function useTurnedPage(page: number): TurnedPage {
  const heading = useRef<HTMLHeadingElement>(null);
  const [turned, setTurned] = useState<{ page: number; way: TurnedPage['way'] }>({
    page,
    way: undefined,
  });
  if (turned.page !== page) setTurned({ page, way: page > turned.page ? 'next' : 'back' });

  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    heading.current?.focus({ preventScroll: true });
  }, [page]);
  return { heading, way: turned.way };
}
