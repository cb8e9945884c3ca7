import type { CareInput, CareView } from '@lamplight/domain/care';
import { api, trpc } from '../../app/trpc.ts';

/** Somebody else may have written since, and nothing of it is kept longer than it is shown. */
const FRESH = { refetchOnMount: 'always', gcTime: 0 } as const;
/** What was opened is gone when it is no longer shown. */
const NOT_KEPT = { gcTime: 0 } as const;

/** What is written about a parent's child. */
export function useCareOfChild(studentId: number) {
  return trpc.care.ofChild.useQuery({ studentId }, FRESH);
}

type SaveCare = (input: CareInput) => Promise<CareView>;

/** Saves what is written about a child. */
export function useSaveCare(): { save: SaveCare; pending: boolean } {
  const utils = trpc.useUtils();
  const { mutateAsync, isPending } = trpc.care.save.useMutation({
    ...NOT_KEPT,
    onSuccess: (view, { studentId }) => utils.care.ofChild.setData({ studentId }, view),
  });
  return { save: mutateAsync, pending: isPending };
}

/** Takes back what is written about a child. */
export function useRemoveCare() {
  const utils = trpc.useUtils();
  return trpc.care.remove.useMutation({
    ...NOT_KEPT,
    onSuccess: (view, { studentId }) => utils.care.ofChild.setData({ studentId }, view),
  });
}

/** Opens what is written about a child, for staff; each time leaves a line in the audit log. */
export function useOpenCare() {
  return trpc.care.open.useMutation(NOT_KEPT);
}

/** Opens the sheet of a class, as `useOpenCare`. */
export function useOpenSheet() {
  return trpc.care.sheet.useMutation(NOT_KEPT);
}

/** Whether the tablets of a class keep its sheet. */
export function useTabletSheet(classId: number) {
  return trpc.care.tabletSheet.useQuery({ classId }, { refetchOnMount: 'always' });
}

/** Makes a code for the sheet on the tablets; it is gone from this device when it is no longer shown. */
export function useMakeSheetCode(classId: number) {
  const utils = trpc.useUtils();
  return trpc.care.makeSheetCode.useMutation({
    ...NOT_KEPT,
    onSuccess: () => utils.care.tabletSheet.invalidate({ classId }),
  });
}

export function useEndTabletSheet(classId: number) {
  const utils = trpc.useUtils();
  return trpc.care.endTabletSheet.useMutation({
    onSuccess: () => utils.care.tabletSheet.invalidate({ classId }),
  });
}

/** What a class tablet asks the host for, with its own secret. */
export const tabletSheetCalls = { sealedSheet: api.care.sealedSheet.mutate };
