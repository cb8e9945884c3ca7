import { AppError, toAppError } from '@lamplight/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Fastify's own refusals in the words of our error table. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const status = statusOf(error);
  if (status === 413) return new AppError('BODY_TOO_LARGE');
  if (status === 415) return new AppError('UNSUPPORTED_MEDIA_TYPE');
  if (status === 404) return new AppError('NOT_FOUND');
  if (status >= 400 && status < 500) return new AppError('MALFORMED_REQUEST');
  return toAppError(error);
}

function statusOf(error: unknown): number {
  const known = error as { statusCode?: unknown; code?: unknown } | null;
  // Only what Fastify refused itself: a status that some library puts on an error is no word to a client.
  const isFastifys = typeof known?.code === 'string' && known.code.startsWith('FST_');
  if (isFastifys && typeof known.statusCode === 'number') return known.statusCode;
  return error instanceof SyntaxError && known?.statusCode === 400 ? 400 : 500;
}

/** What the system and Node say of a connection that the other side has ended. */
const GONE = new Set(['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

/** Whether a request failed only because its sender is not there any more, as on a Wi-Fi that comes and goes. */
function hasGoneAway({ raw }: FastifyRequest, error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return GONE.has(String(code)) && (raw.destroyed || raw.socket.destroyed);
}

/** Logs an error that was not expected; refusals that callers are told about are no news. */
export function noteFailure(request: FastifyRequest, error: unknown, known: AppError): void {
  if (known.status < 500 || known.code === 'SHUTTING_DOWN') return;
  if (hasGoneAway(request, error)) {
    request.log.debug({ err: error, req: request }, 'the other side went away');
    return;
  }
  request.log.error({ err: error, req: request }, 'a request failed');
}

/** Answers with an error in the shape of decisions, REST. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
  const known = asAppError(error);
  noteFailure(request, error, known);
  if (known.retryAfter !== undefined) reply.header('retry-after', String(known.retryAfter));
  reply.code(known.status).send(known.toBody());
}

/** Every error of the app goes out in our shape, without a word of what happened inside. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(request, reply, error));
}
