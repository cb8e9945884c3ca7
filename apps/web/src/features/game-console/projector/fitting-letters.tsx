import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Shares of the largest letters, largest first: the first with which nothing runs over the wall is taken. */
const SHARES = [1, 0.92, 0.84, 0.77, 0.7, 0.64, 0.58, 0.52, 0.47, 0.42];

export interface FittingLettersProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/**
 * A part of the wall whose letters are as large as its room allows: `--letters` is the share that its styles
 * reckon with. What shows something else needs a key of its own.
 */
export function FittingLetters({ className, children }: FittingLettersProps) {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = part.current;
    if (shown === null) return;
    const chooseShare = () => {
      for (const share of SHARES) {
        shown.style.setProperty('--letters', String(share));
        if (shown.scrollHeight <= shown.clientHeight) return;
      }
    };
    chooseShare();
    // Letters that are still on their way change what fits.
    document.fonts.ready.then(chooseShare).catch(() => undefined);
    const resizes = new ResizeObserver(chooseShare);
    resizes.observe(shown);
    return () => resizes.disconnect();
  }, []);
  return (
    <div className={className} ref={part}>
      {children}
    </div>
  );
}
