import { type MadeSlips, waitsForSlip } from '@lamplight/domain/pairing';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useMakeClassSlips, useSlipHolders } from '../pairing.queries.ts';
import { SmallSlip } from './small-slip.tsx';

/**
 * Slips that stand beside the sign-in cards of a class, made when somebody asks for them, for the families that have
 * none and are not linked.
 */
export function useSlipsBeside(classId: number) {
  const { t } = useTranslation('pairing');
  const holders = useSlipHolders(classId);
  const make = useMakeClassSlips();
  const fail = useFailureToast();
  const [made, setMade] = useState<MadeSlips | null>(null);
  const waiting = new Set(holders.data?.filter(waitsForSlip).map(({ student }) => student.id));
  const waitingOf = (userIds: readonly number[]) => userIds.filter((id) => waiting.has(id));
  return {
    isPending: make.isPending,
    areMade: made !== null,
    waits: (userIds: readonly number[]) => waitingOf(userIds).length > 0,
    add: (userIds: readonly number[]) =>
      make.mutate(
        { classId, studentIds: waitingOf(userIds) },
        {
          onSuccess: setMade,
          onError: (error) =>
            fail({ title: t('class.notMade'), error, fallback: t('make.failedText') }),
        },
      ),
    forget: () => setMade(null),
    of(userId: number): ReactNode {
      const own = made?.slips.find(({ student }) => student.id === userId);
      return made !== null && own !== undefined ? (
        <SmallSlip made={own} address={made.address} />
      ) : null;
    },
  };
}
