import type { ModelFailure as ModelErrorKind } from '@lamplight/domain/ai';

export type { ModelFailure as ModelErrorKind } from '@lamplight/domain/ai';

interface ModelErrorDetails {
  /** Milliseconds after which the server wishes to be asked again (its `Retry-After`). */
  readonly retryAfter?: number | undefined;
  /** Whether an answer broke off at the limit of tokens that it was given: what is written is sound. */
  readonly atLimit?: boolean;
}

/** The way in which every model of a host fails. It holds nothing of the request and no key. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly kind: ModelErrorKind;
  readonly retryAfter: number | null;
  readonly atLimit: boolean;

  constructor(kind: ModelErrorKind, { retryAfter, atLimit = false }: ModelErrorDetails = {}) {
    super(`the model did not answer: ${kind}`);
    this.kind = kind;
    this.retryAfter = retryAfter ?? null;
    this.atLimit = atLimit;
  }
}

const PASSING: readonly ModelErrorKind[] = ['overloaded', 'rate-limited', 'unreachable'];

/** Whether the same request may have more luck in a moment. */
export function isPassing(kind: ModelErrorKind): boolean {
  return PASSING.includes(kind);
}

/** Whether it tells that something is wrong with the model's server, and not with this one request. */
export function isFailing(kind: ModelErrorKind): boolean {
  return kind !== 'declined';
}
