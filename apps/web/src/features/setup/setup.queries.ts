import { trpc } from '../../app/trpc.ts';

/** Whether this host has an admin already. */
export function useHostIsReady(): boolean {
  return trpc.host.info.useQuery().data?.hasAdmin ?? false;
}

export function useCreateFirstAdmin() {
  return trpc.host.createFirstAdmin.useMutation();
}
