import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export interface PlaceLinkProps {
  /** A path of this product with its search, such as `/lessons?lesson=3`, as the host names it. */
  readonly path: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to a place that the host names; it opens without loading the page anew. */
export function PlaceLink({ path, className, children }: PlaceLinkProps) {
  const { history } = useRouter();
  return (
    <a
      href={path}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        history.push(path);
      }}
    >
      {children}
    </a>
  );
}
