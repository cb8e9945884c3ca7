import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { translateSentence } from '../../i18n/index.ts';
import { hasSafetyReply, isUnreachable, serverMessage } from '../../lib/errors.ts';
import { showToast } from './show-toast.ts';

export interface Failure {
  readonly title: string;
  readonly error: unknown;
  /** Said when the server has no sentence for people (spec 8). */
  readonly fallback: string;
}

/**
 * Tells of a failed call: the server's sentence, or that the host is out of reach, or the fallback. Nothing where a
 * child in danger reads the kind words.
 */
export function useFailureToast(): (failure: Failure) => void {
  const { t } = useTranslation('shell');
  return useCallback(
    ({ title, error, fallback }) => {
      if (hasSafetyReply(error)) return;
      const message = serverMessage(error);
      const general = isUnreachable(error) ? t('failure.unreachable') : fallback;
      showToast({
        kind: 'failure',
        title,
        text: message === undefined ? general : translateSentence(message),
      });
    },
    [t],
  );
}
