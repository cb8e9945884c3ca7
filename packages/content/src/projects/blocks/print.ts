import type { Block, BlockProgram } from './block.ts';
import { identifier, paramsOf, variableOf, withInner } from './variables.ts';

/** How tightly an expression holds together: a looser one inside a tighter one needs parentheses. */
const LOOSE = 0;
const NULLISH = 1;
const OR = 2;
const AND = 3;
const EQUAL = 4;
const ORDER = 5;
const SUM = 6;
const PRODUCT = 7;
const UNARY = 8;
const TIGHT = 9;

interface Expression {
  readonly code: string;
  readonly holds: number;
}

const tight = (code: string): Expression => ({ code, holds: TIGHT });

const COMPARISONS: Readonly<Record<string, readonly [operator: string, holds: number]>> = {
  '=': ['===', EQUAL],
  '≠': ['!==', EQUAL],
  '<': ['<', ORDER],
  '≤': ['<=', ORDER],
  '>': ['>', ORDER],
  '≥': ['>=', ORDER],
};
const SUMS: Readonly<Record<string, readonly [operator: string, holds: number]>> = {
  '+': ['+', SUM],
  '−': ['-', SUM],
  '×': ['*', PRODUCT],
  '÷': ['/', PRODUCT],
};
const LINKS: Readonly<Record<string, readonly [operator: string, holds: number]>> = {
  and: ['&&', AND],
  or: ['||', OR],
};

/** What stands in a slot that was left empty. */
const NOTHING = tight('undefined');

/** A text as a literal of JavaScript. */
export function literal(value: string): string {
  const inner = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner}'`;
}

function fieldOf(block: Block, name: string): string {
  return String(block.fields?.[name] ?? '');
}

function slotValue(block: Block, name: string): Expression {
  const value = block.values?.[name];
  return value === undefined ? NOTHING : expression(value);
}

/** The code of a slot, in parentheses where it is looser than what it stands in. */
function inside(block: Block, name: string, holds: number): string {
  const value = slotValue(block, name);
  return value.holds < holds ? `(${value.code})` : value.code;
}

function infix(
  block: Block,
  operators: Readonly<Record<string, readonly [operator: string, holds: number]>>,
): Expression {
  const [operator, holds] = operators[fieldOf(block, 'OP')] ?? ['===', EQUAL];
  // The right side of a minus or a division is done first only in parentheses; && and || never mix without them.
  const mixes = operator === '&&' || operator === '||';
  const side = (name: string, extra: number) => {
    const value = slotValue(block, name);
    const needs = mixes && (value.holds === AND || value.holds === OR) && value.holds !== holds;
    return needs || value.holds < holds + extra ? `(${value.code})` : value.code;
  };
  return { code: `${side('A', 0)} ${operator} ${side('B', 1)}`, holds };
}

function called(name: string, ...codes: readonly string[]): Expression {
  return tight(`${name}(${codes.join(', ')})`);
}

const PART_NAME = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;

