import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { prepareToasts, showToast } from '../../ui/toast/show-toast.ts';

/**
 * Tells that a write waits on this device until the host is back: for when `deliver` answers null
 * (spec 8, "Progress save network failure").
 * @param isNear whether there is something to send: only then are the parts of the toast fetched
 */
export function usePendingToast(isNear = true): () => void {
  const { t } = useTranslation('shell');
  // Its words are for when nothing can be fetched any more.
  useEffect(() => {
    if (isNear) prepareToasts();
  }, [isNear]);
  return useCallback(
    () => showToast({ kind: 'note', title: t('saved.kept'), text: t('saved.keptText') }),
    [t],
  );
}
