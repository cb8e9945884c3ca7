import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useStoreSession } from '../../app/session/use-session.ts';
import { errorCode } from '../../lib/errors.ts';
import type { SchemaForm } from '../../ui/form/use-schema-form.ts';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import { useRegister } from './auth.queries.ts';
import { type RegistrationValues, registrationPayload } from './registration.ts';
import { showWelcome } from './welcome-toasts.ts';

/** Making an account: the session is stored, a welcome shows, and the way leads to /welcome (spec 8). */
export function useRegisterAccount(form: SchemaForm<RegistrationValues>) {
  const { t } = useTranslation('auth');
  const registration = useRegister();
  const storeSession = useStoreSession();
  const failed = useFailureToast();
  const navigate = useNavigate();

  const submit = async (values: RegistrationValues) => {
    try {
      const signedIn = await registration.mutateAsync(registrationPayload(values));
      storeSession(signedIn);
      showWelcome(signedIn.user, t);
      await navigate({ to: '/welcome', replace: true });
    } catch (error) {
      form.showRefusals(error);
      if (errorCode(error) === 'USERNAME_TAKEN') {
        form.setFieldError('username', t('register.usernameTaken'));
        form.getInputNode('username')?.focus();
      }
      failed({ title: t('register.failed'), error, fallback: t('register.failedText') });
    }
  };
  return { submit, pending: registration.isPending };
}
