import { type Attributes, element, type SvgElement } from '../svg/element.ts';
import type { AreaPiece } from './outline.ts';

/** The dark of edges: night, never black. */
export const INK = '#241F33';
const PAPER = '#FFFFFF';

const ROUND = { strokeLinejoin: 'round', strokeLinecap: 'round' };
/** What is tapped is the paper below the ink. */
const UNTOUCHED = { pointerEvents: 'none' };

/**
 * What a piece is drawn with. The paper of an area is marked with `data-area` and its number.
 * @param paper the color of its paper, as `#RRGGBB`
 */
export function lineArt(piece: AreaPiece, paper: string = PAPER): SvgElement[] {
  const { name, form, look, ink, width = 0, area } = piece;
  const marked: Attributes = area === undefined ? {} : { 'data-area': area };
  const line = (stroke: string, strokeWidth: number, own: Attributes) =>
    element(name, { ...form, ...ROUND, fill: 'none', stroke, strokeWidth, ...own });
  switch (look) {
    case 'paper':
      return [
        element(name, { ...form, ...ROUND, fill: paper, stroke: INK, strokeWidth: ink, ...marked }),
      ];
    case 'ink':
      return [element(name, { ...form, fill: INK, ...UNTOUCHED })];
    case 'line':
      return [line(INK, ink, UNTOUCHED)];
    case 'band':
      return [line(INK, width + ink, UNTOUCHED), line(paper, Math.max(width - ink, ink), marked)];
  }
}
