import type { ClassSpan } from '@lamplight/domain/analytics';
import { trpc } from '../../app/trpc.ts';

/** Students go on learning while a part is closed: what it shows is asked for each time it opens. */
const FRESH = { refetchOnMount: 'always' } as const;

/** The classes that the reader may look at. */
export function useSeenClasses() {
  return trpc.analytics.classes.useQuery(undefined, FRESH);
}

export function useChart(wish: ClassSpan) {
  return trpc.analytics.chart.useQuery(wish, FRESH);
}

export function useLessonAnalytics(wish: ClassSpan) {
  return trpc.analytics.lessons.useQuery(wish, FRESH);
}

export function useSkillAnalytics(wish: ClassSpan) {
  return trpc.analytics.skills.useQuery(wish, FRESH);
}

export function useQuestionAnalytics(wish: ClassSpan) {
  return trpc.analytics.questions.useQuery(wish, FRESH);
}

export function useChildAnalytics(wish: ClassSpan) {
  return trpc.analytics.children.useQuery(wish, FRESH);
}
