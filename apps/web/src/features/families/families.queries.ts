import { trpc } from '../../app/trpc.ts';

/** A child goes on while the page is closed: what it shows is asked for each time it opens. */
const FRESH = { refetchOnMount: 'always' } as const;

/** The children that are linked to the parent. */
export function useStudents() {
  return trpc.families.students.useQuery(undefined, FRESH);
}

/** What a child has done. */
export function useStudentProgress(studentId: number) {
  return trpc.families.studentProgress.useQuery({ studentId }, FRESH);
}

/** The modules of this host with their titles and sizes; whose progress stands in them is of no use here. */
export function useModules() {
  return trpc.lessons.modules.useQuery();
}
