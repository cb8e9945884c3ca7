import { useTranslation } from 'react-i18next';
import { copyText } from '../../lib/platform.ts';
import { showToast } from '../../ui/toast/show-toast.ts';

/** Copies a mailed link and says whether that went well. */
export function useCopyLink(): (link: string, to: string) => Promise<void> {
  const { t } = useTranslation('admin');
  return async (link, to) => {
    const copied = await copyText(link);
    showToast(
      copied
        ? { kind: 'success', title: t('mail.copied'), text: t('mail.copiedText', { to }) }
        : { kind: 'failure', title: t('mail.notCopied'), text: t('mail.notCopiedText') },
    );
  };
}
