import type { Block } from './block.ts';

/**
 * Constructors of blocks, for writing a project's program down: `ifElse(compare(get('legs'), '>', number(4)), [...], [...])`.
 * Slots take a block, a number or a text; a name of a variable is given with `get`.
 */
type Slot = Block | number | string;

function slot(value: Slot): Block {
  if (typeof value === 'number') return number(value);
  return typeof value === 'string' ? text(value) : value;
}

export const number = (value: number): Block => ({ kind: 'number', fields: { NUM: value } });
export const text = (value: string): Block => ({ kind: 'text', fields: { TEXT: value } });
export const get = (name: string): Block => ({ kind: 'get', fields: { VAR: name } });
/** A data set of the project. */
export const data = (name: string): Block => ({ kind: 'data', fields: { NAME: name } });
export const trueFalse = (value: boolean): Block => ({
  kind: 'true_false',
  fields: { BOOL: String(value) },
});

/** A function with its parameters; it stands alone. */
export const define = (name: string, params: readonly string[], body: readonly Block[]): Block => ({
  kind: 'function',
  fields: { NAME: name, PARAMS: params.join(', ') },
  bodies: { DO: body },
});
export const giveBack = (value: Slot): Block => ({
  kind: 'return',
  values: { VALUE: slot(value) },
});
export const print = (value: Slot): Block => ({ kind: 'print', values: { VALUE: slot(value) } });
export const call = (name: string, first: Slot, second?: Slot): Block =>
  second === undefined
    ? { kind: 'call_1', fields: { NAME: name }, values: { A: slot(first) } }
    : { kind: 'call_2', fields: { NAME: name }, values: { A: slot(first), B: slot(second) } };

export const when = (condition: Block, then: readonly Block[]): Block => ({
  kind: 'if',
  values: { IF: condition },
  bodies: { DO: then },
});
export const ifElse = (
  condition: Block,
  then: readonly Block[],
  otherwise: readonly Block[],
): Block => ({ kind: 'if_else', values: { IF: condition }, bodies: { DO: then, ELSE: otherwise } });
export const compare = (a: Slot, op: '=' | '≠' | '<' | '≤' | '>' | '≥', b: Slot): Block => ({
  kind: 'compare',
  fields: { OP: op },
  values: { A: slot(a), B: slot(b) },
});
export const both = (a: Block, b: Block): Block => ({
  kind: 'logic',
  fields: { OP: 'and' },
  values: { A: a, B: b },
});
export const either = (a: Block, b: Block): Block => ({
  kind: 'logic',
  fields: { OP: 'or' },
  values: { A: a, B: b },
});
export const not = (a: Block): Block => ({ kind: 'not', values: { A: a } });
export const repeat = (times: Slot, body: readonly Block[]): Block => ({
  kind: 'repeat',
  values: { TIMES: slot(times) },
  bodies: { DO: body },
});

export const math = (a: Slot, op: '+' | '−' | '×' | '÷', b: Slot): Block => ({
  kind: 'math',
  fields: { OP: op },
  values: { A: slot(a), B: slot(b) },
});
/** The number without its sign. */
export const sizeOfNumber = (a: Slot): Block => ({
  kind: 'size_of_number',
  values: { A: slot(a) },
});
export const distance = (a: Slot, b: Slot): Block => ({
  kind: 'distance',
  values: { A: slot(a), B: slot(b) },
});

/** The words of a text, in a list. */
export const words = (of: Slot): Block => ({ kind: 'words', values: { TEXT: slot(of) } });
/** Whether a text or list holds a part. */
export const includes = (whole: Slot, part: Slot): Block => ({
  kind: 'includes',
  values: { WHOLE: slot(whole), PART: slot(part) },
});

export const forEach = (name: string, list: Block, body: readonly Block[]): Block => ({
  kind: 'for_each',
  fields: { VAR: name },
  values: { LIST: list },
  bodies: { DO: body },
});
/** One part of a thing: `part('size', get('animal'))` is `animal.size`. */
export const part = (name: string, of: Block): Block => ({
  kind: 'part',
  fields: { NAME: name },
  values: { OF: of },
});
export const length = (list: Block): Block => ({ kind: 'length', values: { LIST: list } });
export const first = (list: Block): Block => ({ kind: 'first', values: { LIST: list } });
export const last = (list: Block): Block => ({ kind: 'last', values: { LIST: list } });
export const emptyList = (): Block => ({ kind: 'empty_list' });
export const addToList = (name: string, item: Slot): Block => ({
  kind: 'add_to_list',
  fields: { VAR: name },
  values: { ITEM: slot(item) },
});
/** How often each entry of a list comes. */
export const count = (list: Block): Block => ({ kind: 'count', values: { LIST: list } });
/** How often one entry comes, from what `count` answered; 0 when it never does. */
export const countOf = (key: Slot, counts: Block): Block => ({
  kind: 'count_of',
  values: { KEY: slot(key), COUNTS: counts },
});
export const pick = (list: Block): Block => ({ kind: 'pick', values: { LIST: list } });

export const set = (name: string, value: Slot): Block => ({
  kind: 'set',
  fields: { VAR: name },
  values: { VALUE: slot(value) },
});
export const change = (name: string, by: Slot): Block => ({
  kind: 'change',
  fields: { VAR: name },
  values: { BY: slot(by) },
});

type PlainPicture = 'bars' | 'line' | 'table' | 'web' | 'pixels';

/** A picture of a value under a title. */
export const draw = (picture: PlainPicture, title: string, value: Block): Block => ({
  kind: `draw_${picture}`,
  fields: { TITLE: title },
  values: { VALUE: value },
});
/** The parts of a point that a picture uses. */
export interface Axes {
  readonly x: string;
  readonly y: string;
  readonly label: string;
}
export const drawPoints = (title: string, points: Block, { x, y, label }: Axes): Block => ({
  kind: 'draw_points',
  fields: { TITLE: title, X: x, Y: y, LABEL: label },
  values: { VALUE: points },
});
/** The points and what the function `name(x, y)` answers around them. */
export const drawMap = (title: string, points: Block, axes: Axes, name: string): Block => ({
  kind: 'draw_map',
  fields: { TITLE: title, X: axes.x, Y: axes.y, LABEL: axes.label, NAME: name },
  values: { VALUE: points },
});
