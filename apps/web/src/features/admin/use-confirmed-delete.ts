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

  const remove = async () => {
    if (!window.confirm(t('delete.confirm', { username }))) return;
    try {
      await deletion.mutateAsync({ id });
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
