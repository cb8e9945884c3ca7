import type { AlertSource } from '@lamplight/domain/safety';

/** Which words of a call are a child's own, and what they are. */
export interface HeardFields {
  readonly source: AlertSource;
  /** Fields of the input; all texts within them are read. */
  readonly fields: readonly string[];
}
