import type { ErrorCode } from '../../platform/app-error.ts';
import type { TestApp } from '../index.ts';
import type { Who } from './who.ts';
import type { Callers, World } from './world.ts';

/** Who may call a procedure with an input that names the first student's things. */
export interface Row {
  readonly may: readonly Who[];
  /** None where the procedure takes none. */
  readonly input?: (world: World, prepared: Prepared) => unknown;
  /** What has to be there first in the world that is called; what it answers is handed to `input`. */
  readonly before?: (world: World, as: Callers, app: TestApp) => Promise<Prepared>;
  /** What those who may call are answered, where it is no success: the door is open, and this stands behind it. */
  readonly answer?: ErrorCode;
  /** Who may not call it, but is told more than that it is not theirs. */
  readonly instead?: Partial<Record<Who, ErrorCode>>;
  /** Whoever holds the secret of the input may see what it is about. */
  readonly isSecret?: boolean;
}

export type Prepared = Readonly<Record<string, unknown>>;
export type Rows = Readonly<Record<string, Row>>;

export function row(may: readonly Who[], input?: Row['input'], more: Partial<Row> = {}): Row {
  return { may, ...(input ? { input } : {}), ...more };
}
