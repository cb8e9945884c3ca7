import { ModelError, type ModelErrorKind } from '../models/index.ts';

/** What went wrong with a call, in the words of this product, whatever the library threw. */
export function toModelError(error: unknown, signal: AbortSignal): ModelError {
  if (error instanceof ModelError) return error;
  // Without what the library threw: a server may repeat in it what it was sent.
  return new ModelError(kindOf(error, signal), { retryAfter: retryAfterOf(error) });
}

/** What a server says in its answer of when to come back, as seconds or as a date (RFC 9110, 10.2.3). */
function retryAfterOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('headers' in error)) return undefined;
  const said = error.headers instanceof Headers ? error.headers.get('retry-after')?.trim() : null;
  if (!said) return undefined;
  const millis = /^\d+(?:\.\d+)?$/u.test(said)
    ? Number(said) * 1000
    : Date.parse(said) - Date.now();
  return Number.isFinite(millis) ? Math.max(0, millis) : undefined;
}

function kindOf(error: unknown, signal: AbortSignal): ModelErrorKind {
  // The only ones who end a call of ours are its time limit and whoever waited for it.
  if (signal.aborted) return 'timeout';
  const status = statusOf(error);
  if (status === 429) return 'rate-limited';
  if (status !== undefined && status >= 500) return 'overloaded';
  if (status !== undefined) return 'refused';
  if (isOverloadedEvent(error)) return 'overloaded';
  if (error instanceof SyntaxError) return 'garbage';
  return isBrokenBody(error) ? 'cut-off' : 'unreachable';
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}

/** A server may say in the middle of an answer that it is overloaded. */
function isOverloadedEvent(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'type' in error &&
    error.type === 'overloaded_error'
  );
}

/** A connection that ended in the middle of an answer: fetch says `terminated`, the library wraps it or not. */
function isBrokenBody(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === 'terminated' || (error.cause !== undefined && isBrokenBody(error.cause));
}
