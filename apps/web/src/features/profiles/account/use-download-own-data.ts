import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saveArchive } from '../../../lib/save-archive.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { fetchOwnArchive } from '../profiles.queries.ts';

/** Saves everything that the host keeps about the user: a page to read, and the same for programs. */
export function useDownloadOwnData() {
  const { t } = useTranslation('profiles');
  const failed = useFailureToast();
  const fetching = useMutation({
    mutationFn: fetchOwnArchive,
    onSuccess: (archive) => {
      saveArchive(archive);
      const text = t('account.data.doneText', { file: archive.filename });
      showToast({ kind: 'success', title: t('account.data.done'), text });
    },
    onError: (error) => {
      failed({ title: t('account.data.failed'), error, fallback: t('account.data.failedText') });
    },
  });
  return { start: () => fetching.mutate(), pending: fetching.isPending };
}
