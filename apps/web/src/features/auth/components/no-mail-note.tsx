import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice/notice.tsx';
import { useHostInfo } from '../auth.queries.ts';

/** Says in plain words that no mail leaves this host, where that is so. */
export function NoMailNote() {
  const { t } = useTranslation('auth');
  const mailConfigured = useHostInfo().data?.mailConfigured ?? true;
  if (mailConfigured) return null;
  return (
    <Notice title={t('magic.noMailTitle')} role="status">
      {t('magic.noMailText')}
    </Notice>
  );
}
