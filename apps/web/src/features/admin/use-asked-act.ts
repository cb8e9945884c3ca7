import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';

export interface AskedAct {
  readonly question: string;
  readonly act: () => Promise<unknown>;
  /** Title of the message when it did not work. */
  readonly failed: string;
  /** Title of the message when it did; without it nothing is said. */
  readonly done?: string;
}

/** Does something to an account after the browser has asked whether that is really meant. */
export function useAskedAct(): (asked: AskedAct) => Promise<void> {
  const { t } = useTranslation('admin');
  const showFailure = useFailureToast();
  return async ({ question, act, failed, done }) => {
    if (!window.confirm(question)) return;
    try {
      await act();
      if (done !== undefined) showToast({ kind: 'success', title: done });
    } catch (error) {
      showFailure({ title: failed, error, fallback: t('access.failedText') });
    }
  };
}
