import { useMutation } from '@tanstack/react-query';
import { deliver } from '../../app/outbox/deliver.ts';
import { keyedApi } from '../../app/outbox/keyed-api.ts';
import { trpc } from '../../app/trpc.ts';

/** Others go on while a page is closed: what it shows is asked for each time it opens. */
const FRESH = { refetchOnMount: 'always' } as const;

/** The classes that the teacher teaches. */
export function useTaughtClasses() {
  return trpc.teaching.classes.useQuery(undefined, FRESH);
}

/** Where the lessons of the teacher were given. */
export function useAssignments() {
  return trpc.assignments.ofTeacher.useQuery();
}

/** Who of a class has completed a lesson. */
export function useCompletions(place: { lessonId: number; classId: number }) {
  return trpc.assignments.completions.useQuery(place, FRESH);
}

export function useAssign() {
  const utils = trpc.useUtils();
  return trpc.assignments.assign.useMutation({
    onSuccess: () => utils.assignments.ofTeacher.invalidate(),
  });
}

export function useUnassign() {
  const utils = trpc.useUtils();
  return trpc.assignments.unassign.useMutation({
    onSuccess: () => utils.assignments.ofTeacher.invalidate(),
  });
}

/** What the student's classes were given. */
export function useMyAssignedLessons() {
  return trpc.assignments.mine.useQuery(undefined, FRESH);
}

/** One of them with its text. */
export function useAssignedLesson(lessonId: number) {
  return trpc.assignments.lesson.useQuery({ lessonId });
}

/** The procedure that takes the report of a completed lesson. */
export const COMPLETE_ASSIGNED = 'assignments.complete';

/** Reports a completed lesson; what can't reach the host is kept and sent later, and answers null. */
export function useCompleteAssigned() {
  const utils = trpc.useUtils();
  return useMutation({
    mutationFn: ({ key, userId, lessonId }: { key: string; userId: number; lessonId: number }) => {
      const input = { lessonId };
      return deliver({ key, userId, operation: COMPLETE_ASSIGNED, input }, (options) =>
        keyedApi.assignments.complete.mutate(input, options),
      );
    },
    onSuccess: async (answer) => {
      if (answer !== null) await utils.assignments.invalidate();
    },
  });
}
