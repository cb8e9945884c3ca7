import { useTranslation } from 'react-i18next';
import { useApproval } from '../../../app/session/use-approval.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';

/** What a new teacher reads until an admin has approved the account; it goes by itself. */
export function WaitingForApproval() {
  const { t } = useTranslation('teaching');
  const isAwaited = useApproval(() =>
    showToast({ kind: 'success', title: t('approval.done'), text: t('approval.doneText') }),
  );
  if (!isAwaited) return null;
  return (
    <Notice picture="handshake" title={t('approval.title')}>
      {t('approval.text')}
    </Notice>
  );
}
