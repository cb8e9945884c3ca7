import { useTranslation } from 'react-i18next';
import { errorCode, secondsToWait } from '../../../lib/errors.ts';
import { Notice } from '../../../ui/notice/notice.tsx';

/** Stays when the toast of a failed sign-in has gone: what a child can do now. */
export function AttemptHint({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('auth');
  const seconds = secondsToWait(error);
  if (seconds !== undefined) return <Notice>{t('login.waitHint', { count: seconds })}</Notice>;
  if (errorCode(error) === 'BAD_CREDENTIALS') return <Notice>{t('login.failedHint')}</Notice>;
  return null;
}
