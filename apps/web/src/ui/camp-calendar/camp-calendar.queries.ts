import { trpc } from '../../app/trpc.ts';

/** Teachers change it while the page is closed. */
const FRESH = { refetchOnMount: 'always' } as const;

/** The calendar of the reader's classes. */
export function useOwnCalendar() {
  return trpc.campCalendar.mine.useQuery(undefined, FRESH);
}

/** The calendar of one class, for its adults. */
export function useCalendarOfClass(classId: number) {
  return trpc.campCalendar.ofClass.useQuery({ classId }, FRESH);
}

/** Since when the reader has an address for their own calendar. */
export function useCalendarFeed() {
  return trpc.campCalendar.feed.useQuery(undefined, FRESH);
}

/** Makes a secret address; its answer is the only place where it is ever told. */
export function useRenewFeed() {
  const utils = trpc.useUtils();
  return trpc.campCalendar.renewFeed.useMutation({
    gcTime: 0,
    onSuccess: () => utils.campCalendar.feed.invalidate(),
  });
}

export function useEndFeed() {
  const utils = trpc.useUtils();
  return trpc.campCalendar.endFeed.useMutation({
    onSuccess: () => utils.campCalendar.feed.invalidate(),
  });
}
