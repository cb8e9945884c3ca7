import type { AreaPiece, OutlinePiece } from '@lamplight/theatre/outline';
import { createElement, type ReactNode, type SVGAttributes } from 'react';
import styles from './line-art.module.css';

/** The dark of edges: night, never black. */
const INK = '#241F33';
const PAPER = '#FFFFFF';

export interface LineArtProps {
  readonly pieces: readonly AreaPiece[];
  /** The color of an area; undefined leaves it white. */
  readonly paperOf: (area: number | undefined) => string | undefined;
  /** What else stands on a piece that is the first of its area, such as its name. */
  readonly firstOf?: (area: number) => SVGAttributes<SVGElement>;
  /** Lies over the picture. */
  readonly children?: ReactNode;
}

/** The pieces of a picture, those behind first, with their edges. Ink lets through what is tapped below it. */
export function LineArt({ pieces, paperOf, firstOf, children }: LineArtProps) {
  const known = new Set<number>();
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its parts have names, or what it stands in has one
    <svg className={styles.art} viewBox="0 0 640 400" aria-hidden={firstOf === undefined}>
      {pieces.map((piece, index) => {
        const { area } = piece;
        const isFirst = area !== undefined && !known.has(area);
        if (area !== undefined) known.add(area);
        const own = isFirst ? firstOf?.(area) : undefined;
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces never change places
        return <Piece key={index} piece={piece} paper={paperOf(area) ?? PAPER} own={own} />;
      })}
      {children}
      <rect
        className={styles.ink}
        x="0"
        y="0"
        width="640"
        height="400"
        fill="none"
        stroke={INK}
        strokeWidth="3"
      />
    </svg>
  );
}

interface PieceProps {
  readonly piece: AreaPiece;
  readonly paper: string;
  readonly own: SVGAttributes<SVGElement> | undefined;
}

function Piece({ piece, paper, own }: PieceProps) {
  const { name, form, look, ink, width = 0, area } = piece;
  const round = { strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
  const tapped = { 'data-area': area, ...own };
  switch (look) {
    case 'paper':
      return createElement(name, {
        ...form,
        ...round,
        ...tapped,
        fill: paper,
        stroke: INK,
        strokeWidth: ink,
      });
    case 'ink':
      return createElement(name, { ...form, className: styles.ink, fill: INK });
    case 'line':
      return createElement(name, {
        ...form,
        ...round,
        className: styles.ink,
        fill: 'none',
        stroke: INK,
        strokeWidth: ink,
      });
    case 'band':
      return (
        <>
          {createElement(name, {
            ...form,
            ...round,
            className: styles.ink,
            fill: 'none',
            stroke: INK,
            strokeWidth: width + ink,
          })}
          {createElement(name, {
            ...form,
            ...round,
            ...tapped,
            fill: 'none',
            stroke: paper,
            strokeWidth: Math.max(width - ink, ink),
          })}
        </>
      );
  }
}

/** A line around every piece of an area, for whoever goes through them by keys. */
export function AreaEdges({ pieces }: { readonly pieces: readonly OutlinePiece[] }) {
  return pieces.map(({ name, form, ink, width = 0 }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces never change places
    <g key={index} className={styles.ink}>
      {createElement(name, { ...form, className: styles.halo, strokeWidth: width + 6 * ink })}
      {createElement(name, { ...form, className: styles.edge, strokeWidth: width + 3 * ink })}
    </g>
  ));
}
