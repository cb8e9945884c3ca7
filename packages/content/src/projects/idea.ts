import type { Json, Project, ProjectBand, ProjectBlocks, Trial } from '@lamplight/domain/projects';
import { BLOCK_SHAPES, type Block, type BlockKind, isBlockKind } from './blocks/block.ts';
import { type BlockProgram, printJavaScript, toWorkspace } from './blocks/index.ts';
import { withInner } from './blocks/variables.ts';
import { type WrittenCode, written } from './written.ts';

/** What a project is beside its number, its badge and its time. */
export type Version = Pick<
  Project,
  | 'title'
  | 'description'
  | 'task'
  | 'starterCode'
  | 'solution'
  | 'hints'
  | 'concepts'
  | 'keywords'
  | 'data'
  | 'trial'
  | 'blocks'
  | 'picture'
>;

/**
 * The data of a project: `own` is what the learner sees; `other` is what the hidden tests run the same code with. Where
 * the program learns from its data, `other` has other numbers under other labels, so that only real learning passes.
 */
export type Variant = 'own' | 'other';

/** A thing of real AI to build, with versions for the bands that it suits and scenes that it is set in. */
export interface Idea<D> {
  readonly slug: string;
  /** Scenes that are written by hand. */
  readonly scenes: number;
  /** The data and words of a scene. There is no last scene: after the written ones they come again with other numbers. */
  readonly draw: (scene: number, variant: Variant) => D;
  readonly versions: Readonly<Partial<Record<ProjectBand, (drawn: D) => Version>>>;
}

/** An idea without the type of what it draws, as lists hold it. */
export interface AnyIdea {
  readonly slug: string;
  readonly scenes: number;
  readonly bands: readonly ProjectBand[];
  /** @returns null when the idea has no version for the band */
  readonly version: (band: ProjectBand, scene: number, variant: Variant) => Version | null;
}

export function anyIdea<D>({ slug, scenes, draw, versions }: Idea<D>): AnyIdea {
  return {
    slug,
    scenes,
    bands: (['elementary', 'middle', 'high'] as const).filter((band) => band in versions),
    version: (band, scene, variant) => versions[band]?.(draw(scene, variant)) ?? null,
  };
}

/** The scene of a list that comes again from its beginning. */
export function sceneOf<T>(scenes: readonly T[], scene: number): T {
  const found = scenes[scene % scenes.length];
  if (found === undefined) throw new RangeError('an idea needs scenes');
  return found;
}

/** How often the scenes of a list have come before this one: scene 7 of three scenes is in round 2. */
export function roundOf(scenes: readonly unknown[], scene: number): number {
  return Math.floor(scene / scenes.length);
}

/** The list begun at another place, so that a scene that comes again asks something else first. */
export function rotated<T>(list: readonly T[], by: number): T[] {
  const start = by % Math.max(1, list.length);
  return [...list.slice(start), ...list.slice(0, start)];
}

type Texts = Pick<
  Version,
  'title' | 'description' | 'hints' | 'concepts' | 'keywords' | 'picture'
> & {
  /** Paragraphs. */
  readonly task: readonly string[];
  readonly data: Readonly<Record<string, Json>>;
  readonly trial: Trial;
};

/** A version in code; `source` is marked as `written` wants it. */
export function coded(texts: Texts & { readonly source: string }): Version {
  const { source, task, ...rest } = texts;
  return { ...rest, task: task.join('\n\n'), ...written(source), blocks: null };
}

/** A version in blocks, which turn into its code. `ask` says in the code what the learner is to do. */
export function blocked(
  texts: Texts & {
    readonly ask: string;
    readonly starter: BlockProgram;
    readonly solution: BlockProgram;
  },
): Version {
  const { ask, starter, solution, task, ...rest } = texts;
  return {
    ...rest,
    task: task.join('\n\n'),
    ...codeOf(ask, starter, solution),
    blocks: blocksOf(starter, solution),
  };
}

function codeOf(ask: string, starter: BlockProgram, solution: BlockProgram): WrittenCode {
  return {
    starterCode: `// Your turn: ${ask}\n${printJavaScript(starter)}`,
    solution: printJavaScript(solution),
  };
}

/** Blocks that are always at hand. */
const ALWAYS: readonly BlockKind[] = ['print', 'return', 'if', 'compare', 'number', 'text', 'get'];

/** The block editor's part of a project. The toolbox offers what the solution needs and a little more. */
export function blocksOf(starter: BlockProgram, solution: BlockProgram): ProjectBlocks {
  const used = new Set<string>(ALWAYS);
  const all: readonly Block[] = [...starter, ...solution].flat();
  for (const block of all.flatMap((top) => [...withInner(top)])) used.add(block.kind);
  used.delete('function');
  return {
    toolbox: Object.keys(BLOCK_SHAPES).filter((kind) => isBlockKind(kind) && used.has(kind)),
    starter: toWorkspace(starter),
    solution: toWorkspace(solution),
  };
}
