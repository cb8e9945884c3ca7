/** What a value that goes into or comes out of a learner's program may be. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

/** Bands of projects (spec 9, AI coding). */
export const PROJECT_BANDS = ['elementary', 'middle', 'high'] as const;
export type ProjectBand = (typeof PROJECT_BANDS)[number];

/** What a project's badge says: the three fixed ones have Intermediate, generated ones Medium (spec 3 and 9). */
export const PROJECT_DIFFICULTIES = ['Beginner', 'Intermediate', 'Medium', 'Advanced'] as const;
export type ProjectDifficulty = (typeof PROJECT_DIFFICULTIES)[number];

/** A function of the program that is called after it ran, once for each list of arguments. */
export interface Trial {
  readonly call: string;
  readonly inputs: readonly (readonly Json[])[];
}

/** A hidden test: what a call of the learner's function must answer. */
export interface ProjectTest {
  /** What it looks at, in words for a report. */
  readonly name: string;
  readonly call: string;
  readonly args: readonly Json[];
  readonly expect:
    | { readonly kind: 'equals'; readonly value: Json }
    | { readonly kind: 'one-of'; readonly values: readonly Json[] }
    /** A number from `least` to `most`. */
    | { readonly kind: 'between'; readonly least: number; readonly most: number }
    | { readonly kind: 'truthy' };
}

/** A project in code (spec 3, Built-in AI project). */
export interface Project {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  /** What to build and how it learns, in the words of the band: short paragraphs parted by blank lines. */
  readonly task: string;
  readonly difficulty: ProjectDifficulty;
  readonly band: ProjectBand;
  readonly language: 'JavaScript';
  readonly starterCode: string;
  readonly solution: string;
  readonly hints: readonly string[];
  readonly concepts: readonly string[];
  /** Words of the code of which one shows that a concept is used (spec 9, 30 points). */
  readonly keywords: readonly string[];
  /** Minutes. */
  readonly estimatedTime: number;
  /** Data sets that the program finds under these names. */
  readonly data: Readonly<Record<string, Json>>;
  readonly trial: Trial;
  /** The same project in blocks; null where there is code only. Blockly's saved workspaces. */
  readonly blocks: ProjectBlocks | null;
  /** A name from the picture set. */
  readonly picture: string;
  readonly isGenerated: boolean;
}

/** What the block editor begins with; the blocks of the solution turn into `solution`. */
export interface ProjectBlocks {
  /** Kinds of blocks that the toolbox offers. */
  readonly toolbox: readonly string[];
  readonly starter: Json;
  readonly solution: Json;
}

/** Projects that a learner may have begun: far more than eight weeks hold, and too few to fill a host's disk. */
export const MOST_BEGUN_PROJECTS = 300;
