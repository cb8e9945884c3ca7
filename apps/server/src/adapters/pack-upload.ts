import { PACK_LIMITS } from '@lamplight/domain/packs';
import type { FastifyInstance } from 'fastify';
import type { ContextFor } from '../request-context.ts';
import { registerUploads } from './file-upload.ts';

const FILES = {
  limit: PACK_LIMITS.archive,
  types: ['application/octet-stream', 'application/zip'],
};

/** `POST /api/admin/packs` installs the content pack in its body, `POST /api/admin/packs/preview` says what would come. */
export async function registerPackUpload(
  app: FastifyInstance,
  contextFor: ContextFor,
): Promise<void> {
  registerUploads(app, contextFor, FILES, [
    {
      url: '/api/admin/packs',
      role: 'admin',
      take: (caller, bytes) => caller.packs.install({ bytes }),
    },
    {
      url: '/api/admin/packs/preview',
      role: 'admin',
      take: (caller, bytes) => caller.packs.preview({ bytes }),
    },
  ]);
}
