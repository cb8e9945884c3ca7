import type { Display } from '@lamplight/domain/display';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useSession } from '../session/use-session.ts';
import { useSaveDisplay } from './display.queries.ts';
import { showDisplay, shownDisplay } from './display-store.ts';

/**
 * Shows pages in another way at once, and keeps it with the profile. On the demo account, which
 * everybody shares, it stays on this device.
 */
export function useChooseDisplay(): (change: Partial<Display>) => void {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const save = useSaveDisplay();
  return (change) => {
    showDisplay({ ...shownDisplay(), ...change });
    if (user?.isDemo === true) return;
    save.mutate(
      { display: change },
      {
        onError: () => {
          showToast({
            kind: 'failure',
            title: t('display.failed'),
            text: t('display.failedText'),
          });
        },
      },
    );
  };
}
