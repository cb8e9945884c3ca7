import { RECORDING_LIMITS } from '@lamplight/domain/recordings';
import type { FastifyInstance } from 'fastify';
import type { ContextFor } from '../request-context.ts';
import { registerUploads } from './file-upload.ts';

const FILES = { limit: RECORDING_LIMITS.bytes, types: ['application/octet-stream'] };

/**
 * `POST /api/teacher/recordings` and `POST /api/parent/recordings` take what a teacher or a parent has recorded, as it is,
 * with the step that it reads in the query. What the file is, is known by its content.
 */
export async function registerRecordingUpload(
  app: FastifyInstance,
  contextFor: ContextFor,
): Promise<void> {
  registerUploads(app, contextFor, FILES, [
    {
      url: '/api/teacher/recordings',
      role: 'teacher',
      take(caller, bytes, { lessonId, step, ...version }) {
        const input = { ...version, lessonId: Number(lessonId), step: Number(step), bytes };
        return caller.recordings.save(input as never);
      },
    },
    {
      url: '/api/parent/recordings',
      role: 'parent',
      take(caller, bytes, { childId, lessonId, step }) {
        const input = {
          ...{ childId: Number(childId), lessonId: Number(lessonId), step: Number(step), bytes },
        };
        return caller.familyRecordings.save(input as never);
      },
    },
  ]);
}
