import type { Config } from '../config.ts';

/** What a command is given. */
export interface Invocation {
  readonly config: Config;
  /** The words after the command's name. */
  readonly args: readonly string[];
  /** Prints one line. */
  readonly print: (line: string) => void;
}

export interface Command {
  /** As it is called, such as `restore FILE`. */
  readonly usage: string;
  readonly summary: string;
  /**
   * @returns the exit code, 0 for success
   * @throws UsageError for words that make no sense, DataError for what the owner can mend
   */
  run(invocation: Invocation): Promise<number>;
}

/** The command was called with words that make no sense. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
