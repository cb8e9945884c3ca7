import type { Json, ProjectTest, Trial } from '@lamplight/domain/projects';

/** How much a run may take. */
export interface Limits {
  /** For the program, its trials and its tests together. */
  readonly milliseconds: number;
  /** Of the engine with all that the program keeps; 16 MiB at least. */
  readonly memoryBytes: number;
  /**
   * Of the engine's own stack: 112 KiB are about 650 calls inside one another. With more, a browser's own stack may end
   * first, which breaks the engine and leaves no line to name.
   */
  readonly stackBytes: number;
  readonly outputLines: number;
  readonly lineCharacters: number;
  readonly pictures: number;
}

export const DEFAULT_LIMITS: Limits = {
  milliseconds: 2000,
  memoryBytes: 32 * 1024 * 1024,
  stackBytes: 112 * 1024,
  outputLines: 500,
  lineCharacters: 2000,
  pictures: 12,
};

/** A learner's program with what it finds and what is asked of it. */
export interface Program {
  readonly code: string;
  /** Data sets, which the program finds deeply frozen under these names. */
  readonly data: Readonly<Record<string, Json>>;
  readonly trial?: Trial;
  readonly tests?: readonly ProjectTest[];
  readonly limits?: Partial<Limits>;
}
