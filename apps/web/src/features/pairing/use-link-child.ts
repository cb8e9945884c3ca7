import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { translateSentence } from '../../i18n/index.ts';
import { fieldMessages, isUnreachable, secondsToWait, serverMessage } from '../../lib/errors.ts';
import { calledName } from '../../lib/full-name.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useLinkByCode } from './pairing.queries.ts';

/** Links the parent with the child of a code, and says in a sentence why it could not. */
export function useLinkChild(onLinked: (studentId: number) => void) {
  const { t } = useTranslation('pairing');
  const linking = useLinkByCode();
  const [problem, setProblem] = useState<string | null>(null);

  const why = (error: unknown): string => {
    const wait = secondsToWait(error);
    if (wait !== undefined) return t('link.wait', { count: wait });
    if (isUnreachable(error)) return t('link.unreachable');
    const sentence = fieldMessages(error).code ?? serverMessage(error);
    return sentence === undefined ? t('link.failed') : translateSentence(sentence);
  };

  const link = async (code: string) => {
    setProblem(null);
    try {
      const { student } = await linking.mutateAsync({ code });
      const name = calledName(student);
      showToast({ kind: 'success', title: t('link.done'), text: t('link.doneText', { name }) });
      onLinked(student.id);
    } catch (error) {
      setProblem(why(error));
    }
  };
  return {
    link,
    pending: linking.isPending,
    problem,
    /** Forgets what was wrong, as when the code is corrected. */
    clear: () => setProblem(null),
  };
}
