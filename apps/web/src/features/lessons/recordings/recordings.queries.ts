import type { HeardRecordings, SpokenVersion } from '@lamplight/domain/recordings';
import type { Role } from '@lamplight/domain/users';
import { useMutation } from '@tanstack/react-query';
import { api, trpc } from '../../../app/trpc.ts';
import { bytesOf } from '../../../lib/loudspeaker.ts';
import { sessionHeaders } from '../../../lib/session-token.ts';
import { UploadRefused } from '../../../lib/upload-refused.ts';

/**
 * The steps of a lesson that somebody has read aloud for this reader; undefined until that is known. Where the host cannot
 * be reached there are none, and another voice reads.
 */
export function useHeardRecordings(lessonId: number, role: Role): HeardRecordings | undefined {
  const enabled = role === 'student' || role === 'teacher';
  const { data, failureCount } = trpc.recordings.heard.useQuery({ lessonId }, { enabled });
  return data ?? (enabled && failureCount === 0 ? undefined : NONE);
}

const NONE: HeardRecordings = [];

/** The sound of a recording: an audio file. */
export async function fetchRecording(id: number): Promise<ArrayBuffer> {
  const { audio } = await api.recordings.sound.query({ id });
  return bytesOf(audio);
}

/** A lesson as a teacher reads it aloud. */
export function useReadingDesk(version: SpokenVersion) {
  return trpc.recordings.desk.useQuery(version, { refetchOnMount: 'always' });
}

/** Everything that this teacher has recorded. */
export function useRecordings() {
  return trpc.recordings.list.useQuery(undefined, { refetchOnMount: 'always' });
}

/** A step, read aloud. */
export interface ReadStep extends SpokenVersion {
  /** Counted from 0. */
  readonly step: number;
  readonly file: Blob;
}

/** Sends a recording as it is: larger than what other calls may carry, it has a way of its own. */
export function useKeepRecording() {
  const utils = trpc.useUtils();
  return useMutation({
    mutationFn: async ({ file, lessonId, step, band, language }: ReadStep) => {
      const query = new URLSearchParams({
        ...{ lessonId: String(lessonId), step: String(step), band, language },
      });
      const answer = await fetch(`/api/teacher/recordings?${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream', ...sessionHeaders() },
        credentials: 'include',
        body: file,
      });
      if (!answer.ok) throw new UploadRefused(await answer.json());
    },
    onSuccess: () => utils.recordings.invalidate(),
  });
}

export function useRemoveRecording() {
  const utils = trpc.useUtils();
  return trpc.recordings.remove.useMutation({ onSuccess: () => utils.recordings.invalidate() });
}
