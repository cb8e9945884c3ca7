import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../lib/save-file.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { fetchOwnData } from '../profiles.queries.ts';
import { ownDataFileName } from './own-data-file.ts';

/** Saves everything that the host keeps about the user as a JSON file. */
export function useDownloadOwnData(username: string) {
  const { t } = useTranslation('profiles');
  const failed = useFailureToast();
  const fetching = useMutation({
    mutationFn: fetchOwnData,
    onSuccess: (data) => {
      const file = ownDataFileName(username, data.exportedAt);
      saveFile(file, 'application/json', `${JSON.stringify(data, null, 2)}\n`);
      const text = t('account.data.doneText', { file });
      showToast({ kind: 'success', title: t('account.data.done'), text });
    },
    onError: (error) => {
      failed({ title: t('account.data.failed'), error, fallback: t('account.data.failedText') });
    },
  });
  return { start: () => fetching.mutate(), pending: fetching.isPending };
}
