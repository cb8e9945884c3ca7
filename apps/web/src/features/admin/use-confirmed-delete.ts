import type { AdminUser } from '@lamplight/domain/admin';
import { useTranslation } from 'react-i18next';
import { translateSentence } from '../../i18n/index.ts';
import { errorCode, serverMessage } from '../../lib/errors.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useDeleteUser } from './admin.queries.ts';

/** Refusals that trying again does not change: the server's own sentence says more. */
const FINAL = new Set(['LAST_ADMIN', 'DEMO_ACCOUNT', 'NOT_FOUND']);

/** Deletes an account after the browser has asked whether that is really meant (spec 5). */
export function useConfirmedDelete({ id, username }: AdminUser) {
  const { t } = useTranslation('admin');
  const deletion = useDeleteUser();

  const reasonOf = (error: unknown) => {
    const sentence = FINAL.has(errorCode(error) ?? '') ? serverMessage(error) : undefined;
    return sentence === undefined ? t('delete.failedText') : translateSentence(sentence);
  };

  /** Deletes, asking once more where an alert about a child waits. @returns whether it was done */
  const deleted = async () => {
    try {
      await deletion.mutateAsync({ id });
    } catch (error) {
      if (errorCode(error) !== 'OPEN_ALERTS') throw error;
      if (!window.confirm(t('delete.openAlerts', { username }))) return false;
      await deletion.mutateAsync({ id, withOpenAlerts: true });
    }
    return true;
  };

  const remove = async () => {
    if (!window.confirm(t('delete.confirm', { username }))) return;
    try {
      if (!(await deleted())) return;
      showToast({
        kind: 'success',
        title: t('delete.done'),
        text: t('delete.doneText', { username }),
      });
    } catch (error) {
      showToast({ kind: 'failure', title: t('delete.failed'), text: reasonOf(error) });
    }
  };
  return { remove, pending: deletion.isPending };
}