function expression(block: Block): Expression {
  const arg = (name: string) => inside(block, name, LOOSE);
  const object = (name: string) => inside(block, name, TIGHT);
  switch (block.kind) {
    case 'number': {
      const value = Number(block.fields?.NUM ?? 0);
      return { code: String(value), holds: value < 0 ? UNARY : TIGHT };
    }
    case 'text':
      return tight(literal(fieldOf(block, 'TEXT')));
    case 'true_false':
      return tight(fieldOf(block, 'BOOL') === 'true' ? 'true' : 'false');
    case 'get':
      return tight(identifier(fieldOf(block, 'VAR')));
    case 'data':
      return tight(identifier(fieldOf(block, 'NAME')));
    case 'math':
      return infix(block, SUMS);
    case 'compare':
      return infix(block, COMPARISONS);
    case 'logic':
      return infix(block, LINKS);
    case 'not':
      return { code: `!${inside(block, 'A', UNARY)}`, holds: UNARY };
    case 'size_of_number':
      return called('Math.abs', arg('A'));
    case 'distance':
      return called('distance', arg('A'), arg('B'));
    case 'words':
      return called('words', arg('TEXT'));
    case 'count':
      return called('count', arg('LIST'));
    case 'pick':
      return called('pick', arg('LIST'));
    case 'call_1':
      return called(identifier(fieldOf(block, 'NAME')), arg('A'));
    case 'call_2':
      return called(identifier(fieldOf(block, 'NAME')), arg('A'), arg('B'));
    case 'includes':
      return tight(`${object('WHOLE')}.includes(${arg('PART')})`);
    case 'part': {
      const name = fieldOf(block, 'NAME');
      return tight(object('OF') + (PART_NAME.test(name) ? `.${name}` : `[${literal(name)}]`));
    }
    case 'length':
      return tight(`${object('LIST')}.length`);
    case 'first':
      return tight(`${object('LIST')}[0]`);
    case 'last':
      return tight(`${object('LIST')}.at(-1)`);
    case 'empty_list':
      return tight('[]');
    case 'count_of':
      return { code: `${object('COUNTS')}[${arg('KEY')}] ?? 0`, holds: NULLISH };
    default:
      return NOTHING;
  }
}

/** The names that are known where a statement stands, and those that its scope declares where they are first set. */
interface Scope {
  readonly declared: Set<string>;
  /** Set for the first time in the scope's own list, before anything else names them. */
  readonly declaredBySet: Set<string>;
}

function statement(block: Block, scope: Scope, depth: number): string[] {
  const pad = '  '.repeat(depth);
  const line = (code: string) => [`${pad}${code}`];
  const arg = (name: string) => inside(block, name, LOOSE);
  const variable = identifier(variableOf(block) ?? '');
  const body = (name: string) => statements(block.bodies?.[name] ?? [], scope, depth + 1);
  const title = literal(fieldOf(block, 'TITLE'));
  switch (block.kind) {
    case 'return':
      return line(`return ${arg('VALUE')};`);
    case 'print':
      return line(`print(${arg('VALUE')});`);
    case 'set': {
      const first = !scope.declared.has(variable) && scope.declaredBySet.has(variable);
      scope.declared.add(variable);
      return line(`${first ? 'let ' : ''}${variable} = ${arg('VALUE')};`);
    }
    case 'change':
      return line(`${variable} = ${variable} + ${inside(block, 'BY', PRODUCT)};`);
    case 'add_to_list':
      return line(`${variable}.push(${arg('ITEM')});`);
    case 'if':
    case 'if_else':
      return [`${pad}if (${arg('IF')}) {`, ...body('DO'), ...otherwise(block, scope, depth)];
    case 'repeat':
      return [
        `${pad}for (let turn = 1; turn <= ${inside(block, 'TIMES', SUM)}; turn += 1) {`,
        ...body('DO'),
        `${pad}}`,
      ];
    case 'for_each':
      return [`${pad}for (const ${variable} of ${arg('LIST')}) {`, ...body('DO'), `${pad}}`];
    case 'draw_bars':
      return line(`drawBars(${title}, ${arg('VALUE')});`);
    case 'draw_line':
      return line(`drawLine(${title}, ${arg('VALUE')});`);
    case 'draw_table':
      return line(`drawTable(${title}, ${arg('VALUE')});`);
    case 'draw_web':
      return line(`drawWeb(${title}, ${arg('VALUE')});`);
    case 'draw_pixels':
      return line(`drawPixels(${title}, ${arg('VALUE')});`);
    case 'draw_points':
      return line(`drawPoints(${title}, ${arg('VALUE')}, ${axes(block)});`);
    case 'draw_map': {
      const name = identifier(fieldOf(block, 'NAME'));
      return line(`drawMap(${title}, ${arg('VALUE')}, ${axes(block)}, ${name});`);
    }
    case 'function':
      return functionOf(block, scope, depth);
    default:
      return line(`${expression(block).code};`);
  }
}

