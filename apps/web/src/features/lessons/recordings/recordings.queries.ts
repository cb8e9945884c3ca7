import type {
  ChildLessonInput,
  HeardRecordings,
  ReaderAloud,
  SpokenVersion,
} from '@lamplight/domain/recordings';
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

/** Which recording, of which reader. */
export interface RecordingKey {
  readonly id: number;
  readonly by: ReaderAloud;
}

/** The sound of a recording: an audio file. */
export async function fetchRecording({ id, by }: RecordingKey): Promise<ArrayBuffer> {
  const noun = by === 'parent' ? api.familyRecordings : api.recordings;
  const { audio } = await noun.sound.query({ id });
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
async function upload(path: string, query: Record<string, string>, file: Blob): Promise<void> {
  const answer = await fetch(`${path}?${new URLSearchParams(query)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', ...sessionHeaders() },
    credentials: 'include',
    body: file,
  });
  if (!answer.ok) throw new UploadRefused(await answer.json());
}

/** Keeps what a teacher has read aloud. */
export function useKeepRecording() {
  const utils = trpc.useUtils();
  return useMutation({
    mutationFn: ({ file, lessonId, step, band, language }: ReadStep) => {
      const query = { lessonId: String(lessonId), step: String(step), band, language };
      return upload('/api/teacher/recordings', query, file);
    },
    onSuccess: () => utils.recordings.invalidate(),
  });
}

/** Keeps what a parent has read aloud for a child. */
export function useKeepFamilyRecording() {
  const utils = trpc.useUtils();
  return useMutation({
    mutationFn: ({
      childId,
      lessonId,
      step,
      file,
    }: ChildLessonInput & Pick<ReadStep, 'step' | 'file'>) => {
      const query = { childId: String(childId), lessonId: String(lessonId), step: String(step) };
      return upload('/api/parent/recordings', query, file);
    },
    onSuccess: () => utils.familyRecordings.invalidate(),
  });
}

/** Deletes recordings of such readers. */
export function useRemoveRecording(by: ReaderAloud) {
  const utils = trpc.useUtils();
  const ofTeacher = trpc.recordings.remove.useMutation({
    onSuccess: () => utils.recordings.invalidate(),
  });
  const ofParent = trpc.familyRecordings.remove.useMutation({
    onSuccess: () => utils.familyRecordings.invalidate(),
  });
  return by === 'parent' ? ofParent : ofTeacher;
}

/** The lessons of a child's next days, which a parent may read aloud. */
export function useReadableLessons(childId: number, enabled: boolean) {
  // The next days of a child move on with every day of class.
  return trpc.familyRecordings.lessons.useQuery({ childId }, { enabled, refetchOnMount: 'always' });
}

/** A lesson as a parent reads it aloud for a child. */
export function useFamilyDesk(lesson: ChildLessonInput) {
  return trpc.familyRecordings.desk.useQuery(lesson, { refetchOnMount: 'always' });
}

/** What was recorded for a child, as far as this adult may know of it. */
export function useFamilyRecordings(childId: number, enabled = true) {
  return trpc.familyRecordings.list.useQuery({ childId }, { enabled, refetchOnMount: 'always' });
}

/** What parents have recorded for their children, for admins. */
export function useAllFamilyRecordings() {
  return trpc.familyRecordings.listAll.useQuery(undefined, { refetchOnMount: 'always' });
}
