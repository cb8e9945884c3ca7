import { trpc } from '../../app/trpc.ts';

/** How often the desk looks for new alerts, in ms: a page may stay open all day. */
const LOOK_AGAIN_MS = 60_000;

/** The alerts that this adult is responsible for, those that wait first. */
export function useAlerts() {
  return trpc.safety.list.useQuery(undefined, { refetchInterval: LOOK_AGAIN_MS });
}

/** Notes that this adult has taken care of an alert. */
export function useAcknowledge() {
  const utils = trpc.useUtils();
  return trpc.safety.acknowledge.useMutation({ onSettled: () => utils.safety.invalidate() });
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
