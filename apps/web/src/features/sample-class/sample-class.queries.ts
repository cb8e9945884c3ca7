import { trpc } from '../../app/trpc.ts';

/** Whether this host has a class to look around in. */
export function useSampleClass() {
  return trpc.sampleClass.state.useQuery(undefined, { refetchOnMount: 'always' });
}

/** It brings accounts, classes and numbers to every list of an admin. */
function useRefresh() {
  const utils = trpc.useUtils();
  return () => utils.invalidate();
}

export function useFillSampleClass() {
  return trpc.sampleClass.fill.useMutation({ onSuccess: useRefresh() });
}

export function useRemoveSampleClass() {
  return trpc.sampleClass.remove.useMutation({ onSuccess: useRefresh() });
}
