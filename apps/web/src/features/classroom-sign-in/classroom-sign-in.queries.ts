import type { NewBatch } from '@lamplight/domain/classroom-sign-in';
import { useMutation } from '@tanstack/react-query';
import { keyedApi, withKey } from '../../app/outbox/keyed-api.ts';
import { trpc } from '../../app/trpc.ts';

/** How often the home looks whether a child at a tablet waits, in ms: the child stands there. */
const LOOK_FOR_CHILDREN_MS = 5000;
/** How often the list of tablets looks whether one has come, in ms. */
const LOOK_FOR_TABLETS_MS = 5000;

/** The classes whose children this adult may add and give cards to. */
export function useSignInClasses() {
  return trpc.studentBatches.classes.useQuery(undefined, { refetchOnMount: 'always' });
}

/** Reads a list; nothing is stored. */
export function usePreviewBatch() {
  return trpc.studentBatches.preview.useMutation();
}

/** Adds students; sent twice with the same key they are there once. */
export function useCreateBatch() {
  const utils = trpc.useUtils();
  return useMutation({
    mutationFn: ({ key, batch }: { key: string; batch: NewBatch }) =>
      keyedApi.studentBatches.create.mutate(batch, withKey(key)),
    // The cards hold secrets: only the page that prints them keeps them.
    gcTime: 0,
    onSuccess: () => utils.invalidate(),
  });
}

export function useCardHolders(classId: number) {
  return trpc.signInCards.holders.useQuery({ classId }, { refetchOnMount: 'always' });
}

export function useMakeCards() {
  const utils = trpc.useUtils();
  return trpc.signInCards.make.useMutation({
    gcTime: 0,
    onSuccess: ({ classId }) => utils.signInCards.holders.invalidate({ classId }),
  });
}

export function useTablets(classId: number) {
  return trpc.tablets.list.useQuery({ classId }, { refetchInterval: LOOK_FOR_TABLETS_MS });
}

export function useMakeTabletCode() {
  return trpc.tablets.makeCode.useMutation({ gcTime: 0 });
}

export function useRenameTablet() {
  const utils = trpc.useUtils();
  return trpc.tablets.rename.useMutation({ onSuccess: () => utils.tablets.list.invalidate() });
}

export function useRemoveTablet() {
  const utils = trpc.useUtils();
  return trpc.tablets.remove.useMutation({ onSuccess: () => utils.tablets.list.invalidate() });
}

/** Children who stand at a tablet and ask to be let in. */
export function useEntryRequests() {
  return trpc.tablets.requests.useQuery(undefined, { refetchInterval: LOOK_FOR_CHILDREN_MS });
}

export function useDecideEntry() {
  const utils = trpc.useUtils();
  return trpc.tablets.decide.useMutation({ onSettled: () => utils.tablets.requests.invalidate() });
}
