import { isDiskFull, isSampleApart } from '@lamplight/db';
import { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { AppError, type Issue } from './app-error.ts';

function issuesOf(error: ZodError): Issue[] {
  return error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
}

/** A validation error whose sentence is that of its first issue. */
export function validationError(error: ZodError): AppError {
  const issues = issuesOf(error);
  const first = issues[0]?.message;
  return new AppError('VALIDATION', { issues, ...(first ? { message: first } : {}) });
}

/**
 * What the caller is told about any error: an AppError as it is, a bad input with its issues, and
 * everything else as INTERNAL or DISK_FULL without a word of what happened inside.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof TRPCError) return fromTrpcError(error);
  return ofDatabase(error);
}

/** What people can understand of an error of the database. */
function ofDatabase(error: unknown): AppError {
  if (isDiskFull(error)) return new AppError('DISK_FULL');
  return new AppError(isSampleApart(error) ? 'SAMPLE_APART' : 'INTERNAL');
}

function fromTrpcError(error: TRPCError): AppError {
  if (error.cause instanceof AppError) return error.cause;
  switch (error.code) {
    case 'BAD_REQUEST':
      return error.cause instanceof ZodError
        ? validationError(error.cause)
        : new AppError('MALFORMED_REQUEST');
    case 'PARSE_ERROR':
      return new AppError('MALFORMED_REQUEST');
    case 'NOT_FOUND':
    case 'METHOD_NOT_SUPPORTED':
      return new AppError('NOT_FOUND');
    case 'PAYLOAD_TOO_LARGE':
      return new AppError('BODY_TOO_LARGE');
    case 'UNSUPPORTED_MEDIA_TYPE':
      return new AppError('UNSUPPORTED_MEDIA_TYPE');
    default:
      return ofDatabase(error.cause);
  }
}
