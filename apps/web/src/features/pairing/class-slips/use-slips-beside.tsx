import type { MadeSlips } from '@lamplight/domain/pairing';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useMakeClassSlips } from '../pairing.queries.ts';
import { SmallSlip } from './small-slip.tsx';

/** Slips that stand beside the sign-in cards of a class, made when somebody asks for them. */
export function useSlipsBeside(classId: number) {
  const { t } = useTranslation('pairing');
  const make = useMakeClassSlips();
  const fail = useFailureToast();
  const [made, setMade] = useState<MadeSlips | null>(null);
  return {
    isPending: make.isPending,
    areMade: made !== null,
    add: (studentIds: readonly number[]) =>
      make.mutate(
        { classId, studentIds: [...studentIds] },
        {
          onSuccess: setMade,
          onError: (error) =>
            fail({ title: t('class.notMade'), error, fallback: t('make.failedText') }),
        },
      ),
    of(userId: number): ReactNode {
      const own = made?.slips.find(({ student }) => student.id === userId);
      return made !== null && own !== undefined ? (
        <SmallSlip made={own} address={made.address} />
      ) : null;
    },
  };
}
