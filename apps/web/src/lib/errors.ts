/** What the server says of a failed call, beside its HTTP status. */
interface FailureData {
  readonly status?: number;
  readonly message?: string;
  readonly code?: string;
  readonly retryAfter?: number;
  readonly issues?: readonly { readonly path: string; readonly message: string }[];
  readonly safetyReply?: string;
}

function failureData(error: unknown): FailureData | undefined {
  if (typeof error !== 'object' || error === null || !('data' in error)) return undefined;
  const { data } = error;
  return typeof data === 'object' && data !== null ? data : undefined;
}

/** HTTP status of a failed call; undefined when the host did not answer. */
export function httpStatus(error: unknown): number | undefined {
  return failureData(error)?.status;
}

/** The stable name of what went wrong, such as `LESSON_LOCKED`; undefined without an answer. */
export function errorCode(error: unknown): string | undefined {
  return failureData(error)?.code;
}

/** Seconds until the call may be tried again, where the server asked to wait (Retry-After). */
export function secondsToWait(error: unknown): number | undefined {
  return failureData(error)?.retryAfter;
}

/**
 * Whether the host could not be reached at all: a call without an answer, or a script of the page
 * that did not come. A mistake in the page itself is neither.
 */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error) || httpStatus(error) !== undefined) return false;
  return error.name === 'TRPCClientError' || /fetch|network|load/i.test(error.message);
}

/**
 * The sentence that the server wrote for people. Undefined when there is none: it could not be
 * reached, or something broke inside it.
 */
export function serverMessage(error: unknown): string | undefined {
  const data = failureData(error);
  if (data === undefined || data.code === 'INTERNAL') return undefined;
  return data.message === '' ? undefined : data.message;
}

/** Whether the refused words tell of danger: the child reads the kind words in a dialog, and nothing else. */
export function hasSafetyReply(error: unknown): boolean {
  return failureData(error)?.safetyReply !== undefined;
}

/** What a form was refused for, by the path of the field. */
export function fieldMessages(error: unknown): Readonly<Record<string, string>> {
  const issues = failureData(error)?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path, message]));
}

/** The message of a non-OK answer: status code, colon, space, sentence (spec 8). */
export function errorText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const status = httpStatus(error);
  return status === undefined ? message : `${status}: ${message}`;
}
