import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import type { Choice } from './consents.queries.ts';

/** Makes a choice and says what has become of it. */
export function useChoice() {
  const { t } = useTranslation('consents');
  const failed = useFailureToast();
  return async (make: (choice: Choice) => Promise<void>, choice: Choice, done: string) => {
    try {
      await make(choice);
      showToast({ kind: 'success', title: t('saved'), text: done });
    } catch (error) {
      failed({ title: t('failed'), error, fallback: t('failedText') });
    }
  };
}
