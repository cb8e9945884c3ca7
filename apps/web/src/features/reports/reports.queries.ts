import type { ClassSpan, Span } from '@lamplight/domain/analytics';
import { trpc } from '../../app/trpc.ts';
import { together } from '../../lib/together.ts';

/** Students go on learning while a report is closed. */
const FRESH = { refetchOnMount: 'always' } as const;

/** The classes that there are reports of. */
export function useReportedClasses() {
  return trpc.analytics.classes.useQuery(undefined, FRESH);
}

/** The students of a class, to choose one. */
export function useReportedStudents(wish: ClassSpan) {
  return trpc.analytics.children.useQuery(wish, FRESH);
}

export function useClassReport(wish: ClassSpan) {
  return trpc.reports.class.useQuery(wish, FRESH);
}

export function useChildReport(studentId: number, span: Span) {
  return trpc.reports.child.useQuery({ studentId, span }, FRESH);
}

/** The reports of several children. */
export function useChildReports(studentIds: readonly number[], span: Span) {
  return together(
    trpc.useQueries((ask) =>
      studentIds.map((studentId) => ask.reports.child({ studentId, span }, FRESH)),
    ),
  );
}
