import type { Consent, ConsentPurpose } from '@lamplight/domain/consents';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../app/trpc.ts';

/** A parent may have decided since: what is shown is asked for each time it opens. */
const FRESH = { refetchOnMount: 'always' } as const;

/** What was read before a choice, and kept with it. */
export interface Choice {
  readonly purpose: ConsentPurpose;
  readonly notice: string;
}

/** Both ways to choose; each is done when the consents that it answers with are shown. */
export interface Choosing {
  readonly give: (choice: Choice) => Promise<void>;
  readonly withdraw: (choice: Choice) => Promise<void>;
  readonly pending: boolean;
}

/** The student's own consents. */
export function useOwnConsents() {
  return trpc.consents.mine.useQuery(undefined, FRESH);
}

export function useChooseForOneself(): Choosing {
  const utils = trpc.useUtils();
  const onSuccess = (consents: Consent[]) => utils.consents.mine.setData(undefined, consents);
  const give = trpc.consents.give.useMutation({ onSuccess });
  const withdraw = trpc.consents.withdraw.useMutation({ onSuccess });
  return {
    give: async (choice) => void (await give.mutateAsync(choice)),
    withdraw: async (choice) => void (await withdraw.mutateAsync(choice)),
    pending: give.isPending || withdraw.isPending,
  };
}

/** The consents of a student, for a linked parent or an admin. */
export function useConsentsOf(studentId: number) {
  return trpc.consents.ofStudent.useQuery({ studentId }, FRESH);
}

export function useChooseForChild(studentId: number): Choosing {
  const utils = trpc.useUtils();
  const onSuccess = (consents: Consent[]) =>
    utils.consents.ofStudent.setData({ studentId }, consents);
  const give = trpc.consents.giveForChild.useMutation({ onSuccess });
  const withdraw = trpc.consents.withdrawForChild.useMutation({ onSuccess });
  return {
    give: async (choice) => void (await give.mutateAsync({ ...choice, studentId })),
    withdraw: async (choice) => void (await withdraw.mutateAsync({ ...choice, studentId })),
    pending: give.isPending || withdraw.isPending,
  };
}

/** Records what a signed paper says. */
export function useRecordPaper(studentId: number): Choosing {
  const utils = trpc.useUtils();
  const record = trpc.consents.recordPaper.useMutation({
    onSuccess: (consents) => utils.consents.ofStudent.setData({ studentId }, consents),
  });
  const paper = (granted: boolean) => async (choice: Choice) =>
    void (await record.mutateAsync({ ...choice, studentId, granted }));
  return { give: paper(true), withdraw: paper(false), pending: record.isPending };
}

/** The first students of this host who fit what is typed, for an admin who has a paper in hand. */
export function useFoundStudents(search: string) {
  return trpc.classes.findStudents.useQuery(
    { search, page: 0 },
    { ...FRESH, placeholderData: keepPreviousData },
  );
}
