import type { Json } from '@lamplight/domain/projects';
import {
  BLOCK_SHAPES,
  type Block,
  type BlockProgram,
  type BlockShape,
  isBlockKind,
} from './block.ts';
import { programVariables } from './variables.ts';

/** Pixels between two stacks, and those that a line of blocks takes about. */
const GAP = 40;
const LINE = 56;

type JsonObject = { readonly [key: string]: Json };

/** A program as Blockly saves a workspace. A variable's id is its name. */
export function toWorkspace(program: BlockProgram): Json {
  let y = 20;
  const blocks = program.flatMap((stack): Json[] => {
    const saved = savedStack(stack);
    if (saved === null) return [];
    const placed = { ...saved, x: 20, y };
    y += stack.reduce((sum, block) => sum + linesOf(block), 0) * LINE + GAP;
    return [placed];
  });
  const variables = programVariables(program).map((name) => ({ name, id: name }));
  return { blocks: { languageVersion: 0, blocks }, variables };
}

function linesOf(block: Block): number {
  const inner = Object.values(block.bodies ?? {}).flat();
  const bodies = Object.keys(block.bodies ?? {}).length;
  return 1 + bodies * 1.2 + inner.reduce((sum, each) => sum + linesOf(each), 0);
}

function savedStack([block, ...rest]: readonly Block[]): JsonObject | null {
  if (block === undefined) return null;
  const next = savedStack(rest);
  return next === null ? savedBlock(block) : { ...savedBlock(block), next: { block: next } };
}

function savedBlock({ kind, fields = {}, values = {}, bodies = {} }: Block): JsonObject {
  const shape: BlockShape = BLOCK_SHAPES[kind];
  const savedFields = Object.entries(fields).map(([name, value]): [string, Json] => [
    name,
    shape.fields?.[name] === 'variable' ? { id: String(value) } : value,
  ]);
  const slots = [
    ...Object.entries(values).map(([name, value]) => [name, savedBlock(value)] as const),
    ...Object.entries(bodies).map(([name, body]) => [name, savedStack(body)] as const),
  ].flatMap(([name, block]) => (block === null ? [] : [[name, { block }] as const]));
  return {
    type: kind,
    ...(savedFields.length > 0 ? { fields: Object.fromEntries(savedFields) } : {}),
    ...(slots.length > 0 ? { inputs: Object.fromEntries(slots) } : {}),
  };
}

/**
 * Reads a workspace that Blockly saved. What is no block of ours is left out; stacks stand in the order from top to
 * bottom. Values that lie about unconnected are no part of the program.
 */
export function readWorkspace(saved: Json): BlockProgram {
  const names = new Map(
    listOf(objectOf(saved).variables).map((variable) => {
      const { id, name } = objectOf(variable);
      return [String(id), String(name)] as const;
    }),
  );
  return listOf(objectOf(objectOf(saved).blocks).blocks)
    .map(objectOf)
    .filter(({ type }) => isBlockKind(String(type)) && shapeOf(String(type)).form !== 'value')
    .toSorted((a, b) => Number(a.y ?? 0) - Number(b.y ?? 0) || Number(a.x ?? 0) - Number(b.x ?? 0))
    .map((block) => readStack(block, names));
}

function shapeOf(type: string): BlockShape {
  if (!isBlockKind(type)) throw new RangeError(`there is no block ${type}`);
  return BLOCK_SHAPES[type];
}

function readStack(saved: JsonObject, names: ReadonlyMap<string, string>): Block[] {
  const block = readBlock(saved, names);
  const next = objectOf(objectOf(saved.next).block);
  return [...(block === null ? [] : [block]), ...(next.type ? readStack(next, names) : [])];
}

function readBlock(saved: JsonObject, names: ReadonlyMap<string, string>): Block | null {
  const kind = String(saved.type);
  if (!isBlockKind(kind)) return null;
  const shape: BlockShape = BLOCK_SHAPES[kind];
  const savedFields = objectOf(saved.fields);
  const inputs = objectOf(saved.inputs);
  const fields = Object.entries(shape.fields ?? {}).flatMap(([name, field]) => {
    const value = savedFields[name];
    if (value === undefined || value === null) return [];
    if (field !== 'variable') return [[name, field === 'number' ? Number(value) : String(value)]];
    const id = String(objectOf(value).id ?? value);
    return [[name, names.get(id) ?? id]];
  });
  const inputOf = (name: string) => {
    const input = objectOf(inputs[name]);
    return objectOf(input.block ?? input.shadow);
  };
  const values = (shape.values ?? []).flatMap((name) => {
    const value = readBlock(inputOf(name), names);
    return value === null ? [] : [[name, value] as const];
  });
  const bodies = (shape.bodies ?? []).map(
    (name) => [name, inputOf(name).type ? readStack(inputOf(name), names) : []] as const,
  );
  return {
    kind,
    ...(fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}),
    ...(values.length > 0 ? { values: Object.fromEntries(values) } : {}),
    ...(bodies.length > 0 ? { bodies: Object.fromEntries(bodies) } : {}),
  };
}

function objectOf(value: Json | undefined): JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as JsonObject)
    : {};
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}
