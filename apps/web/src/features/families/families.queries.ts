import { trpc } from '../../app/trpc.ts';

/** The children that are linked to the parent. */
export function useStudents() {
  return trpc.families.students.useQuery();
}

/** What a child has done. */
export function useStudentProgress(studentId: number) {
  return trpc.families.studentProgress.useQuery({ studentId });
}

/** The modules of this host with their titles and sizes; whose progress stands in them is of no use here. */
export function useModules() {
  return trpc.lessons.modules.useQuery();
}
