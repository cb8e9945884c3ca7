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
  return trpc.safety.acknowledge.useMutation({ onSettled: () => utils.safety.list.invalidate() });
}

/** Asks for what the child wrote. The answer is gone when the dialog closes. */
export function useOpenText() {
  return trpc.safety.open.useMutation({ gcTime: 0 });
}
