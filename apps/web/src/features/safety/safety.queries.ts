import { type ChildAlerts, childrenWaiting } from '@lamplight/domain/safety';
import { useMemo } from 'react';
import { trpc } from '../../app/trpc.ts';

/** How often the desk looks for new alerts, in ms: a page may stay open all day. */
const LOOK_AGAIN_MS = 60_000;

/** The alerts that this adult is responsible for, those that wait first. */
export function useAlerts() {
  return trpc.safety.list.useQuery(undefined, { refetchInterval: LOOK_AGAIN_MS });
}

/** The children on this adult's desk of whom alerts wait; undefined until it is known. */
export function useChildrenWaiting(): readonly ChildAlerts[] | undefined {
  const { data } = useAlerts();
  return useMemo(() => data && childrenWaiting(data), [data]);
}

/** Notes that this adult has taken care of alerts. */
export function useAcknowledge() {
  const utils = trpc.useUtils();
  return trpc.safety.acknowledgeTogether.useMutation({
    onSettled: () => utils.safety.invalidate(),
  });
}

/** Says that this adult is on the way to the child of these alerts. */
export function useGo() {
  const utils = trpc.useUtils();
  return trpc.safety.go.useMutation({ onSettled: () => utils.safety.invalidate() });
}

/** Asks for what the child wrote. The answer is gone when the dialog closes. */
export function useOpenText() {
  return trpc.safety.open.useMutation({ gcTime: 0 });
}

/** Whether alerts reach adults outside of the portal, and when that was last practised. */
export function useWays() {
  return trpc.safety.ways.useQuery(undefined, { refetchOnMount: 'always' });
}

/** Raises an alert that is marked as a drill. */
export function usePractise() {
  const utils = trpc.useUtils();
  return trpc.safety.practise.useMutation({ onSettled: () => utils.safety.invalidate() });
}
