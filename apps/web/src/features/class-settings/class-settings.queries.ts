import type { ClassDetails } from '@lamplight/domain/classes';
import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { keyedApi, withKey } from '../../app/outbox/keyed-api.ts';
import { trpc } from '../../app/trpc.ts';

/** Others change a class too: what is shown is asked for each time it opens. */
const FRESH = { refetchOnMount: 'always' } as const;

/** The classes that the teacher teaches. */
export function useTaughtClasses() {
  return trpc.teaching.classes.useQuery(undefined, FRESH);
}

/** Every class, for an admin who moves students. */
export function useAllClasses() {
  return trpc.classes.list.useQuery(undefined, FRESH);
}

export function useClassDetails(classId: number) {
  return trpc.classes.details.useQuery({ classId }, FRESH);
}

/** Keeps what the host answered to a change, and has lists of classes asked for anew. */
function useKeepDetails() {
  const utils = trpc.useUtils();
  return (details: ClassDetails) => {
    utils.classes.details.setData({ classId: details.id }, details);
    void utils.teaching.classes.invalidate();
    void utils.classes.list.invalidate();
  };
}

export function useRenameClass() {
  return trpc.classes.rename.useMutation({ onSuccess: useKeepDetails() });
}

export function useRenewCode() {
  return trpc.classes.renewCode.useMutation({ onSuccess: useKeepDetails() });
}

export function useChoosePacing() {
  return trpc.classes.choosePacing.useMutation({ onSuccess: useKeepDetails() });
}

/** Sets every student of a class to a day of the programme. */
export function useSetClassDay() {
  const utils = trpc.useUtils();
  return useMutation({
    mutationFn: ({ key, ...wish }: { key: string; classId: number; day: number }) =>
      keyedApi.classes.setDay.mutate(wish, withKey(key)),
    onSuccess: () => utils.students.invalidate(),
  });
}

export function useCloseClass() {
  return trpc.classes.close.useMutation({ onSuccess: useKeepDetails() });
}

export function useReopenClass() {
  return trpc.classes.reopen.useMutation({ onSuccess: useKeepDetails() });
}

/** Has everything asked for anew that tells who is in which class. */
function useForgetPeople() {
  const utils = trpc.useUtils();
  return () => Promise.all([utils.classes.invalidate(), utils.teaching.invalidate()]);
}

export function useAddTeacher() {
  return trpc.classes.addTeacher.useMutation({ onSuccess: useForgetPeople() });
}

export function useRemoveTeacher() {
  return trpc.classes.removeTeacher.useMutation({ onSuccess: useForgetPeople() });
}

/** A page of the students of a class; the page before stays in sight until the asked one has come. */
export function useClassStudents(query: { classId: number; search: string; page: number }) {
  return trpc.classes.students.useQuery(query, { ...FRESH, placeholderData: keepPreviousData });
}

export function useRemoveStudents() {
  return trpc.classes.removeStudents.useMutation({ onSuccess: useForgetPeople() });
}

export function useMoveStudents() {
  return trpc.classes.moveStudents.useMutation({ onSuccess: useForgetPeople() });
}

/** The classes of the student. */
export function useOwnClasses() {
  return trpc.classes.mine.useQuery(undefined, FRESH);
}

/** Joins a class. What the class decides about the days, and what it was given, is asked for anew. */
export function useJoinClass() {
  const utils = trpc.useUtils();
  return trpc.classes.join.useMutation({
    onSuccess: () =>
      Promise.all([
        utils.classes.mine.invalidate(),
        utils.curriculum.status.invalidate(),
        utils.assignments.invalidate(),
      ]),
  });
}

/** The address under which the children's devices reach the host; that of this page until it is known. */
export function useAddressForOthers(): string {
  const { data } = trpc.host.addressForOthers.useQuery();
  return data ?? window.location.origin;
}
