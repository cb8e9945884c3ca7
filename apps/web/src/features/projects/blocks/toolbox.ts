import {
  BLOCK_GROUPS,
  BLOCK_SHAPES,
  type Block,
  type BlockKind,
  type BlockShape,
  isBlockKind,
  readWorkspace,
} from '@lamplight/content/projects/blocks';
import type { Json, ProjectBlocks } from '@lamplight/domain/projects';
import type { utils } from 'blockly/core';
import type { BlockTexts } from './block-definitions.ts';

/** What a slot shows until something else is put into it, so that a number can be typed at once. */
const NUMBER_SLOT = { shadow: { type: 'number', fields: { NUM: 1 } } };
const TEXT_SLOT = { shadow: { type: 'text', fields: { TEXT: '' } } };
const SLOTS: Readonly<Partial<Record<BlockKind, Record<string, { shadow: { type: string } }>>>> = {
  math: { A: NUMBER_SLOT, B: NUMBER_SLOT },
  compare: { B: NUMBER_SLOT },
  repeat: { TIMES: NUMBER_SLOT },
  change: { BY: NUMBER_SLOT },
  print: { VALUE: TEXT_SLOT },
  return: { VALUE: TEXT_SLOT },
};

/** The name under which the memory's blocks are made anew for each name that the child invents. */
export const MEMORY_CATEGORY = 'LAMPLIGHT_MEMORY';

type Toolbox = utils.toolbox.ToolboxInfo;
type ToolboxItem = utils.toolbox.ToolboxItemInfo;
type BlockItem = utils.toolbox.BlockInfo;

/**
 * The toolbox of a project: the groups of which it has blocks. A block with a fixed name in it, such as a data set or a
 * function, is offered once for each name that the project's program has.
 */
export function toolboxOf(project: ProjectBlocks, t: BlockTexts): Toolbox {
  const kinds = project.toolbox.filter(isBlockKind);
  const used = allBlocks(project.solution);
  const contents = BLOCK_GROUPS.flatMap((group): ToolboxItem[] => {
    const ofGroup = kinds.filter((kind) => BLOCK_SHAPES[kind].group === group);
    if (ofGroup.length === 0) return [];
    const category = {
      kind: 'category',
      name: t(`groups.${group}`),
      categorystyle: group,
    } as const;
    if (group === 'memory') return [{ ...category, custom: MEMORY_CATEGORY }];
    return [{ ...category, contents: ofGroup.flatMap((kind) => itemsOf(kind, used)) }];
  });
  return { kind: 'categoryToolbox', contents };
}

function itemsOf(kind: BlockKind, used: readonly Block[]): BlockItem[] {
  const item: BlockItem = {
    kind: 'block',
    type: kind,
    ...(SLOTS[kind] ? { inputs: SLOTS[kind] } : {}),
  };
  const shape: BlockShape = BLOCK_SHAPES[kind];
  const named = Object.entries(shape.fields ?? {}).filter(
    ([name, field]) =>
      field === 'name' || field === 'variable' || (kind === 'part' && name === 'NAME'),
  );
  const presets = used
    .filter((block) => block.kind === kind)
    .map(({ fields = {} }) =>
      named.map(([name, field]) => {
        const value = String(fields[name] ?? '');
        // The names of a project are their own ids, see `toWorkspace`.
        return [name, field === 'variable' ? { id: value, name: value } : value] as const;
      }),
    );
  if (named.length === 0 || presets.length === 0) return [item];
  const different = new Map(presets.map((preset) => [JSON.stringify(preset), preset]));
  return [...different.values()].map((preset) => ({ ...item, fields: Object.fromEntries(preset) }));
}

/** The blocks that use a name the child has: to set it, to change it and to read it. */
export function memoryItems(
  kinds: readonly string[],
  variables: readonly { readonly id: string }[],
): BlockItem[] {
  return variables.flatMap(({ id }) =>
    (['get', 'set', 'change'] as const)
      .filter((kind) => kinds.includes(kind))
      .map(
        (kind): BlockItem => ({
          kind: 'block',
          type: kind,
          fields: { VAR: { id } },
          ...(SLOTS[kind] ? { inputs: SLOTS[kind] } : {}),
        }),
      ),
  );
}

/** All blocks of a saved workspace, however deep. */
function allBlocks(saved: Json): Block[] {
  const inner = (block: Block): Block[] => [
    block,
    ...Object.values(block.values ?? {}).flatMap(inner),
    ...Object.values(block.bodies ?? {}).flatMap((body) => body.flatMap(inner)),
  ];
  return readWorkspace(saved).flat().flatMap(inner);
}

/** A workspace whose names are those of the whole project, so that the child finds them in the memory. */
export function withProjectNames(saved: Json, project: ProjectBlocks): Json {
  const own = namesOf(saved);
  const known = new Set(own.flatMap(({ id, name }) => [id, name]));
  const others = namesOf(project.solution).filter(
    ({ id, name }) => !known.has(id) && !known.has(name),
  );
  return { ...(saved as { readonly [key: string]: Json }), variables: [...own, ...others] };
}

interface SavedName {
  readonly [key: string]: Json;
  readonly id: string;
  readonly name: string;
}

function namesOf(saved: Json): readonly SavedName[] {
  if (saved === null || typeof saved !== 'object' || !('variables' in saved)) return [];
  return Array.isArray(saved.variables) ? (saved.variables as readonly SavedName[]) : [];
}
