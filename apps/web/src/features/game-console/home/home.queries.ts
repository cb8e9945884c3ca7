import { ROOM_LIST_SECONDS } from '@lamplight/domain/multiplayer';
import { trpc } from '../../../app/trpc.ts';

/** The classes that the teacher teaches. */
export function useTaughtClasses() {
  return trpc.teaching.classes.useQuery(undefined, { refetchOnMount: 'always' });
}

/** The open rooms that the teacher leads or may lead; looked at again like every list of rooms. */
export function useMyRooms() {
  return trpc.multiplayer.myRooms.useQuery(undefined, {
    refetchOnMount: 'always',
    refetchInterval: ROOM_LIST_SECONDS * 1000,
  });
}

/** The topics of a game for a band, named in English as its questions are; pages have their own words. */
export function useTopics(game: Parameters<typeof trpc.multiplayer.topics.useQuery>[0]) {
  return trpc.multiplayer.topics.useQuery(game);
}

/** The teacher's own question sets. */
export function useOwnSets() {
  return trpc.questionSets.list.useQuery(undefined, { refetchOnMount: 'always' });
}

/** Opens a room for a class. */
export function useOpenRoom() {
  const utils = trpc.useUtils();
  return trpc.multiplayer.openClassRoom.useMutation({
    onSettled: () => utils.multiplayer.myRooms.invalidate(),
  });
}
