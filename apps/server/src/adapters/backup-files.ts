import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { AppError } from '@lamplight/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withoutRequestTimeout } from '../plugins/request-timeouts.ts';
import type { ContextFor } from '../request-context.ts';

/** Bytes of a backup that is taken in: a school of thousands has a few hundred million. */
const UPLOAD_LIMIT = 2_000_000_000;

/** Milliseconds in which the next bytes of a file must come: over slow Wi-Fi the whole of it may take an hour. */
export const UPLOAD_STALL = 30_000;

/**
 * The two ways of a backup over the network, for admins alone (decision 0020). `GET /api/admin/backup-file` gives
 * one out for a ticket that costs the password and works once; `POST /api/admin/backups` takes one in, for as long
 * as bytes keep coming. Neither is held in memory.
 * @param stallTime milliseconds without a byte after which a file is given up
 */
export async function registerBackupFiles(
  app: FastifyInstance,
  contextFor: ContextFor,
  stallTime: number,
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
      const bytes = arriving(request.body as Readable, stallTime);
      return withoutRequestTimeout(request, () =>
        services.backups.receive(user, Readable.from(bytes)),
      );
    },
  });
}

/** Ends a stream that is longer than it may be, whatever its sender said, and one from which nothing comes any more. */
async function* arriving(bytes: Readable, stallTime: number): AsyncGenerator<Uint8Array> {
  const giveUp = () => bytes.destroy(new AppError('MALFORMED_REQUEST'));
  let total = 0;
  let timer = setTimeout(giveUp, stallTime);
  try {
    for await (const chunk of bytes) {
      // What the disk takes to write is not the sender's.
      clearTimeout(timer);
      total += (chunk as Uint8Array).length;
      if (total > UPLOAD_LIMIT) throw new AppError('BODY_TOO_LARGE');
      yield chunk as Uint8Array;
      timer = setTimeout(giveUp, stallTime);
    }
  } finally {
    clearTimeout(timer);
  }
}
