import type { Color } from '../paper/color.ts';
import type { SvgElement } from '../svg/element.ts';
import { type Matrix, moved, type Point, scaleOf, UNMOVED, within } from './matrix.ts';

/** Whose a piece of paper is: of the land, or of one person or thing on it. */
export interface Owner {
  readonly kind: 'land' | 'figure';
  /** Different for each owner of a scene. */
  readonly key: string;
}

/** A piece of paper, or a drawn line, as it lies in the frame. */
export interface Piece {
  readonly element: SvgElement;
  readonly matrix: Matrix;
  readonly owner: Owner;
  readonly color: Color;
  /** Units that a drawn line is wide in the frame; none for paper. */
  readonly line?: number;
  /** The edges of paper in the frame; a line has its points alone. */
  readonly edges: readonly (readonly Point[])[];
}

/** What is more transparent than this is shade and no paper. */
const LEAST_OPACITY = 0.5;

/** The pieces of a drawing, those behind first. */
export function piecesOf(elements: readonly SvgElement[], key: string): Piece[] {
  return elements.flatMap((element, index) =>
    piecesIn([element], UNMOVED, { kind: 'land', key: `${key}-${index}` }),
  );
}

function piecesIn(elements: readonly SvgElement[], all: Matrix, owner: Owner): Piece[] {
  return elements.flatMap((element, index) => {
    const { attributes, children } = element;
    // A lit edge is the same sheet just below: what lies on it hides it.
    if (attributes.d !== undefined && attributes.d === elements[index + 1]?.attributes.d) return [];
    const matrix = within(all, attributes.transform);
    const own =
      attributes['data-name'] === undefined
        ? owner
        : ({ kind: 'figure', key: `${owner.key}-${index}` } as const);
    return [...pieceOf(element, matrix, own), ...piecesIn(children, matrix, own)];
  });
}

function pieceOf(element: SvgElement, matrix: Matrix, owner: Owner): Piece[] {
  const { attributes, name } = element;
  if (name !== 'path' && name !== 'ellipse' && name !== 'rect') return [];
  const isLine = attributes.fill === 'none';
  const opacity = Number(attributes.fillOpacity ?? 1);
  const color = String(isLine ? attributes.stroke : attributes.fill);
  if (!isColor(color) || (!isLine && opacity < LEAST_OPACITY)) return [];
  return [
    {
      element,
      matrix,
      owner,
      color,
      ...(isLine && { line: Number(attributes.strokeWidth) * scaleOf(matrix) }),
      edges: edgesOf(element).map((edge) => edge.map((point) => moved(matrix, point))),
    },
  ];
}

function isColor(color: string): color is Color {
  return color.startsWith('#');
}

/** Corners of an ellipse, enough for a tap to be told from one beside it. */
const ROUND = 24;

function edgesOf({ name, attributes }: SvgElement): Point[][] {
  const number = (key: string) => Number(attributes[key] ?? 0);
  if (name === 'rect') {
    const [x, y, right, bottom] = [
      number('x'),
      number('y'),
      number('x') + number('width'),
      number('y') + number('height'),
    ];
    return [
      [
        [x, y],
        [right, y],
        [right, bottom],
        [x, bottom],
      ],
    ];
  }
  if (name === 'ellipse') {
    return [
      Array.from({ length: ROUND }, (_, index) => {
        const angle = (index / ROUND) * 2 * Math.PI;
        return [
          number('cx') + Math.cos(angle) * number('rx'),
          number('cy') + Math.sin(angle) * number('ry'),
        ];
      }),
    ];
  }
  return String(attributes.d)
    .split('M')
    .map((outline) => {
      const numbers = (outline.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
      return Array.from(
        { length: Math.floor(numbers.length / 2) },
        (_, index): Point => [numbers[index * 2] ?? 0, numbers[index * 2 + 1] ?? 0],
      );
    })
    .filter((points) => points.length > 0);
}
