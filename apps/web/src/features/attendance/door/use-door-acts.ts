import type { DoorAct, DoorMarkInput, Who } from '@lamplight/domain/attendance';
import { useTranslation } from 'react-i18next';
import { usePendingToast } from '../../../app/outbox/use-pending-toast.ts';
import { useSession } from '../../../app/session/use-session.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useMark, useUndoMark } from '../attendance.queries.ts';
import type { ShownRow } from './with-waiting.ts';

type Leaving = Pick<DoorMarkInput, 'release' | 'despite'>;

export interface DoorActs {
  /** Marks a child. @returns whether it is done, also by somebody else, or waits here; what went wrong has been said */
  readonly mark: (row: ShownRow, act: DoorAct, leaving?: Leaving) => Promise<boolean>;
  readonly undo: (row: ShownRow) => void;
}

/** What is done at the door. @param now the present moment by the clock of the host */
export function useDoorActs(now: () => string): DoorActs {
  const { t } = useTranslation('attendance');
  const { user } = useSession();
  const undo = useUndoMark();
  const fail = useFailureToast();
  // Fetched while the host is there: its words are for when it is not.
  usePendingToast();
  const send = useMark(user?.id ?? 0, (calls) =>
    showToast({
      ...{ kind: 'failure', title: t('marked.failed') },
      text: t('marked.refused', { count: calls.length }),
    }),
  );
  const tell = (error: unknown) =>
    fail({ title: t('marked.failed'), error, fallback: t('tryAgain') });

  async function mark(who: Who, name: string, act: DoorAct, leaving: Leaving): Promise<boolean> {
    try {
      const marked = await send({ who, act, at: now(), ...leaving });
      if (marked === null || marked.why === null) return true;
      const { why } = marked;
      showToast({
        kind: 'note',
        title: t(`marked.${why}`, { name }),
        text: t(`marked.${why}Text`),
      });
      return why === 'already';
    } catch (error) {
      tell(error);
      return false;
    }
  }

  return {
    mark: ({ who, name }, act, leaving = { release: null, despite: '' }) =>
      mark(who, name, act, leaving),
    undo: ({ who, markId }) => undo.mutate({ who, markId }, { onError: tell }),
  };
}
