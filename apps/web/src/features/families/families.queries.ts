import { trpc } from '../../app/trpc.ts';
import { together } from '../../lib/together.ts';

/** A child goes on while the page is closed: what it shows is asked for each time it opens. */
const FRESH = { refetchOnMount: 'always' } as const;

/** The home brings the new links along and does not ask for them again, in ms. */
const NEW_LINKS_FRESH_MS = 60_000;

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

/** A week of the programme as a child went through it; the current one when left out. */
export function useWeekOfChild(studentId: number, week: number | undefined) {
  return trpc.families.week.useQuery({ studentId, week }, FRESH);
}

/** The same of several children; the current week of each when left out. */
export function useWeeksOfChildren(studentIds: readonly number[], week: number | undefined) {
  return together(
    trpc.useQueries((ask) =>
      studentIds.map((studentId) => ask.families.week({ studentId, week }, FRESH)),
    ),
  );
}

/** The children of a class, with the parents who are linked to each. */
export function useFamiliesOfClass(classId: number) {
  return trpc.pairing.holders.useQuery({ classId }, FRESH);
}

/** Everything that is stored about a child, as a zip. */
export function useChildArchive() {
  return trpc.families.exportChild.useMutation();
}

/** Asks for the deletion of a child's account. Whose list it was on asks anew once the receipt has been seen. */
export function useDeleteChild() {
  return trpc.families.deleteChild.useMutation();
}

/** Takes back that a child's account is to be deleted. */
export function useKeepChild() {
  const utils = trpc.useUtils();
  return trpc.families.keepChild.useMutation({
    onSuccess: () => utils.families.students.invalidate(),
  });
}

/** Asks anew which children are linked. */
export function useRefreshStudents() {
  const utils = trpc.useUtils();
  return () => utils.families.students.invalidate();
}

/** Who is linked to a child as a parent. */
export function useLinksOf(studentId: number) {
  return trpc.families.links.useQuery({ studentId }, FRESH);
}

/** Who became a parent of the student, or of the teacher's students, in the last week. */
export function useNewLinks(enabled: boolean) {
  return trpc.families.newLinks.useQuery(undefined, { staleTime: NEW_LINKS_FRESH_MS, enabled });
}

/** The links of this host that nobody has confirmed. */
export function useUnconfirmedLinks() {
  return trpc.families.unconfirmedLinks.useQuery(undefined, FRESH);
}

/** Ends a link; every list of links and children is asked for anew. */
export function useEndLink() {
  const utils = trpc.useUtils();
  return trpc.families.endLink.useMutation({ onSuccess: () => utils.families.invalidate() });
}

export function useConfirmLink() {
  const utils = trpc.useUtils();
  return trpc.families.confirmLink.useMutation({ onSuccess: () => utils.families.invalidate() });
}
