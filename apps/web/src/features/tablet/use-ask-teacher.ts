import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { errorCode } from '../../lib/errors.ts';
import { tabletCalls, useEntry } from './tablet.queries.ts';
import { useEnterAsChild } from './use-enter-as-child.ts';

type AskState = 'asking' | 'waiting' | 'refused' | 'over' | 'failed';

/**
 * Asks the teacher to let a child in, as soon as it is used, and enters when they do. Whoever leaves
 * takes the wish back.
 */
export function useAskTeacher(
  tablet: string,
  childId: number,
  onGone: () => void,
): { readonly state: AskState; readonly ask: () => void } {
  /** The wish that stands while the child waits. */
  const standing = useRef<number | null>(null);
  const here = useRef(true);
  const takeBack = useCallback(() => {
    const id = standing.current;
    standing.current = null;
    // A host that is out of reach forgets the wish by itself.
    if (id !== null) tabletCalls.withdraw({ tablet, id }).catch(() => undefined);
  }, [tablet]);
  const wish = useMutation({
    mutationFn: () => tabletCalls.askTeacher({ tablet, childId }),
    onSuccess: ({ id }) => {
      standing.current = id;
      // The child went before the host had written it down.
      if (!here.current) takeBack();
    },
  });
  const { data: entry, error } = useEntry(tablet, wish.data?.id ?? null);
  const enter = useEnterAsChild();
  const { mutate } = wish;
  const isGone = [wish.error, error].some((failure) => errorCode(failure) === 'TABLET_UNKNOWN');

  useEffect(() => {
    here.current = true;
    mutate();
    return () => {
      here.current = false;
      takeBack();
    };
  }, [mutate, takeBack]);
  useEffect(() => {
    if (entry?.state !== 'let-in' || standing.current === null) return;
    standing.current = null;
    void enter(entry);
  }, [entry, enter]);
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);

  return { state: stateOf(wish.isPending, wish.isError, entry?.state), ask: () => mutate() };
}

function stateOf(asking: boolean, failed: boolean, told: string | undefined): AskState {
  if (asking) return 'asking';
  if (failed) return 'failed';
  return told === 'refused' || told === 'over' ? told : 'waiting';
}
