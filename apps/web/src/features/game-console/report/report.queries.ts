import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { api, trpc } from '../../../app/trpc.ts';

/** The games that were played, newest first, a page at a time. */
export function usePlayedGames() {
  return useInfiniteQuery({
    queryKey: [['gameReports', 'list'], 'pages'],
    queryFn: ({ pageParam }) => api.gameReports.list.query({ before: pageParam }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ before }) => before ?? undefined,
    refetchOnMount: 'always',
  });
}

/** What the class knew in one game. */
export function useReport(gameId: number) {
  return trpc.gameReports.get.useQuery({ gameId }, { refetchOnMount: 'always' });
}

/** Asks for the report as a file for a spreadsheet. */
export function useReportFile() {
  return useMutation({ mutationFn: (gameId: number) => api.gameReports.csv.query({ gameId }) });
}
