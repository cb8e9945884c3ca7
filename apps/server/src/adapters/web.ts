import { existsSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '@lamplight/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../plugins/error-answers.ts';
import { addPageHeaders, SANDBOX_POLICY } from '../plugins/security-headers.ts';

/** Paths that are never pages of the web app. */
const NOT_PAGES = /^\/(?:api|trpc|ws|metrics)(?:[/?]|$)/;

/** Seconds: files of the build carry a hash of their content in their name. */
const A_YEAR = 31_536_000;

/**
 * The folder of the built web app. This file runs as a source (apps/server/src/adapters) and inside the
 * bundle (apps/server/dist).
 */
export function findWebBuild(): string | null {
  const places = ['../../../web/dist', '../../web/dist'];
  return (
    places
      .map((place) => join(import.meta.dirname, place))
      .find((folder) => existsSync(join(folder, 'index.html'))) ?? null
  );
}

/**
 * Serves the built web app, its files as they were compressed by the build, and its one page at every
 * path that is no file: the browser's router takes over there.
 */
export async function registerWeb(app: FastifyInstance, folder: string | null): Promise<void> {
  await addPageHeaders(app);
  if (folder) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cachingOf(path));
        if (isProgramWorker(path)) reply.header('content-security-policy', SANDBOX_POLICY);
      },
    });
  }
  const answer = (request: FastifyRequest, reply: FastifyReply) =>
    answerUnknownPath(request, reply, folder);
  // A folder of the build is no file; its static files refuse it, the web app's router does not know it.
  app.setErrorHandler((error, request, reply) =>
    isFolderRefused(error) ? answer(request, reply) : sendError(request, reply, error),
  );
  app.route({ method: ['GET', 'HEAD'], url: '/', handler: answer });
  app.setNotFoundHandler(answer);
}

function isFolderRefused(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 403;
}

/** The worker in which programs of learners run; the build names its file so. */
function isProgramWorker(path: string): boolean {
  return /^program-worker[.-]/.test(basename(path));
}

function cachingOf(path: string): string {
  if (/[/\\]assets[/\\]/.test(path)) return `public, max-age=${A_YEAR}, immutable`;
  return 'no-cache';
}

function answerUnknownPath(
  request: FastifyRequest,
  reply: FastifyReply,
  folder: string | null,
): FastifyReply | undefined {
  const path = request.url.split('?', 1)[0] ?? '/';
  const isPage = request.method === 'GET' || request.method === 'HEAD';
  if (!isPage || NOT_PAGES.test(path) || extname(path) !== '') {
    sendError(request, reply, new AppError('NOT_FOUND'));
    return undefined;
  }
  if (folder) return reply.sendFile('index.html');
  return reply
    .code(404)
    .type('text/plain; charset=utf-8')
    .send('The web app has not been built yet: stop the host and run `npm start`.\n');
}
