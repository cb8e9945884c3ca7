import type { FastifyInstance } from 'fastify';
import type { ContextFor } from '../request-context.ts';
import { registerUploads } from './file-upload.ts';

/** Bytes of an uploaded translation: the whole Bible as a zip archive has two million, unpacked five. */
const UPLOAD_LIMIT = 16 * 1024 * 1024;

const FILES = { limit: UPLOAD_LIMIT, types: ['application/octet-stream', 'application/zip'] };

/**
 * `POST /api/admin/scripture` takes a USFM file or a zip archive as it is, with its name and how the translation is to
 * be named in the query.
 */
export async function registerScriptureUpload(
  app: FastifyInstance,
  contextFor: ContextFor,
): Promise<void> {
  registerUploads(app, contextFor, FILES, [
    {
      url: '/api/admin/scripture',
      role: 'admin',
      take: (caller, bytes, query) => caller.scripture.import({ ...query, bytes } as never),
    },
  ]);
}
