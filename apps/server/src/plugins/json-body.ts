import { AppError } from '@lamplight/api';
import type { FastifyInstance } from 'fastify';

/** Levels of objects and lists in a body (safety, Who may do what). */
const MAX_DEPTH = 20;

/**
 * Bodies are JSON and nothing else. An empty one counts as absent: logout, advance-day and others have
 * none, and browsers still name a content type.
 */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    if (text.trim() === '') done(null, undefined);
    else if (isTooDeep(text)) done(new AppError('MALFORMED_REQUEST'));
    else void parse(request, text, done);
  });
}

/** The same for a scope that parses JSON itself: the body stays text there. */
export function acceptJsonTexts(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const text = body as string;
    if (text.trim() === '') done(null, undefined);
    else if (isTooDeep(text)) done(new AppError('MALFORMED_REQUEST'));
    else done(null, text);
  });
}

const QUOTE = 34;
const BACKSLASH = 92;
const OPENING: ReadonlySet<number> = new Set(['{', '['].map((sign) => sign.charCodeAt(0)));
const CLOSING: ReadonlySet<number> = new Set(['}', ']'].map((sign) => sign.charCodeAt(0)));

/** Whether a JSON text nests deeper than any of our bodies, found without building it. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (inString && code === BACKSLASH) index += 1;
    else if (code === QUOTE) inString = !inString;
    else if (!inString && OPENING.has(code)) depth += 1;
    else if (!inString && CLOSING.has(code)) depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}
