import { type AreaPiece, INK, lineArt } from '@lamplight/theatre/outline';
import { createElement, type ReactNode, type SVGAttributes } from 'react';
import styles from './line-art.module.css';

export interface LineArtProps {
  readonly pieces: readonly AreaPiece[];
  /** The color of an area; undefined leaves it white. */
  readonly paperOf: (area: number) => string | undefined;
  /** What else stands on the first paper of an area, such as its name; without it the picture is decoration. */
  readonly firstOf?: (area: number) => SVGAttributes<SVGElement>;
  /** Lies over the picture. */
  readonly children?: ReactNode;
}

/** The pieces of a picture, those behind first, with their edges. */
export function LineArt({ pieces, paperOf, firstOf, children }: LineArtProps) {
  const known = new Set<number>();
  const ownOf = (area: unknown) => {
    if (typeof area !== 'number' || known.has(area)) return undefined;
    known.add(area);
    return firstOf?.(area);
  };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its parts have names, or what it stands in has one
    <svg className={styles.art} viewBox="0 0 640 400" aria-hidden={firstOf === undefined}>
      {pieces
        .flatMap((piece) =>
          lineArt(piece, piece.area === undefined ? undefined : paperOf(piece.area)),
        )
        .map(({ name, attributes }, index) =>
          // Pieces never change places.
          createElement(name, { key: index, ...attributes, ...ownOf(attributes['data-area']) }),
        )}
      {children}
      <rect className={styles.frame} width="640" height="400" stroke={INK} />
    </svg>
  );
}

/** A line around every piece of an area, for whoever goes through them by keys. */
export function AreaEdges({ pieces }: { readonly pieces: readonly AreaPiece[] }) {
  return pieces.map(({ name, form, ink, width = 0 }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces never change places
    <g key={index}>
      {createElement(name, { ...form, className: styles.halo, strokeWidth: width + 6 * ink })}
      {createElement(name, { ...form, className: styles.edge, strokeWidth: width + 3 * ink })}
    </g>
  ));
}
