import type {
  EditedTeacherLesson,
  NewTeacherLesson,
  TeacherLesson,
} from '@lamplight/domain/teaching';
import { useMutation, useQuery } from '@tanstack/react-query';
import { keyedApi, withKey } from '../../app/outbox/keyed-api.ts';
import { trpc } from '../../app/trpc.ts';

/** Students go on while a tab is closed: what it shows is asked for each time it opens. */
const FRESH = { refetchOnMount: 'always' } as const;

/** The numbers of the overview. */
export function useTeacherStats() {
  return trpc.teaching.stats.useQuery(undefined, FRESH);
}

/** The classes that the teacher teaches. */
export function useOwnClasses() {
  return trpc.teaching.classes.useQuery(undefined, FRESH);
}

/** What students did last. */
export function useTeacherActivity() {
  return trpc.teaching.activity.useQuery(undefined, FRESH);
}

/** The lessons that the teacher has written. */
export function useTeacherLessons() {
  return trpc.teaching.lessons.useQuery();
}

/** A lesson on its way to the host, and the key by which a repeated sending is known. */
export interface Keyed<Lesson> {
  readonly key: string;
  readonly lesson: Lesson;
}

/** Adds a lesson; sent twice with the same key it is there once. */
export function useCreateLesson() {
  const utils = trpc.useUtils();
  return useMutation({
    mutationFn: ({ key, lesson }: Keyed<NewTeacherLesson>) =>
      keyedApi.teaching.createLesson.mutate(lesson, withKey(key)),
    onSuccess: () =>
      Promise.all([utils.teaching.lessons.refetch(), utils.teaching.stats.refetch()]),
  });
}

/** Changes a lesson. */
export function useUpdateLesson() {
  const utils = trpc.useUtils();
  return useMutation({
    mutationFn: ({ key, lesson }: Keyed<EditedTeacherLesson>) =>
      keyedApi.teaching.updateLesson.mutate(lesson, withKey(key)),
    onSuccess: () => utils.teaching.lessons.refetch(),
  });
}

/** Reads a text as students will get it; nothing is stored. */
export function usePreviewLesson() {
  return trpc.teaching.previewLesson.useMutation();
}

/** A stored lesson as students get it. */
export function useViewedLesson({ title, content }: Pick<TeacherLesson, 'title' | 'content'>) {
  return useQuery({
    queryKey: ['viewed-lesson', title, content],
    queryFn: () => keyedApi.teaching.previewLesson.mutate({ title, content }),
  });
}

/** The words of a passage in the teacher's language; asked for once there is a reference. */
export function useVerses(reference: string) {
  return trpc.scripture.passage.useQuery(
    { reference },
    { enabled: reference !== '', retry: false },
  );
}

/** Makes a draft of a lesson from its title; nothing is stored. */
export function useGenerateContent() {
  return trpc.teaching.generateContent.useMutation();
}
