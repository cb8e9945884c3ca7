import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keyedApi, withKey } from '../../app/outbox/keyed-api.ts';
import { refreshSession } from '../../app/session/session.queries.ts';
import { trpc } from '../../app/trpc.ts';

/** Students go on while a tab is closed: what it shows is asked for each time it opens. */
const FRESH = { refetchOnMount: 'always' } as const;

/** The classes that the teacher may choose from. */
export function useTaughtClasses() {
  return trpc.teaching.classes.useQuery(undefined, FRESH);
}

/** The students of a class, or of all classes of the teacher. */
export function useStudents(classId: number | undefined) {
  return trpc.students.list.useQuery(classId === undefined ? {} : { classId }, FRESH);
}

/** Looks again who is in the class; an approval that came meanwhile counts, too. */
export function useLookForStudents() {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await refreshSession(queryClient);
      await utils.students.list.refetch();
    },
  });
}

/** Everything that is shown of one student. */
export function useStudent(userId: number) {
  return trpc.students.get.useQuery({ userId }, FRESH);
}

/** Sets a student to a day of the programme. */
export function useSetDay() {
  const utils = trpc.useUtils();
  return useMutation({
    mutationFn: ({ key, ...wish }: { key: string; userId: number; day: number }) =>
      keyedApi.students.setDay.mutate(wish, withKey(key)),
    onSuccess: () => utils.students.invalidate(),
  });
}

/** What adults of the class noted about a student. */
export function useNotes(userId: number) {
  return trpc.students.notes.useQuery({ userId }, FRESH);
}

export function useAddNote(userId: number) {
  const utils = trpc.useUtils();
  return trpc.students.addNote.useMutation({
    onSuccess: () => utils.students.notes.refetch({ userId }),
  });
}

export function useDeleteNote(userId: number) {
  const utils = trpc.useUtils();
  return trpc.students.deleteNote.useMutation({
    onSettled: () => utils.students.notes.refetch({ userId }),
  });
}

/** Makes a new password. It is gone from this device when the dialog closes. */
export function useResetPassword() {
  return trpc.students.resetPassword.useMutation({ gcTime: 0 });
}

/** Sets what helps a student in live games. */
export function useSetAccommodation(userId: number) {
  const utils = trpc.useUtils();
  return trpc.accommodations.set.useMutation({
    onSuccess: ({ accommodation }) =>
      utils.students.get.setData({ userId }, (view) => view && { ...view, accommodation }),
  });
}
