/** What a block is for, which decides its color and its place in the toolbox. */
export const BLOCK_GROUPS = [
  'program',
  'logic',
  'numbers',
  'words',
  'lists',
  'memory',
  'pictures',
] as const;
export type BlockGroup = (typeof BLOCK_GROUPS)[number];

/** The parts of a block, by name: fields are filled in, values and bodies hold other blocks. */
export interface BlockShape {
  readonly group: BlockGroup;
  /** `hat` stands alone, `statement` in a stack, `value` in the slot of another block. */
  readonly form: 'hat' | 'statement' | 'value';
  readonly fields?: Readonly<Record<string, FieldKind>>;
  readonly values?: readonly string[];
  readonly bodies?: readonly string[];
}

/** `name` is fixed by the project, `variable` chosen among the program's, the others are typed or picked. */
export type FieldKind = 'name' | 'variable' | 'number' | 'text' | readonly string[];

/**
 * Every kind of block. The block editor draws them from this table, the printer turns them into JavaScript: a kind that
 * is added here needs a line in `print.ts` and its words in the texts of the page.
 */
export const BLOCK_SHAPES = {
  function: {
    group: 'program',
    form: 'hat',
    fields: { NAME: 'name', PARAMS: 'name' },
    bodies: ['DO'],
  },
  return: { group: 'program', form: 'statement', values: ['VALUE'] },
  print: { group: 'program', form: 'statement', values: ['VALUE'] },
  call_1: { group: 'program', form: 'value', fields: { NAME: 'name' }, values: ['A'] },
  call_2: { group: 'program', form: 'value', fields: { NAME: 'name' }, values: ['A', 'B'] },

  if: { group: 'logic', form: 'statement', values: ['IF'], bodies: ['DO'] },
  if_else: { group: 'logic', form: 'statement', values: ['IF'], bodies: ['DO', 'ELSE'] },
  compare: {
    group: 'logic',
    form: 'value',
    fields: { OP: ['=', '≠', '<', '≤', '>', '≥'] },
    values: ['A', 'B'],
  },
  logic: { group: 'logic', form: 'value', fields: { OP: ['and', 'or'] }, values: ['A', 'B'] },
  not: { group: 'logic', form: 'value', values: ['A'] },
  true_false: { group: 'logic', form: 'value', fields: { BOOL: ['true', 'false'] } },
  repeat: { group: 'logic', form: 'statement', values: ['TIMES'], bodies: ['DO'] },

  number: { group: 'numbers', form: 'value', fields: { NUM: 'number' } },
  math: {
    group: 'numbers',
    form: 'value',
    fields: { OP: ['+', '−', '×', '÷'] },
    values: ['A', 'B'],
  },
  size_of_number: { group: 'numbers', form: 'value', values: ['A'] },
  distance: { group: 'numbers', form: 'value', values: ['A', 'B'] },

  text: { group: 'words', form: 'value', fields: { TEXT: 'text' } },
  words: { group: 'words', form: 'value', values: ['TEXT'] },
  includes: { group: 'words', form: 'value', values: ['WHOLE', 'PART'] },

  for_each: {
    group: 'lists',
    form: 'statement',
    fields: { VAR: 'variable' },
    values: ['LIST'],
    bodies: ['DO'],
  },
  data: { group: 'lists', form: 'value', fields: { NAME: 'name' } },
  part: { group: 'lists', form: 'value', fields: { NAME: 'text' }, values: ['OF'] },
  length: { group: 'lists', form: 'value', values: ['LIST'] },
  first: { group: 'lists', form: 'value', values: ['LIST'] },
  last: { group: 'lists', form: 'value', values: ['LIST'] },
  empty_list: { group: 'lists', form: 'value' },
  add_to_list: { group: 'lists', form: 'statement', fields: { VAR: 'variable' }, values: ['ITEM'] },
  count: { group: 'lists', form: 'value', values: ['LIST'] },
  count_of: { group: 'lists', form: 'value', values: ['KEY', 'COUNTS'] },
  pick: { group: 'lists', form: 'value', values: ['LIST'] },

  set: { group: 'memory', form: 'statement', fields: { VAR: 'variable' }, values: ['VALUE'] },
  change: { group: 'memory', form: 'statement', fields: { VAR: 'variable' }, values: ['BY'] },
  get: { group: 'memory', form: 'value', fields: { VAR: 'variable' } },

  draw_bars: { group: 'pictures', form: 'statement', fields: { TITLE: 'text' }, values: ['VALUE'] },
  draw_line: { group: 'pictures', form: 'statement', fields: { TITLE: 'text' }, values: ['VALUE'] },
  draw_table: {
    group: 'pictures',
    form: 'statement',
    fields: { TITLE: 'text' },
    values: ['VALUE'],
  },
  draw_web: { group: 'pictures', form: 'statement', fields: { TITLE: 'text' }, values: ['VALUE'] },
  draw_pixels: {
    group: 'pictures',
    form: 'statement',
    fields: { TITLE: 'text' },
    values: ['VALUE'],
  },
  draw_points: {
    group: 'pictures',
    form: 'statement',
    fields: { TITLE: 'text', X: 'name', Y: 'name', LABEL: 'name' },
    values: ['VALUE'],
  },
  draw_map: {
    group: 'pictures',
    form: 'statement',
    fields: { TITLE: 'text', X: 'name', Y: 'name', LABEL: 'name', NAME: 'name' },
    values: ['VALUE'],
  },
} as const satisfies Readonly<Record<string, BlockShape>>;
export type BlockKind = keyof typeof BLOCK_SHAPES;

export function isBlockKind(name: string): name is BlockKind {
  return Object.hasOwn(BLOCK_SHAPES, name);
}

/** A block with what is in it. A slot that a child left empty is missing. */
export interface Block {
  readonly kind: BlockKind;
  readonly fields?: Readonly<Record<string, string | number>>;
  readonly values?: Readonly<Record<string, Block>>;
  readonly bodies?: Readonly<Record<string, readonly Block[]>>;
}

/** Stacks of blocks, as they lie on the work space from top to bottom. */
export type BlockProgram = readonly (readonly Block[])[];
