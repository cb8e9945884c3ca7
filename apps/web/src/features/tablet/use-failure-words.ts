import { useTranslation } from 'react-i18next';
import { translateSentence } from '../../i18n/index.ts';
import { isUnreachable, serverMessage } from '../../lib/errors.ts';

/** A failed call in words for the one who made it; null where nothing failed. */
export function useFailureWords(error: unknown): string | null {
  const { t } = useTranslation('tablet');
  if (error === null || error === undefined) return null;
  const message = serverMessage(error);
  if (message !== undefined) return translateSentence(message);
  return t(isUnreachable(error) ? 'trouble.unreachable' : 'trouble.failed');
}
