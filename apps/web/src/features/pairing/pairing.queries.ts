import { trpc } from '../../app/trpc.ts';

/** The slips of a child, without their codes. */
export function useSlips(studentId: number) {
  return trpc.pairing.list.useQuery({ studentId }, { refetchOnMount: 'always' });
}

/** Makes a slip; its answer is the only place where the code is ever told. */
export function useMakeSlip() {
  const utils = trpc.useUtils();
  return trpc.pairing.create.useMutation({
    onSuccess: (_slip, { studentId }) => utils.pairing.list.invalidate({ studentId }),
  });
}

/** The children of a class with the slips and parents that they have. */
export function useSlipHolders(classId: number) {
  return trpc.pairing.holders.useQuery({ classId }, { refetchOnMount: 'always' });
}

/** Makes the slips of a class; its answer is the only place where the codes are ever told. */
export function useMakeClassSlips() {
  const utils = trpc.useUtils();
  return trpc.pairing.createForClass.useMutation({
    gcTime: 0,
    onSuccess: () => utils.pairing.invalidate(),
  });
}

export function useRevokeSlip(studentId: number) {
  const utils = trpc.useUtils();
  return trpc.pairing.revoke.useMutation({
    onSuccess: () => utils.pairing.list.invalidate({ studentId }),
  });
}

/** Links the parent with the child of a slip. */
export function useLinkByCode() {
  const utils = trpc.useUtils();
  return trpc.pairing.use.useMutation({
    onSuccess: () => utils.families.students.invalidate(),
  });
}

/** The address of this host for other devices; that of this page until the host has said it. */
export function useAddressForOthers(): string {
  const { data } = trpc.host.addressForOthers.useQuery();
  return data ?? window.location.origin;
}
