import type { LinkedStudent } from '@lamplight/domain/families';
import { useTranslation } from 'react-i18next';
import { calledName } from '../../../lib/full-name.ts';
import { saveArchive } from '../../../lib/save-archive.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useChildArchive } from '../families.queries.ts';

/** Saves everything that the host keeps about a child: a page to read, and the same for programs. */
export function useDownloadChild(student: LinkedStudent) {
  const { t } = useTranslation('families');
  const failed = useFailureToast();
  const archive = useChildArchive();
  const start = async () => {
    try {
      const file = await archive.mutateAsync({ studentId: student.id });
      saveArchive(file);
      const text = t('data.doneText', { file: file.filename, name: calledName(student) });
      showToast({ kind: 'success', title: t('data.done'), text });
    } catch (error) {
      failed({ title: t('data.failed'), error, fallback: t('data.failedText') });
    }
  };
  return { start: () => void start(), pending: archive.isPending };
}
