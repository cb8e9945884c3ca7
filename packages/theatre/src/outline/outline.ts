import type { Scene } from '@lamplight/domain/scenes';
import { drawingOf, type Kit } from '../kit/kit.ts';
import { sheetsOf } from '../scene/draw-with.ts';
import { type Attributes, hundredth, tenth } from '../svg/element.ts';
import { type Area, areasOf } from './areas.ts';
import { scaleOf } from './matrix.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { boxOf } from './sight.ts';

/** A piece of the drawing, those behind first. */
export interface AreaPiece {
  readonly name: 'path' | 'ellipse' | 'rect';
  /** Its form and where it lies, without colors. */
  readonly form: Attributes;
  /** Paper to color in, a dot of ink, a line of ink, or a line so broad that it is paper with two edges. */
  readonly look: 'paper' | 'ink' | 'line' | 'band';
  /** How wide the ink is, in the units of the form. */
  readonly ink: number;
  /** How wide a band is, in the units of the form. */
  readonly width?: number;
  /** The area that it belongs to; none where it is too small to be colored in. */
  readonly area: number | undefined;
}

/** Lines broader than this many units are paper: a rope is drawn, a tail is colored in. */
const BAND = 3.2;
/** The broadest line of ink, in units. */
const LINE = 1.1;
/** What was drawn as a smaller dot than this many units of its own is ink: an eye, a nostril. */
const DOT = 4.6;
/** Light paper that is smaller than this in the frame is left out: a star that is no more than a point. */
const SPECK = 3.8;
/** From 0 to 1: what is darker is dark. */
const DARK = 0.36;

/**
 * A scene to color in: its line art without light and shade, and its areas. The same scene has the same areas each time.
 * @param kit with the drawings of all words of the scene
 * @throws Error where the kit lacks a drawing
 */
export function coloringOf(kit: Kit, scene: Scene): { pieces: AreaPiece[]; areas: Area[] } {
  const pieces = sheetPieces(kit, scene);
  const { areas, of } = areasOf(pieces, drawingOf(kit.places, scene.place).isIndoors);
  return { pieces: pieces.map((piece, index) => drawn(piece, of[index])), areas };
}

function sheetPieces(kit: Kit, scene: Scene): Piece[] {
  return sheetsOf(kit, scene)
    .flatMap((layer, index) => piecesOf(layer, String(index)))
    .filter((piece) => piece.line !== undefined || isDark(piece) || sizeOf(piece) >= SPECK);
}

function drawn(piece: Piece, area: number | undefined): AreaPiece {
  const { element, matrix, line } = piece;
  const size = sizeOf(piece);
  const scale = scaleOf(matrix) || 1;
  const [a, b, c, d, e, f] = matrix;
  const transform = `matrix(${[a, b, c, d].map(hundredth).join(' ')} ${tenth(e)} ${tenth(f)})`;
  const base = {
    name: element.name as AreaPiece['name'],
    form: { ...formOf(element.attributes), transform },
    area,
  };
  const ink = hundredth(inkOf(size) / scale);
  const isDot = size / scale < DOT && (isDark(piece) || element.name === 'ellipse');
  if (line === undefined) return { ...base, look: isDot ? 'ink' : 'paper', ink };
  if (line < BAND) return { ...base, look: 'line', ink: hundredth(Math.min(line, LINE) / scale) };
  return { ...base, look: 'band', ink, width: Number(element.attributes.strokeWidth) };
}

/** Large things have a bold edge, a face has a fine one; in units. */
function inkOf(size: number): number {
  if (size < 12) return 0.7;
  return size < 45 ? 1.1 : 1.6;
}

function sizeOf(piece: Piece): number {
  const { left, top, right, bottom } = boxOf(piece);
  return Math.max(right - left, bottom - top);
}

const FORM = new Set(['d', 'cx', 'cy', 'rx', 'ry', 'x', 'y', 'width', 'height']);

function formOf(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => FORM.has(name)));
}

/** How light a color looks: the shares that eyes give to red, green and blue. */
function isDark({ color }: Piece): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(color.slice(at, at + 2), 16) / 255,
  );
  return 0.3 * red + 0.59 * green + 0.11 * blue < DARK;
}
