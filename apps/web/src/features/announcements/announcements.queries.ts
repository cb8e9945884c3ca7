import type { AnnouncementWords } from '@lamplight/domain/announcements';
import { useMutation } from '@tanstack/react-query';
import { keyedApi, withKey } from '../../app/outbox/keyed-api.ts';
import { trpc } from '../../app/trpc.ts';

/** The home brings them along; one that stays open asks again after this, in ms. */
const BOARD_FRESH_MS = 60_000;

/** What is up for the reader today. */
export function useBoard() {
  return trpc.announcements.mine.useQuery(undefined, {
    staleTime: BOARD_FRESH_MS,
    refetchInterval: BOARD_FRESH_MS,
  });
}

/** The classes that the adult may speak to. */
export function useAnnouncedClasses() {
  return trpc.studentBatches.classes.useQuery(undefined, { refetchOnMount: 'always' });
}

/** Everything that was said to a class. */
export function useAnnouncements(classId: number) {
  return trpc.announcements.ofClass.useQuery({ classId }, { refetchOnMount: 'always' });
}

interface Written {
  /** So that a repeat after a lost connection is no second announcement. */
  readonly key: string;
  /** The announcement in whose place it stands; null for a new one. */
  readonly id: number | null;
  readonly classId: number;
  readonly words: AnnouncementWords;
}

/** Says something new, or something else in the place of what was said. */
export function useSaveAnnouncement() {
  const utils = trpc.useUtils();
  return useMutation({
    mutationFn: async ({ key, id, classId, words }: Written) => {
      if (id === null) await keyedApi.announcements.make.mutate({ classId, words }, withKey(key));
      else await keyedApi.announcements.change.mutate({ id, words }, withKey(key));
    },
    onSuccess: () => utils.announcements.invalidate(),
  });
}

export function useWithdrawAnnouncement() {
  const utils = trpc.useUtils();
  return trpc.announcements.withdraw.useMutation({
    onSuccess: () => utils.announcements.invalidate(),
  });
}
