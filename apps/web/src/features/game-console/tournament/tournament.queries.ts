import { useEffect } from 'react';
import { trpc } from '../../../app/trpc.ts';
import { liveApi } from '../../../app/trpc-live.ts';
import { useSocketState } from '../live.ts';

/** The tournaments of the teacher's classes, newest first. */
export function useTournaments() {
  return trpc.tournaments.list.useQuery(undefined, { refetchOnMount: 'always' });
}

/** The students of a class, to say who is here. */
export function useClassStudents(classId: number) {
  return trpc.accommodations.list.useQuery({ classId }, { refetchOnMount: 'always' });
}

/** A tournament with its teams, told by the host as it changes. */
export function useBoard(id: number) {
  const utils = trpc.useUtils();
  const { tells, noteTold, handlers, asking } = useSocketState();
  const query = trpc.tournaments.board.useQuery({ id }, asking);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the handlers only set a state.
  useEffect(() => {
    const subscription = liveApi().tournaments.watch.subscribe(
      { id },
      {
        ...handlers,
        onData: (board) => {
          noteTold();
          // An answer that is still on its way is older.
          void utils.tournaments.board.cancel({ id });
          utils.tournaments.board.setData({ id }, board);
        },
      },
    );
    return () => subscription.unsubscribe();
  }, [id, utils]);
  return { query, connected: tells || (query.isSuccess && !query.isRefetchError) };
}

/** Splits a class into balanced rooms. */
export function useNewTournament() {
  const utils = trpc.useUtils();
  return trpc.tournaments.create.useMutation({
    onSettled: () => utils.tournaments.list.invalidate(),
  });
}

/** Everything that is done with a tournament as a whole. */
export function useTournamentActions(id: number) {
  const utils = trpc.useUtils();
  const onSettled = () => utils.tournaments.board.invalidate({ id });
  return {
    startAll: trpc.tournaments.startAll.useMutation({ onSettled }),
    nextRound: trpc.tournaments.nextRound.useMutation({ onSettled }),
    finish: trpc.tournaments.finish.useMutation({ onSettled }),
    seat: trpc.tournaments.seat.useMutation({ onSettled }),
  };
}
