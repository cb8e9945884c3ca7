import { useTranslation } from 'react-i18next';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useRequestMagicLink } from '../auth.queries.ts';
import { EmailRequest } from './email-request.tsx';

/** Has a link mailed that signs in without a password. */
export function MagicLinkRequest() {
  const { t } = useTranslation('auth');
  const request = useRequestMagicLink();
  const failed = useFailureToast();

  const send = async (email: string) => {
    try {
      const accepted = await request.mutateAsync({ email });
      const text = accepted.mailConfigured ? 'magic.sentText' : 'magic.sentOutboxText';
      showToast({ kind: 'success', title: t('magic.sent'), text: t(text) });
      return accepted;
    } catch (error) {
      failed({ title: t('magic.failed'), error, fallback: t('magic.failedText') });
      return undefined;
    }
  };

  return (
    <EmailRequest
      title={t('magic.title')}
      text={t('magic.text')}
      submitLabel={t('magic.submit')}
      pendingLabel={t('magic.pending')}
      pending={request.isPending}
      onRequest={send}
    />
  );
}
