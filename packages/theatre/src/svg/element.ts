/** An element of a drawing, as plain data: the browser makes React elements of it, paper and sheets make text. */
export interface SvgElement {
  readonly name: SvgName;
  /** Named as React names them, such as `strokeWidth`. */
  readonly attributes: Attributes;
  readonly children: readonly SvgElement[];
}

/** What a drawing may be made of: nothing that runs, loads or links. */
export type SvgName =
  | 'svg'
  | 'g'
  | 'defs'
  | 'path'
  | 'rect'
  | 'ellipse'
  | 'clipPath'
  | 'linearGradient'
  | 'radialGradient'
  | 'stop'
  | 'filter'
  | 'feDropShadow';

export type Attributes = Readonly<Record<string, string | number>>;

export function element(
  name: SvgName,
  attributes: Attributes = {},
  children: readonly SvgElement[] = [],
): SvgElement {
  return { name, attributes, children };
}

export function group(children: readonly SvgElement[], attributes: Attributes = {}): SvgElement {
  return element('g', attributes, children);
}

/** A filled path. */
export function fill(d: string, color: string, attributes: Attributes = {}): SvgElement {
  return element('path', { d, fill: color, ...attributes });
}

/** A drawn line with round ends. */
export function stroke(
  d: string,
  color: string,
  width: number,
  attributes: Attributes = {},
): SvgElement {
  return element('path', {
    d,
    fill: 'none',
    stroke: color,
    strokeWidth: width,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    ...attributes,
  });
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: string,
  attributes: Attributes = {},
): SvgElement {
  return element('ellipse', { cx: tenth(x), cy: tenth(y), rx, ry, fill: color, ...attributes });
}

export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  /** Mirrored from left to right. */
  readonly mirrored?: boolean;
}

/** Moves, turns and scales what was drawn around its own origin. */
export function placed(
  { x, y, scale = 1, turn = 0, mirrored = false }: Placement,
  children: readonly SvgElement[],
  attributes: Attributes = {},
): SvgElement {
  const turned = turn === 0 ? '' : ` rotate(${tenth(turn)})`;
  const across = hundredth(mirrored ? -scale : scale);
  const scaled = scale === 1 && !mirrored ? '' : ` scale(${across} ${hundredth(scale)})`;
  return group(children, {
    transform: `translate(${tenth(x)} ${tenth(y)})${turned}${scaled}`,
    ...attributes,
  });
}

/** Coordinates are rounded to tenths: a screen shows no more, and files stay small. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

export function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