function axes(block: Block): string {
  const [x, y, label] = ['X', 'Y', 'LABEL'].map((name) => literal(fieldOf(block, name)));
  return `{ x: ${x}, y: ${y}, label: ${label} }`;
}

function otherwise(block: Block, scope: Scope, depth: number): string[] {
  const pad = '  '.repeat(depth);
  const rest = block.bodies?.ELSE ?? [];
  const [only] = rest;
  if (rest.length === 0) return [`${pad}}`];
  if (rest.length === 1 && (only?.kind === 'if' || only?.kind === 'if_else')) {
    const [head = '', ...tail] = statement(only, scope, depth);
    return [`${pad}} else ${head.trimStart()}`, ...tail];
  }
  return [`${pad}} else {`, ...statements(rest, scope, depth + 1), `${pad}}`];
}

function statements(blocks: readonly Block[], scope: Scope, depth: number): string[] {
  return blocks.flatMap((block) => statement(block, scope, depth));
}

function functionOf(block: Block, outer: Scope, depth: number): string[] {
  const params = paramsOf(block).map(identifier);
  const name = identifier(fieldOf(block, 'NAME'));
  const body = scoped(block.bodies?.DO ?? [], new Set([...outer.declared, ...params]), depth + 1);
  return [`function ${name}(${params.join(', ')}) {`, ...body, '}'];
}

/** The statements of a function or program: each variable that it sets is declared once. */
function scoped(blocks: readonly Block[], known: ReadonlySet<string>, depth: number): string[] {
  const setHere = namesSet(blocks).filter((name) => !known.has(name));
  const declaredBySet = new Set(setHere.filter((name) => isSetFirst(blocks, name)));
  const early = setHere.filter((name) => !declaredBySet.has(name));
  const scope = { declared: new Set([...known, ...early]), declaredBySet };
  const head = early.length > 0 ? [`${'  '.repeat(depth)}let ${early.join(', ')};`] : [];
  return [...head, ...statements(blocks, scope, depth)];
}

/** Variables that are given a value anywhere in the blocks; those of a loop belong to the loop. */
function namesSet(blocks: readonly Block[]): string[] {
  const setters = blocks
    .flatMap((block) => [...withInner(block)])
    .filter(({ kind }) => kind === 'set' || kind === 'change' || kind === 'add_to_list');
  return [...new Set(setters.map((block) => identifier(variableOf(block) ?? '')))];
}

/** Whether the first block of the list that names a variable is the one that sets it. */
function isSetFirst(blocks: readonly Block[], name: string): boolean {
  const first = blocks.find((block) =>
    [...withInner(block)].some((inner) => identifier(variableOf(inner) ?? '') === name),
  );
  if (first?.kind !== 'set' || identifier(variableOf(first) ?? '') !== name) return false;
  return !Object.values(first.values ?? {}).some((value) =>
    [...withInner(value)].some((inner) => identifier(variableOf(inner) ?? '') === name),
  );
}

/** The JavaScript of a program in blocks: its stacks from top to bottom, parted by a blank line. */
export function printJavaScript(program: BlockProgram): string {
  const stacks = program.filter((stack) => stack.length > 0);
  const loose = stacks.filter(([top]) => top?.kind !== 'function').flat();
  // What the program itself sets, its functions see too.
  const globals = new Set(namesSet(loose));
  const declaredBySet = new Set([...globals].filter((name) => isSetFirst(loose, name)));
  const early = [...globals].filter((name) => !declaredBySet.has(name));
  const scope = { declared: new Set(early), declaredBySet };
  const outer = { declared: globals, declaredBySet: new Set<string>() };
  const texts = stacks.map((stack) =>
    stack.flatMap((block) => statement(block, block.kind === 'function' ? outer : scope, 0)),
  );
  const head = early.length > 0 ? [[`let ${early.join(', ')};`]] : [];
  return `${[...head, ...texts].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
