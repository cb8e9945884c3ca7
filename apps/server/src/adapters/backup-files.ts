import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { AppError } from '@lamplight/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContextFor } from '../request-context.ts';

/** Bytes of a backup that is taken in: a school of thousands has a few hundred million. */
const UPLOAD_LIMIT = 2_000_000_000;

/**
 * The two ways of a backup over the network, for admins alone (decision 0020). `GET /api/admin/backup-file` gives
 * one out for a ticket that costs the password and works once; `POST /api/admin/backups` takes one in. Neither is
 * held in memory.
 */
export async function registerBackupFiles(
  app: FastifyInstance,
  contextFor: ContextFor,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) =>
    done(null, payload),
  );

  async function adminOf(request: FastifyRequest, reply: FastifyReply) {
    const { actor, services } = await contextFor(request, reply);
    if (actor.kind === 'visitor') throw new AppError('UNAUTHENTICATED');
    if (actor.user.role !== 'admin') throw new AppError('FORBIDDEN');
    return { user: actor.user, services };
  }

  app.get('/api/admin/backup-file', async (request, reply) => {
    const { user, services } = await adminOf(request, reply);
    const { ticket } = request.query as Record<string, unknown>;
    if (typeof ticket !== 'string') throw new AppError('FORBIDDEN');
    const { name, file } = await services.backups.redeem(user, ticket);
    const { size } = await stat(file);
    return reply
      .header('content-type', 'application/octet-stream')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('content-length', size)
      .header('cache-control', 'no-store')
      .send(createReadStream(file));
  });

  app.route({
    method: 'POST',
    url: '/api/admin/backups',
    bodyLimit: UPLOAD_LIMIT,
    async handler(request, reply) {
      // Who sends is asked before a byte of the file is read.
      const { user, services } = await adminOf(request, reply);
      const length = Number(request.headers['content-length'] ?? 0);
      if (length > UPLOAD_LIMIT) throw new AppError('BODY_TOO_LARGE');
      return services.backups.receive(user, Readable.from(limited(request.body as Readable)));
    },
  });
}

/** Ends a stream that is longer than it may be, whatever its sender said. */
async function* limited(bytes: Readable): AsyncGenerator<Uint8Array> {
  let total = 0;
  for await (const chunk of bytes) {
    total += (chunk as Uint8Array).length;
    if (total > UPLOAD_LIMIT) throw new AppError('BODY_TOO_LARGE');
    yield chunk as Uint8Array;
  }
}
