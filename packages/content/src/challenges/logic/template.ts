import type { Drawn, Template } from '../generated.ts';

/** A drawn logic puzzle. */
export interface LogicDraft extends Drawn {
  readonly title: string;
  readonly task: string;
  /** What is known, one fact a line. */
  readonly clues: readonly string[];
  /** Answers to choose from; without them the child writes one. */
  readonly options?: readonly string[];
  readonly answer: string | number;
  readonly explanation: string;
}

export type LogicTemplate = Template<LogicDraft>;
