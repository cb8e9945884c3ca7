import { trpc } from '../../app/trpc.ts';

/** The lessons of the student's current day. */
export function useTodaysLessons() {
  return trpc.lessons.today.useQuery();
}
