import { useTranslation } from 'react-i18next';
import { CampPage } from '../../ui/scenery/camp-page.tsx';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import { useForgotPassword } from './auth.queries.ts';
import styles from './auth-pages.module.css';
import { EmailRequest } from './components/email-request.tsx';

/** Has a link mailed that sets a new password. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('auth');
  const request = useForgotPassword();
  const failed = useFailureToast();

  const send = async (email: string) => {
    try {
      return await request.mutateAsync({ email });
    } catch (error) {
      failed({ title: t('forgot.failed'), error, fallback: t('forgot.failedText') });
      return undefined;
    }
  };

  return (
    <CampPage tabTitle={t('forgot.title')} width="narrow">
      <EmailRequest
        title={t('forgot.title')}
        text={t('forgot.text')}
        submitLabel={t('forgot.submit')}
        pendingLabel={t('forgot.pending')}
        pending={request.isPending}
        onRequest={send}
      >
        <p className={styles.note}>{t('forgot.noEmail')}</p>
      </EmailRequest>
    </CampPage>
  );
}
