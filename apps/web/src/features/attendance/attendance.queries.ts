import type { DoorMarkInput, Marked } from '@lamplight/domain/attendance';
import { deliver } from '../../app/outbox/deliver.ts';
import { outbox } from '../../app/outbox/host-outbox.ts';
import { keyedApi, optionsOf } from '../../app/outbox/keyed-api.ts';
import { trpc } from '../../app/trpc.ts';
import type { PendingCall } from '../../lib/outbox/outbox.ts';
import { randomId } from '../../lib/platform.ts';

/** The procedure of marks that wait on this device. */
export const MARK = 'attendance.mark';

/** How often the list is asked for while it is open, in ms: other tablets mark, too, and parents say who comes. */
const LOOK_AGAIN_MS = 10_000;

/** What was opened is gone when it is no longer shown. */
const NOT_KEPT = { gcTime: 0 } as const;
const FRESH = { refetchOnMount: 'always' } as const;

/** The day at the door of all classes of the adult: the page narrows it, so that it does without the host. */
export function useDoorDay() {
  return trpc.attendance.today.useQuery(
    { classId: null },
    { ...FRESH, refetchInterval: LOOK_AGAIN_MS },
  );
}

/** Asks for the list anew. */
function useLookAgain(): () => void {
  const utils = trpc.useUtils();
  return () => void utils.attendance.invalidate();
}

/**
 * Marks a child. It is kept on this device until the host has it, but for a code, which is compared now or not at all.
 * What this adult marked before goes first: a departure that overtakes the arrival would not be taken.
 * @param onRefused told of marks that had waited and that the host refused for good
 * @returns what became of it, or null where it waits here
 */
export function useMark(
  userId: number,
  onRefused: (calls: readonly PendingCall[]) => void,
): (input: DoorMarkInput) => Promise<Marked | null> {
  const lookAgain = useLookAgain();
  const isWaiting = () =>
    outbox.state().waiting.some((kept) => kept.userId === userId && kept.operation === MARK);
  return async (input) => {
    if (isWaiting()) {
      const { refused } = await outbox.sendAll(userId);
      if (refused.length > 0) onRefused(refused);
    }
    const call = { key: randomId(), userId, operation: MARK, input };
    const send = (options: ReturnType<typeof optionsOf>) =>
      keyedApi.attendance.mark.mutate(input, options);
    try {
      if (isWaiting() && input.release?.way !== 'code') {
        await outbox.keep({ ...call, keptAt: new Date().toISOString() });
        return null;
      }
      return input.release?.way === 'code'
        ? await send(optionsOf(call))
        : await deliver(call, send);
    } finally {
      lookAgain();
    }
  };
}

export function useUndoMark() {
  return trpc.attendance.undo.useMutation({ onSettled: useLookAgain() });
}

export function useSetHours() {
  return trpc.attendance.setHours.useMutation({ onSuccess: useLookAgain() });
}

/** Who may and may not collect a child. */
export function useAtDoor(studentId: number | null) {
  return trpc.attendance.atDoor.useQuery(
    { studentId: studentId ?? 0 },
    { ...FRESH, enabled: studentId !== null },
  );
}

export function usePhoto(id: number) {
  return trpc.attendance.photo.useQuery({ id }, NOT_KEPT);
}

export function useAddWalkUp() {
  return trpc.attendance.addWalkUp.useMutation({ onSuccess: useLookAgain() });
}

export function useWalkUpBecameAccount() {
  return trpc.attendance.walkUpBecameAccount.useMutation({ onSuccess: useLookAgain() });
}

/** Opens the codes of a class; each time leaves a line in the audit log. */
export function useOpenSlips() {
  return trpc.attendance.slips.useMutation(NOT_KEPT);
}

/** Reads the attendance of a class, as `useOpenSlips`. */
export function useReadRegister() {
  return trpc.attendance.register.useMutation(NOT_KEPT);
}

export function useMarksOfDay(input: { who: DoorMarkInput['who']; date: string }) {
  return trpc.attendance.marksOfDay.useQuery(input, { ...FRESH, ...NOT_KEPT });
}

export function useCorrect() {
  return trpc.attendance.correct.useMutation({ onSuccess: useLookAgain() });
}

/** The day of a child for a parent. */
export function useDayOfChild(studentId: number) {
  return trpc.attendance.ofChild.useQuery(
    { studentId },
    { ...FRESH, ...NOT_KEPT, refetchInterval: 60_000 },
  );
}

export function useSaveCollector() {
  return trpc.attendance.saveCollector.useMutation({ ...NOT_KEPT, onSuccess: useLookAgain() });
}

export function useRemoveCollector() {
  return trpc.attendance.removeCollector.useMutation({ onSuccess: useLookAgain() });
}

export function useAnnounce() {
  return trpc.attendance.announce.useMutation({ onSuccess: useLookAgain() });
}

export function useWithdraw() {
  return trpc.attendance.withdraw.useMutation({ onSuccess: useLookAgain() });
}
