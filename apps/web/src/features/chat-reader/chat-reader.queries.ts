import { CHAT_PAGE } from '@lamplight/domain/chat';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../app/trpc.ts';

/** A student's conversation for a grown-up, the newest page first; asked for only once `shown`. */
export function useStudentConversation(userId: number, shown: boolean) {
  const utils = trpc.useUtils();
  return useInfiniteQuery({
    queryKey: getQueryKey(trpc.chat.ofStudent, { userId }, 'infinite'),
    queryFn: ({ pageParam: before }) =>
      utils.client.chat.ofStudent.query({ userId, before, limit: CHAT_PAGE }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < CHAT_PAGE ? undefined : page[0]?.id),
    enabled: shown,
  });
}

/** The students of a teacher's classes. */
export function useTaughtStudents() {
  return trpc.teaching.students.useQuery();
}

/** Every student of the host, for its admins. */
export function useAllStudents() {
  return trpc.admin.users.useQuery(undefined, {
    select: (users) => users.filter(({ role }) => role === 'student'),
  });
}
