import type { Block, BlockProgram } from './block.ts';

/** The name of a variable as JavaScript has it: `my count` becomes `myCount`. */
export function identifier(name: string): string {
  const parts = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}_$]+/u)
    .filter((part) => part !== '');
  const joined = parts
    .map((part, index) => (index === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1)))
    .join('');
  if (joined === '') return 'thing';
  return /^\p{N}/u.test(joined) || RESERVED.has(joined) ? `my${joined}` : joined;
}

/** Words that JavaScript keeps for itself. */
const RESERVED = new Set(
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof let new null return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
);

/** A block and all that are in it, as they are printed. */
export function* withInner(block: Block): Generator<Block> {
  yield block;
  for (const value of Object.values(block.values ?? {})) yield* withInner(value);
  for (const body of Object.values(block.bodies ?? {})) {
    for (const inner of body) yield* withInner(inner);
  }
}

/** The variable that a block names; null when it names none. */
export function variableOf({ fields }: Block): string | null {
  return typeof fields?.VAR === 'string' ? fields.VAR : null;
}

/** The names of a function's parameters. */
export function paramsOf({ fields }: Block): string[] {
  return String(fields?.PARAMS ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Every name of a program: parameters and variables, each once, in the order in which they turn up. */
export function programVariables(program: BlockProgram): string[] {
  const names = program.flat().flatMap((top) =>
    [...withInner(top)].flatMap((block) => {
      const variable = variableOf(block);
      return [...paramsOf(block), ...(variable === null ? [] : [variable])];
    }),
  );
  return [...new Set(names)];
}
